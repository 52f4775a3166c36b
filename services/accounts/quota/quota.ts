import { Refusal } from '#contract/refusal.ts';
import type { Queryable } from '../storage/database.ts';
import { UNLIMITED_GENERATIONS } from './plans.ts';

/** One workspace's calendar month. */
export type Cycle = { workspaceId: string; cycleStartMs: number };

/** A cycle's counters. `limit` is the current plan's. */
export type Usage = { cycleStartMs: number; used: number; reserved: number; limit: number };

/** First millisecond of the calendar month (UTC) that contains a time. */
export function cycleStartMs(nowMs: number): number {
  const date = new Date(nowMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1);
}

/** First millisecond of the calendar month (UTC) after the one that contains a time. */
export function nextCycleStartMs(nowMs: number): number {
  const date = new Date(nowMs);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
}

/**
 * The value of `generationsRemaining`: the limit minus billed generations. Running ones are not subtracted, because they
 * may still fail and then cost nothing. Unlimited stays unlimited.
 */
export function generationsRemaining(limit: number, used: number): number {
  return limit === UNLIMITED_GENERATIONS ? UNLIMITED_GENERATIONS : Math.max(0, limit - used);
}

/**
 * Reserves one generation of the current month. The row's cap becomes the plan's current limit, but only together with a
 * reservation that fits it: a downgrade below what is used grants nothing and violates no constraint.
 *
 * @throws Refusal QUOTA_EXCEEDED when used and reserved generations reach the limit; AUTHENTICATION_REQUIRED for a deleted
 *   workspace, whose keys another replica may still know for some seconds
 *
 * Source: service spec, "Limits › Monthly quota".
 */
export async function reserve(transaction: Queryable, workspaceId: string, nowMs: number): Promise<Cycle> {
  const cycle = { workspaceId, cycleStartMs: cycleStartMs(nowMs) };
  const [granted] = await transaction.query(
    `INSERT INTO workspace_cycle (workspace_id, cycle_start_ms, cap, used, reserved)
     SELECT workspace.id, CAST($2 AS BIGINT), plan.monthly_generations, 0, 1
     FROM workspace JOIN plan ON plan.tier_key = workspace.tier_key
     WHERE workspace.id = $1 AND workspace.deleted_at_ms IS NULL AND plan.monthly_generations > 0
     ON CONFLICT (workspace_id, cycle_start_ms) DO UPDATE
       SET cap = excluded.cap, reserved = workspace_cycle.reserved + 1
       WHERE workspace_cycle.used + workspace_cycle.reserved < excluded.cap
     RETURNING cap`,
    [workspaceId, cycle.cycleStartMs],
  );
  if (granted === undefined) throw await notGranted(transaction, workspaceId, nowMs);
  return cycle;
}

async function notGranted(transaction: Queryable, workspaceId: string, nowMs: number): Promise<Refusal> {
  const known = await transaction.query('SELECT id FROM workspace WHERE id = $1 AND deleted_at_ms IS NULL', [
    workspaceId,
  ]);
  if (known.length === 0) return new Refusal('AUTHENTICATION_REQUIRED', 'This API key was revoked. Use another one.');
  return quotaExceeded(await readUsage(transaction, workspaceId, nowMs), nowMs);
}

/** Turns one reservation into a used generation, in the month that reserved it. */
export async function charge(transaction: Queryable, cycle: Cycle): Promise<void> {
  await transaction.query(
    `UPDATE workspace_cycle SET used = used + 1, reserved = reserved - 1
     WHERE workspace_id = $1 AND cycle_start_ms = $2`,
    [cycle.workspaceId, cycle.cycleStartMs],
  );
}

/** Returns one reservation to the month that made it. */
export async function releaseReservation(transaction: Queryable, cycle: Cycle): Promise<void> {
  await transaction.query(
    'UPDATE workspace_cycle SET reserved = reserved - 1 WHERE workspace_id = $1 AND cycle_start_ms = $2',
    [cycle.workspaceId, cycle.cycleStartMs],
  );
}

/** Generations billed in the current month. */
export async function readUsed(database: Queryable, workspaceId: string, nowMs: number): Promise<number> {
  const [row] = await database.query<{ used: number }>(
    'SELECT used FROM workspace_cycle WHERE workspace_id = $1 AND cycle_start_ms = $2',
    [workspaceId, cycleStartMs(nowMs)],
  );
  return row?.used ?? 0;
}

/**
 * The current month's counters of a workspace.
 *
 * @throws Refusal NOT_FOUND for an unknown workspace
 */
export async function readUsage(database: Queryable, workspaceId: string, nowMs: number): Promise<Usage> {
  const start = cycleStartMs(nowMs);
  const [row] = await database.query<{ monthly_limit: number; used: number; reserved: number }>(
    `SELECT COALESCE(plan.monthly_generations, 0) AS monthly_limit,
            COALESCE(cycle.used, 0) AS used, COALESCE(cycle.reserved, 0) AS reserved
     FROM workspace
     LEFT JOIN plan ON plan.tier_key = workspace.tier_key
     LEFT JOIN workspace_cycle cycle ON cycle.workspace_id = workspace.id AND cycle.cycle_start_ms = $2
     WHERE workspace.id = $1`,
    [workspaceId, start],
  );
  if (row === undefined) throw new Refusal('NOT_FOUND', 'No such workspace.', { field: 'workspace' });
  return { cycleStartMs: start, used: row.used, reserved: row.reserved, limit: row.monthly_limit };
}

function quotaExceeded({ limit, used, reserved }: Usage, nowMs: number): Refusal {
  if (limit === 0) {
    return new Refusal('QUOTA_EXCEEDED', 'This workspace has no generations: attach a plan that includes some.');
  }
  const renewal = new Date(nextCycleStartMs(nowMs)).toISOString().slice(0, 10);
  const running = reserved === 0 ? '' : `, ${reserved} running`;
  return new Refusal(
    'QUOTA_EXCEEDED',
    `The ${limit} monthly generations of this workspace are taken (${used} used${running}). ` +
      `They renew on ${renewal} (UTC), or at once with a larger plan.`,
  );
}
