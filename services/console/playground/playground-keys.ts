import { COMPOSE_SCOPE } from '#contract/api-key.ts';
import type { AccountsClient } from '../accounts-client.ts';

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
