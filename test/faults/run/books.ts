import type { Queryable } from '#services/accounts/database.ts';
import { findDiscrepancies } from '#services/accounts/invariants.ts';
import { setTimeout as delay } from 'node:timers/promises';

/** What the database says about the workspaces of one batch. */
export type Books = {
  /** Generations in the ledger, by the planned request that their metadata names. */
  billed: Map<string, string[]>;
  /** Workspaces with more ledger rows than their quota. */
  overCap: number;
  reserved: number;
  wrongCounters: number;
};

/** Reads the books of these workspaces. */
export async function readBooks(database: Queryable, workspaceIds: readonly string[]): Promise<Books> {
  const billed = new Map<string, string[]>();
  let overCap = 0;
  let reserved = 0;
  for (const workspaceId of workspaceIds) {
    const rows = await database.query<{ generation_id: string; metadata_json: string }>(
      'SELECT generation_id, metadata_json FROM ledger WHERE workspace_id = $1',
      [workspaceId],
    );
    for (const { generation_id, metadata_json } of rows) {
      const { request } = JSON.parse(metadata_json) as { request: string };
      billed.set(request, [...(billed.get(request) ?? []), generation_id]);
    }
    const [cycle] = await database.query<{ cap: number; reserved: number }>(
      'SELECT cap, reserved FROM workspace_cycle WHERE workspace_id = $1',
      [workspaceId],
    );
    if (rows.length > (cycle?.cap ?? 0)) overCap += 1;
    reserved += cycle?.reserved ?? 0;
  }
  return { billed, overCap, reserved, wrongCounters: (await findDiscrepancies(database, Date.now())).length };
}

/** Looks at every counter each 10 ms, until stopped. @returns stops, and gives how many looks there were and how many over a cap */
export function watchCaps(database: Queryable): () => Promise<{ samples: number; overCap: number }> {
  const seen = { samples: 0, overCap: 0 };
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      const sql = 'SELECT workspace_id FROM workspace_cycle WHERE used + reserved > cap';
      // PostgreSQL may be away for a moment; what it holds cannot change meanwhile.
      const over = await database.query(sql).catch(() => []);
      seen.overCap += over.length;
      seen.samples += 1;
      await delay(10);
    }
  })();
  return async () => {
    stopping.abort();
    await watching;
    return seen;
  };
}
