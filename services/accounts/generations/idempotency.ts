import { LIMITS } from '#contract/limits.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Queryable } from '../storage/database.ts';

const KEY_FIELD = { field: 'Idempotency-Key' };

/** An Idempotency-Key as presented by a request; its scope is the workspace. */
export type IdempotencyClaim = {
  workspaceId: string;
  idempotencyKey: string;
  /** SHA-256 of the raw body bytes, in lower-case hex. */
  bodySha256: string;
  /** The generation that holds the key if the claim succeeds. */
  generationId: string;
};

/** A stored result to replay. */
export type StoredResult = { generationId: string; resultJson: string };

/**
 * Claims a key for a generation if it is free. A key whose generation was released, whose lease has expired or whose 24
 * hours have passed counts as taken until it is freed, see `freeExpiredKey` and `releaseOverdueHolder`.
 *
 * @returns whether the generation now holds the key
 */
export async function claimKey(transaction: Queryable, claim: IdempotencyClaim): Promise<boolean> {
  const claimed = await transaction.query(
    `INSERT INTO idempotency (workspace_id, idempotency_key, body_sha256, generation_id) VALUES ($1, $2, $3, $4)
     ON CONFLICT (workspace_id, idempotency_key) DO NOTHING RETURNING generation_id`,
    [claim.workspaceId, claim.idempotencyKey, claim.bodySha256, claim.generationId],
  );
  return claimed.length === 1;
}

/**
 * The stored result of a key that is already taken.
 *
 * @throws Refusal VALIDATION_ERROR when the key is bound to different body bytes, running or stored;
 *   IDEMPOTENCY_KEY_IN_USE while its generation runs
 *
 * Source: service spec, "States and transitions › Idempotency key lifecycle".
 */
export async function readStored(transaction: Queryable, claim: IdempotencyClaim): Promise<StoredResult> {
  const [holder] = await transaction.query<{ generation_id: string; body_sha256: string; result_json: string | null }>(
    `SELECT generation_id, body_sha256, result_json FROM idempotency
     WHERE workspace_id = $1 AND idempotency_key = $2`,
    [claim.workspaceId, claim.idempotencyKey],
  );
  if (holder !== undefined && holder.body_sha256 !== claim.bodySha256)
    throw new Refusal('VALIDATION_ERROR', undefined, KEY_FIELD);
  if (holder?.result_json == null) throw new Refusal('IDEMPOTENCY_KEY_IN_USE', undefined, KEY_FIELD);
  return { generationId: holder.generation_id, resultJson: holder.result_json };
}

/**
 * The stored result of a key for exactly these bytes, without claiming it; undefined when there is none to replay.
 *
 * @throws Refusal IDEMPOTENCY_KEY_IN_USE while a generation with the same bytes runs under the key
 */
export async function findStored(
  database: Queryable,
  { workspaceId, idempotencyKey, bodySha256 }: Omit<IdempotencyClaim, 'generationId'>,
  nowMs: number,
): Promise<StoredResult | undefined> {
  const [holder] = await database.query<{ generation_id: string; result_json: string | null }>(
    `SELECT idempotency.generation_id, idempotency.result_json FROM idempotency
     JOIN generation ON generation.id = idempotency.generation_id
     WHERE idempotency.workspace_id = $1 AND idempotency_key = $2 AND body_sha256 = $3
       AND CASE WHEN result_json IS NULL THEN lease_until_ms > $4 ELSE expires_at_ms > $4 END`,
    [workspaceId, idempotencyKey, bodySha256, nowMs],
  );
  if (holder === undefined) return undefined;
  if (holder.result_json === null) throw new Refusal('IDEMPOTENCY_KEY_IN_USE', undefined, KEY_FIELD);
  return { generationId: holder.generation_id, resultJson: holder.result_json };
}

/** Deletes a key's stored result if its 24 hours have passed. */
export async function freeExpiredKey(
  transaction: Queryable,
  workspaceId: string,
  idempotencyKey: string,
  nowMs: number,
): Promise<void> {
  await transaction.query(
    'DELETE FROM idempotency WHERE workspace_id = $1 AND idempotency_key = $2 AND expires_at_ms <= $3',
    [workspaceId, idempotencyKey, nowMs],
  );
}

/** Frees the key that a generation holds, if any. */
export async function freeKeyOf(transaction: Queryable, generationId: string): Promise<void> {
  await transaction.query('DELETE FROM idempotency WHERE generation_id = $1', [generationId]);
}

/**
 * Stores the result that a generation's key replays for the next 24 hours. Does nothing for a generation without a key.
 *
 * @throws Refusal BAD_REQUEST when there is a key but no result: it could never be replayed
 */
export async function storeResult(
  transaction: Queryable,
  generationId: string,
  resultJson: string | undefined,
  nowMs: number,
): Promise<void> {
  const [held] = await transaction.query(
    'UPDATE idempotency SET result_json = $2, expires_at_ms = $3 WHERE generation_id = $1 RETURNING generation_id',
    resultJson === undefined
      ? [generationId, null, null]
      : [generationId, resultJson, nowMs + LIMITS.idempotencyRetentionMs],
  );
  if (held !== undefined && resultJson === undefined) {
    throw new Refusal('BAD_REQUEST', '`result_json` is needed: the generation holds an idempotency key.', {
      field: 'result_json',
    });
  }
}

/** Deletes up to `limit` stored results whose 24 hours have passed. @returns how many */
export async function deleteExpiredKeys(database: Queryable, nowMs: number, limit: number): Promise<number> {
  const deleted = await database.query(
    `DELETE FROM idempotency WHERE generation_id IN
       (SELECT generation_id FROM idempotency WHERE expires_at_ms <= $1 ORDER BY expires_at_ms LIMIT $2)
     RETURNING generation_id`,
    [nowMs, limit],
  );
  return deleted.length;
}
