import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import type { ReceivedRequest } from '../model-backend/script.ts';
import { createRandom } from '#evals/mutations/random.ts';
import { askAgain, waitUntilQuiet } from './run-faults.ts';
import { checkAborts, checkBills, watchStalls } from './checks.ts';
import { createInjector, planFaults, POINTS } from './inject-faults.ts';
import { readEnd, type Seen } from './send-request.ts';
import type { RequestPlan } from './request-plan.ts';
import { newFaultStats } from './fault-stats.ts';

// Proves that the checks detect violations, so that zeros mean that nothing happened.

const PLAN: RequestPlan = {
  id: 'r-1-1',
  model: 'scripted-good',
  stream: true,
  key: 'k',
  twin: false,
  insists: false,
  tight: false,
  client: { does: 'read', afterOperations: 0 },
};
const COMPLETED: Seen = { generationId: 'gen_1', end: 'completed', replayed: false, leftAtMs: undefined };
const REPLAYED: Seen = { ...COMPLETED, replayed: true };

async function violationsOf(billed: string[], seen: Seen[], again: Seen, plan = PLAN) {
  const books = { billed: new Map([['r-1-1', billed]]), overCap: 0, wrongCounters: 0 };
  const stats = newFaultStats();
  await checkBills(books, [{ plan, seen }], () => Promise.resolve(again), stats);
  const { doubleBilled, billedNotReplayable, completedUnbilled } = stats.violations;
  return { doubleBilled, billedNotReplayable, completedUnbilled, billedAfterError: stats.billedAfterError };
}
const NONE = { doubleBilled: 0, billedNotReplayable: 0, completedUnbilled: 0, billedAfterError: 0 };

test('a request that was billed once and replays is in order', async () => {
  expect(await violationsOf(['gen_1'], [COMPLETED], REPLAYED)).toEqual(NONE);
});

test('a second ledger row, another generation and a missing one are reported', async () => {
  expect(await violationsOf(['gen_1', 'gen_2'], [COMPLETED], REPLAYED)).toEqual({ ...NONE, doubleBilled: 1 });
  expect(await violationsOf(['gen_2'], [COMPLETED], { ...REPLAYED, generationId: 'gen_2' })).toEqual({
    ...NONE,
    completedUnbilled: 1,
  });
  expect(await violationsOf([], [COMPLETED], REPLAYED)).toEqual({ ...NONE, completedUnbilled: 1 });
});

test.each([
  ['that is composed anew', COMPLETED],
  ['of another generation', { ...REPLAYED, generationId: 'gen_2' }],
  ['that is refused', { ...REPLAYED, end: 'IDEMPOTENCY_KEY_IN_USE' }],
])('a repetition %s is seen', async (_, again) => {
  expect(await violationsOf(['gen_1'], [COMPLETED], again)).toEqual({ ...NONE, billedNotReplayable: 1 });
});

test('a bill without a key after an error is reported', async () => {
  const failed = { ...COMPLETED, end: 'SERVICE_UNAVAILABLE' };
  const keyless = { ...PLAN, key: undefined };
  expect(await violationsOf(['gen_1'], [failed], REPLAYED, keyless)).toEqual({ ...NONE, billedAfterError: 1 });
});

test('a model that keeps going without its client is reported, unless it could not be reached', () => {
  const call: ReceivedRequest = {
    headers: {},
    body: { model: 'm', messages: [{ role: 'user', content: 'A page for r-1-1.' }] },
    receivedAtMs: 1_000,
    endedAtMs: 5_000,
    outcome: 'aborted',
    charsSent: 0,
  };
  const outcome = { plan: PLAN, seen: [{ ...COMPLETED, end: 'left', leftAtMs: 2_000 }] };
  const stats = newFaultStats();
  checkAborts([call], [outcome], [], stats);
  expect(stats).toMatchObject({ abortsMeasured: 1, slowestAbortMs: 3_000, violations: { lateAborts: 1 } });
  const deaf = newFaultStats();
  checkAborts([call], [outcome], [{ fromMs: 1_500, toMs: 4_900 }], deaf);
  expect(deaf).toMatchObject({ abortsMeasured: 0, abortsUnmeasurable: 1, violations: { lateAborts: 0 } });
  const before = newFaultStats();
  checkAborts([call], [outcome], [{ fromMs: 1_500, toMs: 1_900 }], before);
  expect(before.violations.lateAborts).toBe(1);
});

describe('waiting', () => {
  test('for quiet returns what is left over', async () => {
    const left = { reservations: 0, streams: { gateway: 0, composer: 1 } };
    expect(await waitUntilQuiet(() => Promise.resolve(left), 150)).toEqual(left);
    await expect(waitUntilQuiet(() => Promise.reject(new Error('away')), 150)).rejects.toThrow('away');
    const looks = [left, undefined, { reservations: 0, streams: { gateway: 0 } }];
    const quiet = waitUntilQuiet(async () => looks.shift() ?? Promise.reject(new Error('away')), 5_000);
    expect(await quiet).toEqual({ reservations: 0, streams: { gateway: 0 } });
  });

  test('for an answer returns the keys that never got one', async () => {
    const refused = { ...COMPLETED, end: 'IDEMPOTENCY_KEY_IN_USE' };
    const outcomes = () => [
      { plan: PLAN, seen: [refused] },
      { plan: { ...PLAN, key: undefined }, seen: [refused] },
      { plan: PLAN, seen: [COMPLETED] },
    ];
    expect(await askAgain(outcomes(), () => Promise.resolve(refused), 150)).toBe(1);
    expect(await askAgain(outcomes(), () => Promise.resolve(REPLAYED), 150)).toBe(0);
  });
});

test.each([
  ['completed', 'event: compose.completed\ndata: {}\n\n', true],
  ['completed', '{"success":true,"data":{}}', true],
  ['PAYMENT_REQUIRED', '{"success":false,"error":{"message":"m","code":"PAYMENT_REQUIRED"}}', true],
  ['COMPOSITION_FAILED', 'event: error\ndata: {"type":"error","error":{"code":"COMPOSITION_FAILED"}}\n\n', true],
  ['silent', 'event: op\ndata: {}\n\n', true],
  ['silent', '', true],
  ['cut', 'event: compose.completed\ndata: {', false],
])('an answer that is %s is recognized: %j', (end, text, isWhole) => {
  expect(readEnd(text, { isWhole, hasLeft: false }).end).toBe(end);
});

test('a time in which nothing ran is recorded as a stall', async () => {
  const stop = watchStalls();
  await delay(100);
  const untilMs = Date.now() + 600;
  while (Date.now() < untilMs);
  await delay(100);
  expect(stop().some(({ fromMs, toMs }) => toMs - fromMs >= 550)).toBe(true);
});

test('a fault that cannot be done, or undone, fails the run', async () => {
  const broken = { name: 'x', lastsMaxMs: 0, holdsUpAborts: false, break: () => undefined };
  const repair = () => Promise.reject(new Error('ended with 1'));
  const injector = createInjector(planFaults([{ ...broken, repair }], 1, createRandom(1)));
  for (const point of POINTS) for (let times = 0; times < 6; times += 1) injector.reached(point);
  await expect(injector.finish()).rejects.toThrow('ended with 1');
});
