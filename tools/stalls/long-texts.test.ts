import { beforeAll, describe, expect, test } from 'vitest';
import { filled } from './mutate-case.ts';
import { runCase } from './run-case.ts';

const DATA_CHARS = 23_800;

const PLACES: { [place: string]: (filling: string) => object } = {
  'a single value': (filling) => ({ text: filled(filling, DATA_CHARS) }),
  'a member of each record': (filling) => ({
    rows: ['first', 'second'].map((name, id) => ({ id, name, note: filled(filling, DATA_CHARS / 2 - 100) })),
  }),
  'a status of each record': (filling) => ({
    rows: ['0', '1'].map((id) => ({ id, status: id + filled(filling, DATA_CHARS / 2 - 100) })),
  }),
};

const FILLINGS = ['Lorem ipsum dolor sit amet, consectetur. ', '2026-01-01 ', 'a', '1', '9x', 'a_', 'Ж', '中'];

// A running service has read the weights that the built-in composer understands with.
beforeAll(() => runCase({ body: JSON.stringify({ prompt: 'Show this' }) }));

// What takes time in proportion to the square of a text's length does not come to an end with these.
describe.each(Object.entries(PLACES))('data as long as it may be, in %s,', (_, dataOf) => {
  test.each(FILLINGS)('is composed when it is full of %j', async (filling) => {
    const { outcome } = await runCase({ body: JSON.stringify({ prompt: 'Show this', data: dataOf(filling) }) });
    expect(outcome).toMatch(/^completed/);
  });
});
