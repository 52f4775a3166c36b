import { setTimeout as delay } from 'node:timers/promises';
import type { Queryable } from '#services/accounts/storage/database.ts';
import { findDiscrepancies } from '#services/accounts/generations/invariants.ts';

/** What the workspaces of one batch may have billed, by their ids. */
export type Quotas = ReadonlyMap<string, number>;

/** What the database says about the workspaces of one batch. */
export type Books = {
  /** Generations in the ledger, by the planned request that their metadata names. */
  billed: Map<string, string[]>;
  /** Workspaces with more ledger rows than their quota. */
  overCap: number;
  wrongCounters: number;
};

/** Reads the ledger and the counters of these workspaces. */
export async function readBooks(database: Queryable, quotas: Quotas): Promise<Books> {
  const billed = new Map<string, string[]>();
  let overCap = 0;
  for (const [workspaceId, quota] of quotas) {
    const rows = await database.query<{ generation_id: string; metadata_json: string }>(
      'SELECT generation_id, metadata_json FROM ledger WHERE workspace_id = $1',
      [workspaceId],
    );
    for (const { generation_id, metadata_json } of rows) {
      const { request } = JSON.parse(metadata_json) as { request: string };
      billed.set(request, [...(billed.get(request) ?? []), generation_id]);
    }
    if (rows.length > quota) overCap += 1;
  }
  return { billed, overCap, wrongCounters: (await findDiscrepancies(database, Date.now())).length };
}

/** Generations of these workspaces that are reserved now. */
export async function readReserved(database: Queryable, quotas: Quotas): Promise<number> {
  let reserved = 0;
  for (const workspaceId of quotas.keys()) {
    const [row] = await database.query<{ running: number }>(
      `SELECT COUNT(*) AS running FROM generation WHERE workspace_id = $1 AND state = 'reserved'`,
      [workspaceId],
    );
    reserved += row?.running ?? 0;
  }
  return reserved;
}

/**
 * Compares the counters with the quotas every 10 ms until stopped, without relying on the database's own checks.
 *
 * @returns a function that stops it and returns how often it looked and how many workspaces were over
 */
export function watchCaps(database: Queryable, quotas: Quotas): () => Promise<{ samples: number; overCap: number }> {
  const seen = { samples: 0, overCap: 0 };
  const stopping = new AbortController();
  const watching = (async () => {
    while (!stopping.signal.aborted) {
      await look();
      await delay(10);
    }
  })();
  return async () => {
    stopping.abort();
    await watching;
    return seen;
  };

  async function look(): Promise<void> {
    const sql = 'SELECT workspace_id, used + reserved AS taken FROM workspace_cycle';
    // PostgreSQL may be away for a moment; what it holds cannot change meanwhile.
    const rows = await database.query<{ workspace_id: string; taken: number }>(sql).catch(() => undefined);
    if (rows === undefined) return;
    seen.samples += 1;
    seen.overCap += rows.filter(({ workspace_id, taken }) => taken > (quotas.get(workspace_id) ?? Infinity)).length;
  }
}
