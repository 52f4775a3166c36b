import { setTimeout as delay } from 'node:timers/promises';
import { createRandom, type Random } from '#evals/mutations/random.ts';
import { type Quotas, readBooks, readReserved, watchCaps } from './books.ts';
import { type Outcome, checkAborts, checkBills, watchStalls } from './checks.ts';
import { count, type FaultStats, newFaultStats } from './fault-stats.ts';
import { type Injected, createInjector, planFaults } from './inject-faults.ts';
import { plannedModel, planRequest, type RequestPlan } from './request-plan.ts';
import { LEASE_MS, MODEL, type Rig, startRig } from './rig.ts';
import { type Seen, inParallel, sendRequest, sendToTheEnd } from './send-request.ts';

type Options = {
  requests: number;
  /** The first one, for a batch of an earlier run that is to be sent again. */
  from?: number;
  seed: number;
  /** Requests between two checks of the books. */
  batchSize: number;
  engine: 'SQLite' | 'PostgreSQL';
  onBatch?: (stats: FaultStats) => void;
};

/**
 * Sends randomly planned requests to real processes while faults are injected into these, their stores and the
 * connections between them, and checks after each batch that nobody was billed twice, for nothing, or beyond a quota. The
 * plans are the same for the same seed; which request a fault hits depends on timing.
 */
export async function runFaults({
  requests,
  from = 0,
  seed,
  batchSize,
  engine,
  onBatch,
}: Options): Promise<FaultStats> {
  const rig = await startRig(engine);
  const stats = newFaultStats();
  try {
    for (let first = from; first < from + requests; first += batchSize) {
      const batch = Math.min(batchSize, from + requests - first);
      const ids = Array.from({ length: batch }, (_, index) => `r-${seed}-${first + index}`);
      const before = JSON.stringify(stats.violations);
      const injected = await runBatch(rig, ids, createRandom(seed * 1_000_003 + first), stats);
      if (JSON.stringify(stats.violations) !== before) stats.remarks.push(`from ${first}: ${JSON.stringify(injected)}`);
      onBatch?.(stats);
    }
    return stats;
  } finally {
    await rig.close();
  }
}

const FAULTS = 10;
const INSISTENT_TRIES = 8;
const STUCK_AFTER_MS = 60_000;
const QUIET_WITHIN_MS = LEASE_MS * 2 + 10_000;

/**
 * Sends a batch of planned requests while faults are injected; then ends all faults, has clients with a key retry until
 * they have a final answer, waits for the leases to expire, and checks the books. What it finds goes into the stats.
 *
 * @returns the faults that were done
 */
async function runBatch(rig: Rig, ids: readonly string[], random: Random, stats: FaultStats): Promise<Injected[]> {
  const { backend, database, urls } = rig;
  const plans = new Map(ids.map((id) => [id, planRequest(id, random)]));
  const callers = await newCallers(rig, [...plans.values()]);
  const anyUrl = (): string => random.pick(urls) ?? '';
  const keyOf = (plan: RequestPlan): string => (plan.tight ? callers.tight : callers.roomy).apiKey;
  const readAnswer = (plan: RequestPlan): Promise<Seen> => sendToTheEnd(anyUrl(), keyOf(plan), plan);
  const injector = createInjector(planFaults(rig.breakages, FAULTS, random));
  backend.requests.splice(0);
  backend.script(MODEL, plannedModel(plans, injector.reached));
  const stopWatching = watchCaps(database, callers.quotas);
  const stopStalls = watchStalls();

  const outcomes = await sendAll([...plans.values()], async (plan) => {
    // A dead service refuses at once, so a batch would be over before it is back; many clients try nevertheless.
    if (random.chance(0.6)) await injector.calm();
    const seen = await sendRequest(anyUrl(), keyOf(plan), plan);
    if (seen.end === 'completed') injector.reached('after the frame');
    return seen;
  });
  const injected = await injector.finish();
  const firstCalls = [...backend.requests];
  stats.violations.stuckKeys += await askAgain(outcomes, readAnswer, STUCK_AFTER_MS);
  await noteLeftovers(rig, callers.quotas, stats);
  noteBatch(stats, outcomes, injected, await stopWatching());
  checkAborts(firstCalls, outcomes, [...injected.filter(({ holdsUpAborts }) => holdsUpAborts), ...stopStalls()], stats);
  const books = await readBooks(database, callers.quotas);
  stats.violations.wrongCounters += books.wrongCounters;
  stats.violations.overCap += books.overCap;
  await checkBills(books, outcomes, readAnswer, stats);
  const crashes = rig.crashes();
  stats.violations.crashes += crashes.length;
  stats.remarks.push(...crashes);
  return injected;
}

