import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { Refusal } from '#contract/refusal.ts';
import { actorOf, requireRole, workspaceOf } from './access.ts';
import type { AccountsClient } from './clients.ts';
import { callerOf } from './sign-in/session.ts';
import { COMPOSE_SCOPE } from '#contract/api-key.ts';

/** Headers of the gateway's answer that a page needs. */
const PASSED_ON = [
  'content-type',
  'cache-control',
  'x-accel-buffering',
  'retry-after',
  'x-request-id',
  'x-generation-id',
];

/** Composing costs money, so viewers may not. */
const MAY_COMPOSE = ['operator', 'owner', 'developer'] as const;

type Parts = { gatewayUrl: () => string; accounts: AccountsClient; keys: PlaygroundKeys };

/** Composes for a person in the playground: forwards the page's request with a workspace key that stays on the server. */
export function composeRoute({ gatewayUrl, accounts, keys }: Parts): RequestHandler<{ slug: string }> {
  return async (request, response) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const session = callerOf(request as never);
    const workspace = await workspaceOf(accounts, session, request.params.slug);
    requireRole(workspace, MAY_COMPOSE);
    const idempotencyKey = request.get('idempotency-key');
    const ask = async (apiKey: string): Promise<globalThis.Response> =>
      fetch(`${gatewayUrl()}/v1/compose`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        body: request.body as Uint8Array<ArrayBuffer>,
        signal: gone.signal,
      }).catch((cause: unknown) => {
        throw new Refusal('SERVICE_UNAVAILABLE', 'The gateway cannot be reached. Is it running?', { cause });
      });
    const answer = await withWorkingKey(ask, keys, { actor: actorOf(session), workspaceId: workspace.id });
    response.status(answer.status);
    for (const name of PASSED_ON) {
      const value = answer.headers.get(name);
      if (value !== null) response.set(name, value);
    }
    response.flushHeaders();
    if (answer.body === null) return void response.end();
    // A person who leaves cancels the composition; that is no failure.
    await pipeline(Readable.fromWeb(answer.body), response).catch(() => undefined);
  };
}

/**
 * Asks with the key of the workspace, or with a new one when that was revoked meanwhile. The key belongs to the console: if the
 * gateway refuses it, that must not look to the page as if the person had to sign in.
 */
async function withWorkingKey(
  ask: (apiKey: string) => Promise<globalThis.Response>,
  keys: PlaygroundKeys,
  { actor, workspaceId }: { actor: string; workspaceId: string },
): Promise<globalThis.Response> {
  for (let tries = 0; tries < 2; tries++) {
    const apiKey = await keys.keyFor(actor, workspaceId);
    const answer = await ask(apiKey);
    if (answer.status !== 401) return answer;
    await answer.body?.cancel();
    await keys.forget(workspaceId, apiKey);
  }
  throw new Refusal(
    'SERVICE_UNAVAILABLE',
    'The gateway does not know the key of the playground. Retry in a few seconds.',
  );
}

const KEY_HOURS = 24;
/** A key is replaced early enough that it cannot expire during a composition. */
const REPLACE_BEFORE_MS = 600_000;

type Key = { keyId: string; apiKey: string; expiresAtMs: number };

/** The playground's keys, one per workspace: short-lived, in memory, never sent to a page. */
export type PlaygroundKeys = {
  /** The key of a workspace; minted on first use, and anew before it expires. */
  keyFor: (actor: string, workspaceId: string) => Promise<string>;
  /** Forgets a key that the gateway refuses: people may revoke it like any other. */
  forget: (workspaceId: string, apiKey: string) => Promise<void>;
  /** Revokes all of them; called when the console closes. */
  revokeAll: () => Promise<void>;
};

/** Mints keys through accounts, in the name of whoever composes first. */
export function createPlaygroundKeys(accounts: AccountsClient, now: () => number): PlaygroundKeys {
  const keys = new Map<string, Promise<Key>>();

  async function mint(actor: string, workspace: string): Promise<Key> {
    const expiresAtMs = now() + KEY_HOURS * 3_600_000;
    const { keyId, apiKey } = await accounts.createKey(actor, {
      workspace,
      scopes: [COMPOSE_SCOPE],
      expiresAtMs,
      label: 'Playground',
    });
    return { keyId, apiKey, expiresAtMs };
  }

  async function keyFor(actor: string, workspaceId: string): Promise<string> {
    const cached = keys.get(workspaceId);
    const known = await cached?.catch(() => undefined);
    if (known !== undefined && known.expiresAtMs - REPLACE_BEFORE_MS > now()) return known.apiKey;
    // Another call mints one already: a second would be lost, and never revoked.
    if (keys.get(workspaceId) !== cached) return keyFor(actor, workspaceId);
    const minted = mint(actor, workspaceId);
    keys.set(workspaceId, minted);
    // A failed attempt is not cached.
    minted.catch(() => keys.delete(workspaceId));
    return (await minted).apiKey;
  }

  return {
    keyFor,
    forget: async (workspaceId, apiKey) => {
      const cached = keys.get(workspaceId);
      const known = await cached?.catch(() => undefined);
      if (known?.apiKey === apiKey && keys.get(workspaceId) === cached) keys.delete(workspaceId);
    },
    revokeAll: async () => {
      const minted = await Promise.allSettled(keys.values());
      keys.clear();
      const ids = minted.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.keyId] : []));
      await Promise.allSettled(ids.map(async (keyId) => accounts.revokeKey('console', { keyId })));
    },
  };
}
