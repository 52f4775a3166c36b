import type { Queryable } from '../storage/database.ts';
import { type Cycle, cycleStartMs } from '../quota/quota.ts';

/** A month whose counters differ from the rows they count. */
export type Discrepancy = {
  workspaceId: string;
  cycleStartMs: number;
  /** The counter, and the number of ledger rows. */
  used: number;
  billed: number;
  /** The counter, and the number of running generations. */
  reserved: number;
  running: number;
};

type CountsRow = { used: number; billed: number; reserved: number; running: number };

/**
 * Compares counters and rows of every month that can still change: the current one and the previous one, which a
 * generation that started in it may still charge. `used` must equal the ledger rows, `reserved` the running generations.
 * There is one statement per month and workspace: each sees a consistent snapshot, and none takes long.
 */
export async function findDiscrepancies(database: Queryable, nowMs: number): Promise<Discrepancy[]> {
  const previousCycleMs = cycleStartMs(cycleStartMs(nowMs) - 1);
  const cycles = await database.query<{ workspace_id: string; cycle_start_ms: number }>(
    'SELECT workspace_id, cycle_start_ms FROM workspace_cycle WHERE cycle_start_ms >= $1',
    [previousCycleMs],
  );
  const discrepancies: Discrepancy[] = [];
  for (const { workspace_id, cycle_start_ms } of cycles) {
    const [counts] = await countCycle(database, { workspaceId: workspace_id, cycleStartMs: cycle_start_ms });
    if (counts === undefined || (counts.used === counts.billed && counts.reserved === counts.running)) continue;
    discrepancies.push({ workspaceId: workspace_id, cycleStartMs: cycle_start_ms, ...counts });
  }
  return discrepancies;
}

function countCycle(database: Queryable, cycle: Cycle): Promise<CountsRow[]> {
  return database.query<CountsRow>(
    `SELECT used, reserved,
       (SELECT COUNT(*) FROM ledger WHERE workspace_id = $1 AND cycle_start_ms = $2) AS billed,
       (SELECT COUNT(*) FROM generation
        WHERE workspace_id = $1 AND cycle_start_ms = $2 AND state = 'reserved') AS running
     FROM workspace_cycle WHERE workspace_id = $1 AND cycle_start_ms = $2`,
    [cycle.workspaceId, cycle.cycleStartMs],
  );
}
