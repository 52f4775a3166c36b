import { expect, test } from 'vitest';
import type { ReceivedRequest } from '#test/model-backend/received-request.ts';
import { checkAborts } from './check-aborts.ts';
import { checkBills } from './check-bills.ts';
import type { RequestPlan } from './request-plan.ts';
import type { Seen } from './send-request.ts';
import { newTally } from './tally.ts';

// The checks see what they are there to see: zeros mean that nothing happened, not that nobody looked.

const PLAN: RequestPlan = {
  id: 'r-1-1',
  model: 'scripted-good',
  stream: true,
  key: 'k',
  twin: false,
  tight: false,
  client: { does: 'read', afterOperations: 0 },
};
const COMPLETED: Seen = { generationId: 'gen_1', end: 'completed', replayed: false, leftAtMs: undefined };
const REPLAYED: Seen = { ...COMPLETED, replayed: true };

async function violationsOf(billed: string[], seen: Seen[], again: Seen, plan = PLAN) {
  const books = { billed: new Map([['r-1-1', billed]]), overCap: 0, reserved: 0, wrongCounters: 0 };
  const tally = newTally();
  await checkBills(books, [{ plan, seen }], () => Promise.resolve(again), tally);
  const { doubleBilled, billedNotReplayable, completedUnbilled } = tally.violations;
  return { doubleBilled, billedNotReplayable, completedUnbilled, billedAfterError: tally.billedAfterError };
}
const NONE = { doubleBilled: 0, billedNotReplayable: 0, completedUnbilled: 0, billedAfterError: 0 };

test('what was billed once and replays is in order', async () => {
  expect(await violationsOf(['gen_1'], [COMPLETED], REPLAYED)).toEqual(NONE);
});

test('a second ledger row, another generation and a missing one are seen', async () => {
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

test('a bill without a key after an error is seen', async () => {
  const failed = { ...COMPLETED, end: 'SERVICE_UNAVAILABLE' };
  const keyless = { ...PLAN, key: undefined };
  expect(await violationsOf(['gen_1'], [failed], REPLAYED, keyless)).toEqual({ ...NONE, billedAfterError: 1 });
});

test('a model that goes on without its client is seen, unless a process was frozen meanwhile', () => {
  const call: ReceivedRequest = {
    headers: {},
    body: { model: 'm', messages: [{ role: 'user', content: 'A page for r-1-1.' }] },
    receivedAtMs: 1_000,
    endedAtMs: 5_000,
    outcome: 'aborted',
    charsSent: 0,
  };
  const outcome = { plan: PLAN, seen: [{ ...COMPLETED, end: 'left', leftAtMs: 2_000 }] };
  const tally = newTally();
  checkAborts([call], [outcome], [], tally);
  expect(tally).toMatchObject({ abortsMeasured: 1, slowestAbortMs: 3_000, violations: { lateAborts: 1 } });
  const frozen = { service: 'composer', kind: 'freeze', point: 'in mid-stream', fromMs: 1_500, toMs: 4_900 } as const;
  const other = newTally();
  checkAborts([call], [outcome], [frozen], other);
  expect(other.abortsMeasured).toBe(0);
});
