import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { RequestHandler } from 'express';
import { Refusal } from '#contract/refusal.ts';
import { actorOf, workspaceOf } from '../access.ts';
import type { AccountsClient } from '../accounts-client.ts';
import { requireRole } from '../api/route.ts';
import { callerOf } from '../http/caller.ts';
import type { PlaygroundKeys } from './playground-keys.ts';

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
    const session = callerOf(request as never);
    const workspace = await workspaceOf(accounts, session, request.params.slug);
    requireRole(workspace, MAY_COMPOSE);
    const apiKey = await keys.keyFor(actorOf(session), workspace.id);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const idempotencyKey = request.get('idempotency-key');
    const answer = await fetch(`${gatewayUrl()}/v1/compose`, {
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
