import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { createKey } from '#services/accounts/keys/api-key.ts';
import { createBurstWindow } from '#services/accounts/quota/burst-window.ts';
import type { AccountsContext } from '#services/accounts/context.ts';
import type { Database } from '#services/accounts/storage/database.ts';
import { findDiscrepancies } from '#services/accounts/generations/invariants.ts';
import { begin, release, renew, settle } from '#services/accounts/generations/lifecycle.ts';
import { migrate } from '#services/accounts/storage/migrations.ts';
import { upsertPlan } from '#services/accounts/quota/plans.ts';
import { principalsIn } from '#services/accounts/keys/principal.ts';
import { cycleStartMs, nextCycleStartMs } from '#services/accounts/quota/quota.ts';
import { sha256Hex } from '#services/accounts/sha256.ts';
import { sweep } from '#services/accounts/generations/sweeper.ts';
import { createWorkspace } from '#services/accounts/admin/workspace.ts';
import { createLogger } from '#services/process/logger.ts';
import { countersOf, judgeBegin, type Model } from './lifecycle-model.ts';

const LEASE_MS = 30_000;
const INITIAL_CAP = 3;

type Command = fc.AsyncCommand<Model, AccountsContext>;

/** Compares the service with a model over random sequences of calls. */
export function lifecycleConformance(open: () => Promise<Database>, numRuns: number): void {
  test('any sequence of calls, sweeps, waits and plan changes does what the contract says, and the ledger adds up', async () => {
    const commands = fc.commands(
      [
        fc
          .tuple(fc.constantFrom(undefined, 'k1', 'k2'), fc.constantFrom('a', 'a', 'b'))
          .map(([key, body]) => beginning(key, body)),
        fc.nat(20).map(settling),
        fc.nat(20).map(releasing),
        fc.nat(20).map(renewing),
        fc.constant(sweeping),
        fc.constantFrom(1, 15_000, LEASE_MS, 24 * 3_600_000).map(waiting),
        fc.constant(waitingForTheMonthToEnd),
        fc.nat(5).map(changingCap),
      ],
      { maxCommands: 60 },
    );
    await fc.assert(
      fc.asyncProperty(commands, (sequence) => runInNewDatabase(open, sequence)),
      { numRuns },
    );
  }, 120_000);
}

async function runInNewDatabase(open: () => Promise<Database>, sequence: Iterable<Command>): Promise<void> {
  const model: Model = { nowMs: Date.UTC(2026, 10, 15), cap: INITIAL_CAP, generations: [] };
  const database = await open();
  const now = (): number => model.nowMs;
  const log = createLogger('test', 'silent');
  const context = {
    database,
    storeName: 'a database',
    principals: principalsIn(database),
    burstWindow: createBurstWindow(now),
    keyUse: { note: () => undefined, close: async () => undefined },
    leaseMs: LEASE_MS,
    ledgerMetadataMs: Number.MAX_SAFE_INTEGER,
    now,
    newId: randomUUID,
    log,
  };
  try {
    await migrate(database, 0);
    await upsertPlan(database, planOf(INITIAL_CAP));
    await createWorkspace(database, { id: 'w', name: 'W', slug: 'w', tierKey: 'plan' }, 0);
    await createKey(
      database,
      { keyId: 'key', workspaceId: 'w', scopes: [], expiresAtMs: undefined, createdBy: 'test' },
      0,
    );
    await fc.asyncModelRun(() => ({ model, real: context }), sequence);
  } finally {
    await database.close();
  }
}

function planOf(monthlyGenerations: number) {
  return { tierKey: 'plan', monthlyGenerations, rateLimitPerMin: 1, inlineComponentsLimit: 0 };
}

function command(
  name: string,
  check: (model: Model) => boolean,
  run: (model: Model, real: AccountsContext) => Promise<void>,
): Command {
  return {
    check,
    run: async (model, real) => {
      await run(model, real);
      await expectCountersOf(model, real);
    },
    toString: () => name,
  };
}

const always = (): boolean => true;
const some = (model: Model): boolean => model.generations.length > 0;

