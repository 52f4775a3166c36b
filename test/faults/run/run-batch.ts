import { setTimeout as delay } from 'node:timers/promises';
import { LEASE_MS } from '#test/processes/three-services.ts';
import type { Random } from '#test/quality/mutations/random.ts';
import { readBooks, watchCaps } from './books.ts';
import { checkAborts } from './check-aborts.ts';
import { checkBills, type Outcome } from './check-bills.ts';
import { createInjector, type Injected, type Injector, planFaults } from './inject-faults.ts';
import { plannedModel } from './planned-models.ts';
import { planRequest, type RequestPlan } from './request-plan.ts';
import { MODEL, type Rig } from './rig.ts';
import { sendRequest, sendToTheEnd, type Seen } from './send-request.ts';
import { count, type FaultTally } from './tally.ts';

/** Requests of one batch that are under way at once. */
const AT_ONCE = 30;
const FAULTS = 8;
const GIVE_UP_MS = 60_000;
const QUIET_MS = 10_000;

/**
 * Sends a batch of planned requests into faults; then ends all faults, has clients with a key ask again until they are
 * answered for good, waits out the leases, and checks the books. What it finds goes into the tally.
 */
export async function runBatch(rig: Rig, ids: readonly string[], random: Random, tally: FaultTally): Promise<void> {
  const { services, database } = rig;
  const plans = new Map(ids.map((id) => [id, planRequest(id, random)]));
  const callers = await newCallers(rig, [...plans.values()]);
  const keyOf = (plan: RequestPlan): string => (plan.tight ? callers.tight : callers.roomy).apiKey;
  const injector = createInjector(services, planFaults(FAULTS, random));
  services.backend.requests.splice(0);
  services.backend.script(MODEL, plannedModel(plans, injector.reached));
  const stopWatching = watchCaps(database);

  const outcomes = await sendAll([...plans.values()], async (plan) => {
    // What is dead refuses at once: a batch would be over before it is back. A few try all the same.
    if (random.chance(0.85)) await aliveAgain(injector);
    const seen = await sendRequest(services.url(), keyOf(plan), plan);
    if (seen.end === 'completed') injector.reached('after the frame');
    return seen;
  });
  const injected = await injector.finish();
  const firstCalls = [...services.backend.requests];
  const answered = await askAgain(outcomes, (plan) => sendToTheEnd(services.url(), keyOf(plan), plan));
  tally.violations.stuckKeys += answered.stuck;
  await allQuiet(rig, callers.workspaceIds, tally);
  const caps = await stopWatching();

  noteBatch(tally, outcomes, injected, caps);
  checkAborts(firstCalls, outcomes, injected, tally);
  const books = await readBooks(database, callers.workspaceIds);
  tally.violations.wrongCounters += books.wrongCounters;
  tally.violations.overCap += books.overCap;
  const replay = (plan: RequestPlan): Promise<Seen> => sendToTheEnd(services.url(), keyOf(plan), plan);
  await checkBills(books, outcomes, replay, tally);
}

async function newCallers({ services: { admin } }: Rig, plans: readonly RequestPlan[]) {
  const rateLimitPerMin = 1_000_000;
  const tightPlans = plans.filter(({ tight }) => tight).length;
  // Enough for half of those who ask.
  const tightTier = await admin.newPlan({ rateLimitPerMin, monthlyGenerations: Math.ceil(tightPlans / 2) });
  const roomyTier = await admin.newPlan({ rateLimitPerMin, monthlyGenerations: 1_000_000 });
  const tight = await admin.newCaller({ tierKey: tightTier });
  const roomy = await admin.newCaller({ tierKey: roomyTier });
  return { tight, roomy, workspaceIds: [tight.workspaceId, roomy.workspaceId] };
}

async function sendAll(plans: readonly RequestPlan[], send: (plan: RequestPlan) => Promise<Seen>): Promise<Outcome[]> {
  const outcomes: Outcome[] = plans.map((plan) => ({ plan, seen: [] }));
  const waiting = outcomes.flatMap((outcome) => (outcome.plan.twin ? [outcome, outcome] : [outcome]));
  await inParallel(waiting, async ({ plan, seen }) => {
    seen.push(await send(plan));
  });
  return outcomes;
}

async function aliveAgain(injector: Injector): Promise<void> {
  while (injector.dead() !== undefined) await delay(20);
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const workOff = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, workOff));
}

/** Does what clients with a key do: they ask again until they have a result, or a refusal for good. */
async function askAgain(
  outcomes: readonly Outcome[],
  send: (plan: RequestPlan) => Promise<Seen>,
): Promise<{ stuck: number }> {
  const giveUpAtMs = Date.now() + GIVE_UP_MS;
  let stuck = 0;
  await inParallel(outcomes, async ({ plan, seen }) => {
    while (plan.key !== undefined && !seen.some(({ end }) => end === 'completed' || end === 'QUOTA_EXCEEDED')) {
      if (Date.now() > giveUpAtMs) {
        stuck += 1;
        return;
      }
      seen.push(await send(plan));
      if (seen.at(-1)?.end !== 'completed') await delay(100);
    }
  });
  return { stuck };
}

/** Waits until nothing is reserved and no stream is open, as it must be when leases have ended and clients have gone. */
async function allQuiet(rig: Rig, workspaceIds: readonly string[], { violations }: FaultTally): Promise<void> {
  const giveUpAtMs = Date.now() + LEASE_MS * 2 + QUIET_MS;
  for (;;) {
    const { reserved } = await readBooks(rig.database, workspaceIds);
    const running = rig.services.backend.requests.filter(({ outcome }) => outcome === 'running').length;
    const open = (await rig.openStreams()) + running;
    if (reserved === 0 && open === 0) return;
    if (Date.now() > giveUpAtMs) {
      violations.leakedReservations += reserved;
      violations.leakedStreams += open;
      return;
    }
    await delay(100);
  }
}

function noteBatch(
  tally: FaultTally,
  outcomes: readonly Outcome[],
  injected: readonly Injected[],
  caps: { samples: number; overCap: number },
): void {
  tally.requests += outcomes.length;
  for (const { seen } of outcomes) for (const { end } of seen) count(tally.ends, end);
  for (const { service, kind, point } of injected) count(tally.faults, `${kind} ${service} ${point}`);
  tally.capSamples += caps.samples;
  tally.violations.overCap += caps.overCap;
}
