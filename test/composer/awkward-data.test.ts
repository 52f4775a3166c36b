import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { type ComposerUnderTest, startComposerUnderTest } from './composer-under-test.ts';

let composer: ComposerUnderTest;
beforeAll(async () => {
  composer = await startComposerUnderTest(['builtin']);
});
afterAll(() => composer.close());

const AWKWARD: { [name: string]: Json } = {
  'a column called constructor': { teams: [{ constructor: 'Ferrari', points: 10 }] },
  'a key called constructor': { constructor: 'Ferrari', points: 10 },
  'a key with "/" and "~"': { 'a/b~c': 'x', rows: [{ 'price/kg': 3 }] },
  'a key that starts with "$"': { $state: '/secret', rows: [{ $bindState: '/x' }] },
  'an empty key': { '': 1, ok: 2 },
  'null values': { customer: null, rows: [null, { name: null }] },
  'an expression as a value': { hint: { $state: '/other' } },
  'lists of lists': {
    matrix: [
      [1, 2],
      [3, 4],
    ],
  },
  'an empty object and an empty list': { nothing: {}, none: [] },
};
const PRIOR = {
  state: { title: 'Teams' },
  root: 'root',
  elements: {
    root: { type: 'Stack', props: {}, children: ['title'] },
    title: { type: 'Heading', props: { text: 'Teams' }, children: [] },
  },
};

async function compose(data: Json, extra: Parameters<ComposerUnderTest['compose']>[0] = {}) {
  const composed = await composer.compose({ prompt: 'a table of teams', dataJson: JSON.stringify(data), ...extra });
  expect(composed.refusal).toBeUndefined();
  expect(JSON.parse(composed.completed?.specJson ?? '')).toEqual(composed.folded);
  return composed.folded as { state: { [key: string]: Json } };
}

describe.each(Object.entries(AWKWARD))('%s in data', (_name, data) => {
  test('is seeded verbatim in a new screen', async () => {
    const { state } = await compose(data);
    for (const [key, value] of Object.entries(data as object)) expect(state[key]).toEqual(value);
  });

  test('is seeded verbatim in an edit', async () => {
    const extra = { prompt: 'rename the title to "Racing teams"', mode: 'edit', priorSpecJson: JSON.stringify(PRIOR) };
    const { state } = await compose(data, extra);
    expect(state['title']).toBe('Teams');
    for (const [key, value] of Object.entries(data as object)) expect(state[key]).toEqual(value);
  });

  test('is seeded verbatim in a journey, before what the user entered', async () => {
    const context = { action: 'next', state: { entered: 'yes' }, params: { entered: 'no' } };
    const { state } = await compose(data, { mode: 'continue_journey', actionContextJson: JSON.stringify(context) });
    expect(state['entered']).toBe('yes');
    for (const [key, value] of Object.entries(data as object)) expect(state[key]).toEqual(value);
  });
});

test('any data whatever is composed, and stays as it was sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ maxDepth: 4 }), async (value) => {
      const data = { facts: value as Json };
      if (JSON.stringify(data).includes('"__proto__"')) return;
      const { state } = await compose(data);
      expect(JSON.stringify(state['facts'])).toBe(JSON.stringify(data.facts));
      expect(isJsonObject(state)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