function beginning(idempotencyKey: string | undefined, body: string): Command {
  return command(`begin(${idempotencyKey}, ${body})`, always, async (model, real) => {
    const verdict = judgeBegin(model, idempotencyKey, body);
    const bodySha256 = Buffer.from(sha256Hex(body), 'hex');
    const call = begin(real, { workspaceId: 'w', keyId: 'key', idempotencyKey, bodySha256 });
    if ('refusal' in verdict) return expectRefusal(call, verdict.refusal);
    const { outcome } = await call;
    if ('replay' in verdict) {
      const { generationId } = verdict.replay;
      return expect(outcome).toEqual({ $case: 'replay', value: { generationId, resultJson: generationId } });
    }
    for (const freed of verdict.free) freed.state = 'released';
    if (outcome?.$case !== 'claimed') throw new Error('Begin did not claim');
    model.generations.push({
      ...outcome.value,
      idempotencyKey,
      body,
      state: 'reserved',
      leaseUntilMs: model.nowMs + LEASE_MS,
      cycleStartMs: cycleStartMs(model.nowMs),
      settledAtMs: 0,
    });
  });
}

function settling(index: number): Command {
  return command(`settle(${index})`, some, async (model, real) => {
    const generation = pick(model, index);
    const { generationId, attemptToken } = generation;
    const counts = { model: 'm', operationCount: 1, inputTokens: 1, outputTokens: 1, metadataJson: undefined };
    const call = settle(real, { generationId, attemptToken, ...counts, resultJson: generationId });
    if (generation.state === 'released') return expectRefusal(call, 'SERVICE_UNAVAILABLE');
    await call;
    if (generation.state === 'reserved') Object.assign(generation, { state: 'committed', settledAtMs: model.nowMs });
  });
}

function releasing(index: number): Command {
  return command(`release(${index})`, some, async (model, real) => {
    const generation = pick(model, index);
    await release(real, generation);
    if (generation.state === 'reserved') generation.state = 'released';
  });
}

function renewing(index: number): Command {
  return command(`renew(${index})`, some, async (model, real) => {
    const generation = pick(model, index);
    const call = renew(real, generation);
    if (generation.state !== 'reserved') return expectRefusal(call, 'SERVICE_UNAVAILABLE');
    expect(await call).toEqual({ leaseMs: LEASE_MS });
    generation.leaseUntilMs = model.nowMs + LEASE_MS;
  });
}

const sweeping = command('sweep', always, async (model, real) => {
  const overdue = model.generations.filter(
    ({ state, leaseUntilMs }) => state === 'reserved' && leaseUntilMs <= model.nowMs,
  );
  expect((await sweep(real)).releasedGenerations).toBe(overdue.length);
  for (const generation of overdue) generation.state = 'released';
});

function waiting(ms: number): Command {
  return command(`wait(${ms} ms)`, always, async (model) => void (model.nowMs += ms));
}

const waitingForTheMonthToEnd = command('wait(month)', always, async (model) => {
  model.nowMs = nextCycleStartMs(model.nowMs);
});

function changingCap(cap: number): Command {
  return command(`cap(${cap})`, always, async (model, real) => {
    await upsertPlan(real.database, planOf(cap));
    model.cap = cap;
  });
}

function pick(model: Model, index: number) {
  const generation = model.generations[index % model.generations.length];
  if (generation === undefined) throw new Error('no generation yet');
  return generation;
}

async function expectRefusal(call: Promise<unknown>, code: string): Promise<void> {
  const outcome = await call.then(
    () => 'success',
    (error: unknown) => Refusal.from(error).code,
  );
  expect(outcome).toBe(code);
}

async function expectCountersOf(model: Model, { database }: AccountsContext): Promise<void> {
  const cycles = await database.query<{ cycle_start_ms: number; cap: number; used: number; reserved: number }>(
    'SELECT cycle_start_ms, cap, used, reserved FROM workspace_cycle',
  );
  for (const { cycle_start_ms, cap, ...counters } of cycles) {
    expect(counters).toEqual(countersOf(model, cycle_start_ms));
    expect(counters.used + counters.reserved).toBeLessThanOrEqual(cap);
  }
  expect(await database.query('SELECT generation_id FROM ledger')).toHaveLength(
    model.generations.filter(({ state }) => state === 'committed').length,
  );
  expect(await findDiscrepancies(database, 0)).toEqual([]);
}
