import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import type { Database } from '#services/accounts/storage/database.ts';
import { findDiscrepancies } from '#services/accounts/generations/invariants.ts';
import type { AccountsClient, Tenant } from '#test/accounts/accounts-client.ts';
import type { Random } from '#evals/mutations/random.ts';
import { inParallel } from '#tools/faults/send-request.ts';

/** What the callers of a workload saw. */
export type Seen = {
  /** Generation by idempotency key, of settles that were answered with success. */
  settled: Map<string, string>;
  /** Keys of requests that ended without an answer, or with an outage: billed or not, the caller cannot know. */
  open: Set<string>;
  /** Claims that were released, or abandoned by their holder. */
  unfinished: number;
  refused: number;
  /** Longest call, in milliseconds. */
  slowestMs: number;
};

type Load = { clients: readonly AccountsClient[]; tenant: Tenant; workers: number; random: Random };

/**
 * Composes with as many workers at once until `isOver`, each request under a key of its own and through a replica
 * chosen by chance. Most requests settle; some release, some are abandoned.
 */
export async function compose({ clients, tenant, workers, random }: Load, isOver: () => boolean): Promise<Seen> {
  const seen: Seen = { settled: new Map(), open: new Set(), unfinished: 0, refused: 0, slowestMs: 0 };
  const pick = (): AccountsClient => random.pick(clients) ?? fail();
  await Promise.all(Array.from({ length: workers }, (_, worker) => work(worker)));
  return seen;

  async function work(worker: number): Promise<void> {
    for (let count = 0; !isOver(); count += 1) {
      const key = `${worker}-${count}`;
      try {
        await composeOnce(key);
      } catch (error) {
        const { code } = Refusal.from(error);
        if (code === 'SERVICE_UNAVAILABLE') seen.open.add(key);
        else if (code === 'QUOTA_EXCEEDED') seen.refused += 1;
        else throw error;
        await delay(20 + random.integer(80));
      }
    }
  }

  async function composeOnce(key: string): Promise<void> {
    const claimed = await timed(pick().claim(tenant, key));
    if (random.chance(0.1)) {
      if (random.chance(0.5)) await timed(pick().release(claimed));
      seen.unfinished += 1;
      return;
    }
    await timed(pick().settle(claimed, { resultJson: JSON.stringify(key) }));
    seen.settled.set(key, claimed.generationId);
  }

  async function timed<Answer>(call: Promise<Answer>): Promise<Answer> {
    const startedMs = performance.now();
    try {
      return await call;
    } finally {
      seen.slowestMs = Math.max(seen.slowestMs, performance.now() - startedMs);
    }
  }
}

/**
 * Does what callers with a key do after an outage: they send their open requests again until each is billed, replayed
 * or finally refused. Then expects every billed request to be in the ledger once and replayable, every counter to
 * equal what it counts, and nothing to be reserved any more.
 *
 * @returns how many are billed
 */
export async function expectExactlyOnce(
  database: Database,
  client: AccountsClient,
  tenant: Tenant,
  { settled, open }: Seen,
): Promise<number> {
  const billed = new Map(settled);
  await inParallel([...open], async (key) => {
    const generationId = await retryUntilAnswered(client, tenant, key);
    if (generationId !== undefined) billed.set(key, generationId);
  });
  const stored = await database.query<{ idempotency_key: string; generation_id: string; result_json: string }>(
    'SELECT idempotency_key, generation_id, result_json FROM idempotency WHERE result_json IS NOT NULL',
  );
  expect(new Map(stored.map((row) => [row.idempotency_key, row.generation_id]))).toEqual(billed);
  for (const row of stored) expect(row.result_json).toBe(JSON.stringify(row.idempotency_key));
  const ledger = await database.query<{ generation_id: string }>('SELECT generation_id FROM ledger');
  expect(ledger.map((row) => row.generation_id).toSorted()).toEqual([...billed.values()].toSorted());
  await expect
    .poll(() => database.query('SELECT used, reserved FROM workspace_cycle'), { timeout: 20_000 })
    .toEqual([{ used: billed.size, reserved: 0 }]);
  expect(await findDiscrepancies(database, Date.now())).toEqual([]);
  return billed.size;
}

async function retryUntilAnswered(client: AccountsClient, tenant: Tenant, key: string): Promise<string | undefined> {
  const giveUpAtMs = Date.now() + 30_000;
  for (;;) {
    try {
      const begun = await client.begin(tenant, key);
      if ('attemptToken' in begun) await client.settle(begun, { resultJson: JSON.stringify(key) });
      return begun.generationId;
    } catch (error) {
      const { code } = Refusal.from(error);
      if (code === 'QUOTA_EXCEEDED') return undefined;
      const isPassing = code === 'IDEMPOTENCY_KEY_IN_USE' || code === 'SERVICE_UNAVAILABLE';
      if (!isPassing || Date.now() > giveUpAtMs) throw error;
      await delay(100);
    }
  }
}

/** Watches the counters until stopped. @returns stops, and gives how many samples there were and how many over the cap */
export function watchCap(database: Database): () => Promise<{ samples: number; overCap: number }> {
  const stats = { samples: 0, overCap: 0 };
  const stopping = new AbortController();
  const watching = watch(stopping.signal);
  return async () => {
    stopping.abort();
    await watching;
    return stats;
  };

  async function watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const sql = 'SELECT used FROM workspace_cycle WHERE used + reserved > cap OR used > cap';
      stats.overCap += (await database.query(sql)).length;
      stats.samples += 1;
      await delay(10);
    }
  }
}

function fail(): never {
  throw new Error('no client');
}