async function newCallers({ admin }: Rig, plans: readonly RequestPlan[]) {
  const rateLimitPerMin = 1_000_000;
  // Enough for half of the requests.
  const tightQuota = Math.ceil(plans.filter(({ tight }) => tight).length / 2);
  const tightTier = await admin.newPlan({ rateLimitPerMin, monthlyGenerations: tightQuota });
  const roomyTier = await admin.newPlan({ rateLimitPerMin, monthlyGenerations: 1_000_000 });
  const tight = await admin.newCaller({ tierKey: tightTier });
  const roomy = await admin.newCaller({ tierKey: roomyTier });
  const quotas: Quotas = new Map([
    [tight.workspaceId, tightQuota],
    [roomy.workspaceId, 1_000_000],
  ]);
  return { tight, roomy, quotas };
}

async function sendAll(plans: readonly RequestPlan[], send: (plan: RequestPlan) => Promise<Seen>): Promise<Outcome[]> {
  const outcomes: Outcome[] = plans.map((plan) => ({ plan, seen: [] }));
  const waiting = outcomes.flatMap((outcome) => (outcome.plan.twin ? [outcome, outcome] : [outcome]));
  await inParallel(waiting, async ({ plan, seen }) => {
    const tries = plan.insists ? INSISTENT_TRIES : 1;
    for (let tried = 0; tried < tries; tried += 1) {
      const last = await send(plan);
      seen.push(last);
      if (isAnswered(last)) return;
      if (plan.insists) await delay(150);
    }
  });
  return outcomes;
}

async function noteLeftovers(rig: Rig, quotas: Quotas, { violations, remarks }: FaultStats): Promise<void> {
  const left = await waitUntilQuiet(
    async () => ({ reservations: await readReserved(rig.database, quotas), streams: await rig.openStreams() }),
    QUIET_WITHIN_MS,
  );
  const streams = countStreams(left);
  violations.leakedReservations += left.reservations;
  violations.leakedStreams += streams;
  if (left.reservations + streams > 0) remarks.push(`left over: ${JSON.stringify(left)}`);
}

function noteBatch(
  stats: FaultStats,
  outcomes: readonly Outcome[],
  injected: readonly Injected[],
  caps: { samples: number; overCap: number },
): void {
  stats.requests += outcomes.length;
  for (const { end } of outcomes.flatMap(({ seen }) => seen)) {
    count(stats.ends, end);
    if (end === 'silent') stats.violations.silentEnds += 1;
  }
  for (const { name, point } of injected) {
    count(stats.faults, name);
    count(stats.points, point);
  }
  stats.capSamples += caps.samples;
  stats.violations.overCap += caps.overCap;
}

/** True when a client has its result, or a refusal that no retry would change. */
function isAnswered({ end }: Seen): boolean {
  return end === 'completed' || end === 'QUOTA_EXCEEDED';
}

/**
 * Does what clients with a key do after an outage: they retry until they are answered.
 *
 * @returns how many were not answered in time
 */
export async function askAgain(
  outcomes: readonly Outcome[],
  send: (plan: RequestPlan) => Promise<Seen>,
  withinMs: number,
): Promise<number> {
  const giveUpAtMs = Date.now() + withinMs;
  let stuck = 0;
  await inParallel(outcomes, async ({ plan, seen }) => {
    while (plan.key !== undefined && !seen.some(isAnswered)) {
      if (Date.now() > giveUpAtMs) {
        stuck += 1;
        return;
      }
      seen.push(await send(plan));
      if (!seen.some(isAnswered)) await delay(100);
    }
  });
  return stuck;
}

/** What may be left over: reservations and streams, by who holds them. */
type Leftovers = { reservations: number; streams: Record<string, number> };

/** How many streams these are together. */
function countStreams({ streams }: Leftovers): number {
  return Object.values(streams).reduce((total, open) => total + open, 0);
}

/**
 * Waits until nothing is left, as it must be when leases have ended and clients have gone.
 *
 * @param look may fail while something restarts
 * @returns what is still left when the time is over
 */
export async function waitUntilQuiet(look: () => Promise<Leftovers>, withinMs: number): Promise<Leftovers> {
  const giveUpAtMs = Date.now() + withinMs;
  for (;;) {
    const left = await look().catch((error: Error) => error);
    const isOver = Date.now() > giveUpAtMs;
    if (left instanceof Error) {
      if (isOver) throw left;
    } else if (isOver || (left.reservations === 0 && countStreams(left) === 0)) {
      return left;
    }
    await delay(100);
  }
}
