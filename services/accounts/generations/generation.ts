import type { Queryable } from '../storage/database.ts';
import { freeKeyOf } from './idempotency.ts';
import { type Cycle, releaseReservation } from '../quota/quota.ts';

/** The holder of a running generation: only the attempt token returned by its claim may finish it. */
export type Holder = { generationId: string; attemptToken: string };

type ReservedRow = { id: string; workspace_id: string; cycle_start_ms: number };

/** Records a running generation. Its reservation must have been made in the same transaction. */
export async function startGeneration(
  transaction: Queryable,
  start: Holder & { cycle: Cycle; keyId: string; leaseUntilMs: number; nowMs: number },
): Promise<void> {
  await transaction.query(
    `INSERT INTO generation (id, workspace_id, cycle_start_ms, key_id, state, attempt_token, lease_until_ms, created_at_ms)
     VALUES ($1, $2, $3, $4, 'reserved', $5, $6, $7)`,
    [
      start.generationId,
      start.cycle.workspaceId,
      start.cycle.cycleStartMs,
      start.keyId,
      start.attemptToken,
      start.leaseUntilMs,
      start.nowMs,
    ],
  );
}

/** Extends a running generation's lease. @returns false when the token no longer holds it */
export async function extendLease(database: Queryable, holder: Holder, leaseUntilMs: number): Promise<boolean> {
  const extended = await database.query(
    `UPDATE generation SET lease_until_ms = $3
     WHERE id = $1 AND state = 'reserved' AND attempt_token = $2 RETURNING id`,
    [holder.generationId, holder.attemptToken, leaseUntilMs],
  );
  return extended.length === 1;
}

/** Marks a running generation as committed. @returns its cycle and key, or undefined when the token no longer holds it */
export async function commitGeneration(
  transaction: Queryable,
  holder: Holder,
): Promise<{ cycle: Cycle; keyId: string } | undefined> {
  const [row] = await transaction.query<ReservedRow & { key_id: string }>(
    `UPDATE generation SET state = 'committed'
     WHERE id = $1 AND state = 'reserved' AND attempt_token = $2
     RETURNING id, workspace_id, cycle_start_ms, key_id`,
    [holder.generationId, holder.attemptToken],
  );
  return row && { cycle: { workspaceId: row.workspace_id, cycleStartMs: row.cycle_start_ms }, keyId: row.key_id };
}

/** Whether this holder has already committed the generation. */
export async function wasCommittedBy(database: Queryable, holder: Holder): Promise<boolean> {
  const rows = await database.query(
    `SELECT id FROM generation WHERE id = $1 AND state = 'committed' AND attempt_token = $2`,
    [holder.generationId, holder.attemptToken],
  );
  return rows.length === 1;
}

/**
 * Marks a running generation as released and frees its reservation and key.
 *
 * @returns its workspace and key, or undefined when the token no longer holds it
 */
export async function releaseGeneration(
  transaction: Queryable,
  holder: Holder,
): Promise<{ workspaceId: string; keyId: string } | undefined> {
  const released = await transaction.query<ReservedRow & { key_id: string }>(
    `UPDATE generation SET state = 'released'
     WHERE id = $1 AND state = 'reserved' AND attempt_token = $2
     RETURNING id, workspace_id, cycle_start_ms, key_id`,
    [holder.generationId, holder.attemptToken],
  );
  await undo(transaction, released);
  const [row] = released;
  return row && { workspaceId: row.workspace_id, keyId: row.key_id };
}

/** Releases the generation that holds an idempotency key if its lease has expired. @returns whether there was one */
export async function releaseOverdueHolder(
  transaction: Queryable,
  workspaceId: string,
  idempotencyKey: string,
  nowMs: number,
): Promise<boolean> {
  const released = await transaction.query<ReservedRow>(
    `UPDATE generation SET state = 'released'
     WHERE state = 'reserved' AND lease_until_ms <= $3 AND id =
       (SELECT generation_id FROM idempotency WHERE workspace_id = $1 AND idempotency_key = $2)
     RETURNING id, workspace_id, cycle_start_ms`,
    [workspaceId, idempotencyKey, nowMs],
  );
  await undo(transaction, released);
  return released.length === 1;
}

/** Up to `limit` running generations whose lease has expired, longest expired first. */
export async function findOverdue(database: Queryable, nowMs: number, limit: number): Promise<string[]> {
  const rows = await database.query<{ id: string }>(
    `SELECT id FROM generation WHERE state = 'reserved' AND lease_until_ms <= $1 ORDER BY lease_until_ms LIMIT $2`,
    [nowMs, limit],
  );
  return rows.map(({ id }) => id);
}

/** Releases a generation if its lease has expired and it has not ended yet. @returns whether it was released here */
export async function releaseIfOverdue(transaction: Queryable, generationId: string, nowMs: number): Promise<boolean> {
  const released = await transaction.query<ReservedRow>(
    `UPDATE generation SET state = 'released'
     WHERE id = $1 AND state = 'reserved' AND lease_until_ms <= $2
     RETURNING id, workspace_id, cycle_start_ms`,
    [generationId, nowMs],
  );
  await undo(transaction, released);
  return released.length === 1;
}

/**
 * Deletes up to `limit` released generations that started before a time; no other row refers to them.
 *
 * @returns how many were deleted
 */
export async function deleteReleased(database: Queryable, beganBeforeMs: number, limit: number): Promise<number> {
  const deleted = await database.query(
    `DELETE FROM generation WHERE id IN
       (SELECT id FROM generation WHERE state = 'released' AND created_at_ms < $1 ORDER BY created_at_ms LIMIT $2)
     RETURNING id`,
    [beganBeforeMs, limit],
  );
  return deleted.length;
}

async function undo(transaction: Queryable, released: readonly ReservedRow[]): Promise<void> {
  for (const row of released) {
    await freeKeyOf(transaction, row.id);
    await releaseReservation(transaction, { workspaceId: row.workspace_id, cycleStartMs: row.cycle_start_ms });
  }
}
