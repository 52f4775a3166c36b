import { expect, test } from 'vitest';
import { GROWING, timeOf } from './growth.ts';

const FEW = 140;
const TIMES = 4;

// What grows with the square takes 16 times as long, and before it was linear took seconds. Processor time of a busy
// machine is not exact; the base keeps times near zero from deciding.
test.each(Object.entries(GROWING))(
  '%s take time in proportion to their number',
  async (_, growing) => {
    await timeOf(growing, FEW);
    const few = await timeOf(growing, FEW);
    const many = await timeOf(growing, FEW * TIMES);
    expect(many).toBeLessThan(3 * TIMES * Math.max(few, 50));
  },
  60_000,
);
