import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { ownTurn } from './own-turn.ts';

test('releases one waiter in each turn of the event loop, in order', async () => {
  let turn = 0;
  const turns: number[] = [];
  const pieces = [1, 2, 3].map(async () => {
    await ownTurn();
    turns.push(turn);
  });
  for (; turn < 10; turn += 1) await setImmediate();
  await Promise.all(pieces);
  expect(turns).toHaveLength(3);
  expect(new Set(turns).size).toBe(3);
  expect(turns).toEqual(turns.toSorted((a, b) => a - b));
});
