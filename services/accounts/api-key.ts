import { randomBytes } from 'node:crypto';
import { API_KEY_PREFIX, API_KEY_RANDOM_BYTES, COMPOSE_SCOPE, formatApiKey } from '#contract/api-key.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Queryable } from './database.ts';
import { sha256Hex } from './sha256.ts';

const DISPLAYED_CHARS = 4;
// Beyond it a number of milliseconds is no date.
const LATEST_DATE_MS = 8_640_000_000_000_000;

/** A key as it may be shown again and again: never the key itself. */
export type KeySummary = {
  keyId: string;
  /** First and last four characters after the prefix. */
  display: string;
  scopes: string[];
  createdAtMs: number;
  expiresAtMs: number | undefined;
  revokedAtMs: number | undefined;
};

type KeyRow = {
  id: string;
  display: string;
  scopes_json: string;
  created_at_ms: number;
  expires_at_ms: number | null;
  revoked_at_ms: number | null;
};

/**
 * Mints a key. Only its SHA-256 is kept: 256 random bits need no slow hash.
 *
 * @returns the key, which can never be read again
 * @throws Refusal BAD_REQUEST for a scope that there is not, or an expiry that is over: nobody wants a key that is dead
 *   from the start
 */
export async function createKey(
  database: Queryable,
  newKey: { keyId: string; workspaceId: string; scopes: readonly string[]; expiresAtMs: number | undefined },
  nowMs: number,
): Promise<string> {
  const scopes = [...new Set(newKey.scopes)];
  const unknown = scopes.find((scope) => scope !== COMPOSE_SCOPE);
  if (unknown !== undefined) {
    const message = `\`scopes\`: there is no scope "${unknown}"; the only one is "${COMPOSE_SCOPE}".`;
    throw new Refusal('BAD_REQUEST', message, { field: 'scopes' });
  }
  const { expiresAtMs = nowMs + 1 } = newKey;
  if (expiresAtMs <= nowMs || expiresAtMs > LATEST_DATE_MS) {
    const message = '`expires_at_ms` must be a time to come; without one the key does not expire.';
    throw new Refusal('BAD_REQUEST', message, { field: 'expires_at_ms' });
  }
  const apiKey = formatApiKey(randomBytes(API_KEY_RANDOM_BYTES));
  await database.query(
    `INSERT INTO api_key (id, workspace_id, sha256, display, scopes_json, created_at_ms, expires_at_ms)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      newKey.keyId,
      newKey.workspaceId,
      sha256Hex(apiKey),
      displayOf(apiKey),
      JSON.stringify(scopes),
      nowMs,
      newKey.expiresAtMs ?? null,
    ],
  );
  return apiKey;
}

/** A workspace's keys, oldest first, revoked and expired ones included. */
export async function listKeys(database: Queryable, workspaceId: string): Promise<KeySummary[]> {
  const rows = await database.query<KeyRow>(
    `SELECT id, display, scopes_json, created_at_ms, expires_at_ms, revoked_at_ms FROM api_key
     WHERE workspace_id = $1 ORDER BY created_at_ms, id`,
    [workspaceId],
  );
  return rows.map((row) => ({
    keyId: row.id,
    display: row.display,
    scopes: readScopes(row.scopes_json),
    createdAtMs: row.created_at_ms,
    expiresAtMs: row.expires_at_ms ?? undefined,
    revokedAtMs: row.revoked_at_ms ?? undefined,
  }));
}

/**
 * Revokes a key for good. Revoking it again keeps the first time.
 *
 * @throws Refusal NOT_FOUND for no such key
 */
export async function revokeKey(database: Queryable, keyId: string, nowMs: number): Promise<void> {
  const revoked = await database.query(
    'UPDATE api_key SET revoked_at_ms = COALESCE(revoked_at_ms, $2) WHERE id = $1 RETURNING id',
    [keyId, nowMs],
  );
  if (revoked.length === 0) throw new Refusal('NOT_FOUND', `No key has the id "${keyId}".`, { field: 'key_id' });
}

/** The scopes of a key as its row holds them. */
export function readScopes(scopesJson: string): string[] {
  // Written by createKey alone.
  return JSON.parse(scopesJson) as string[];
}

function displayOf(apiKey: string): string {
  const first = apiKey.slice(0, API_KEY_PREFIX.length + DISPLAYED_CHARS);
  return `${first}…${apiKey.slice(-DISPLAYED_CHARS)}`;
}
