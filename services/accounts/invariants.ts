import type { Queryable } from './database.ts';
import { cycleStartMs } from './quota.ts';

/** A month whose counters differ from the rows they count. */
export type Discrepancy = {
  workspaceId: string;
  cycleStartMs: number;
  /** What the counter says, and how many ledger rows there are. */
  used: number;
  billed: number;
  /** What the counter says, and how many generations are running. */
  reserved: number;
  running: number;
};

type DiscrepancyRow = {
  workspace_id: string;
  cycle_start_ms: number;
  used: number;
  billed: number;
  reserved: number;
  running: number;
};

/**
 * Compares counters and rows of every month that can still change: the current one, and the one before, which a
 * generation that began in it may still charge. Used must equal the ledger's rows, reserved the running generations.
 */
export async function findDiscrepancies(database: Queryable, nowMs: number): Promise<Discrepancy[]> {
  const previousCycleMs = cycleStartMs(cycleStartMs(nowMs) - 1);
  const rows = await database.query<DiscrepancyRow>(
    `SELECT * FROM (
       SELECT workspace_id, cycle_start_ms, used, reserved,
         (SELECT COUNT(*) FROM ledger
          WHERE ledger.workspace_id = cycle.workspace_id AND ledger.cycle_start_ms = cycle.cycle_start_ms) AS billed,
         (SELECT COUNT(*) FROM generation
          WHERE generation.workspace_id = cycle.workspace_id AND generation.cycle_start_ms = cycle.cycle_start_ms
            AND generation.state = 'reserved') AS running
       FROM workspace_cycle cycle WHERE cycle_start_ms >= $1) AS counted
     WHERE used <> billed OR reserved <> running`,
    [previousCycleMs],
  );
  return rows.map(({ workspace_id, cycle_start_ms, ...counts }) => ({
    workspaceId: workspace_id,
    cycleStartMs: cycle_start_ms,
    ...counts,
  }));
}
