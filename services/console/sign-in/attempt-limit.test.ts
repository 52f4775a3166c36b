import { expect, test } from 'vitest';
import { createAttemptLimit } from './attempt-limit.ts';

test('attempts before the clock was set back do not count until it catches up', () => {
  let nowMs = 1_800_000_000_000;
  const attempts = createAttemptLimit(() => nowMs, 3);
  const allowed = (): boolean[] => Array.from({ length: 4 }, () => attempts.allows('192.0.2.1'));
  expect(allowed()).toEqual([true, true, true, false]);
  nowMs -= 3_600_000;
  expect(allowed()).toEqual([true, true, true, false]);
});
