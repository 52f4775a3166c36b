import { expect, test } from 'vitest';
import { fetchedWith } from './loaded-on-use.tsx';

/** Fails so often, then brings the code. */
function failing(times: number) {
  let calls = 0;
  const load = async (): Promise<string> => {
    calls += 1;
    if (calls <= times) throw new Error('Failed to fetch dynamically imported module');
    return `code of call ${calls}`;
  };
  return { load, calls: () => calls };
}

test('code that could not be fetched is asked for again after each pause, and no more', async () => {
  expect(await fetchedWith(failing(0).load, [1, 1])).toBe('code of call 1');
  expect(await fetchedWith(failing(2).load, [1, 1])).toBe('code of call 3');
  const { load, calls } = failing(9);
  await expect(fetchedWith(load, [1, 1])).rejects.toThrow('dynamically imported');
  expect(calls()).toBe(3);
});
