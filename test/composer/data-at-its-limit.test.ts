import { expect, test } from 'vitest';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { inputOf } from '#evals/answers/corpus.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { newStats } from '#services/composer/stats.ts';

/** `data` may have 24,000 characters. */
const DATA_CHARS = 23_500;

function entriesUpToLimit(entry: (at: number) => Json): Json[] {
  const entries: Json[] = [];
  for (let chars = 20; chars < DATA_CHARS; chars += JSON.stringify(entries.at(-1)).length + 1)
    entries.push(entry(entries.length));
  return entries.slice(0, -1);
}

const rows = (entry: (at: number) => Json): JsonObject => ({ rows: entriesUpToLimit(entry) });
const members = (entry: (at: number) => [string, Json]): JsonObject =>
  Object.assign({}, ...entriesUpToLimit((at) => Object.fromEntries([entry(at)]))) as JsonObject;
const wideRecord = (count: number, value: (at: number) => Json): JsonObject =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`member${at}`, value(at)]));

const SHAPES: { [shape: string]: JsonObject } = {
  'single values': members((at) => [`key${at}`, at]),
  amounts: members((at) => [`total_cents_${at}`, at * 100]),
  objects: members((at) => [`thing${at}`, { id: at, name: 'n', currency: 'EUR' }]),
  'lists of one record': members((at) => [`list${at}`, [{ id: `a${at}`, name: `n${at}` }]]),
  'lists that refer to each other': members((at) => [`thing${at}s`, [{ id: `t${at}`, thing_id: `t${at - 1}` }]]),
  'lists of texts': members((at) => [`tags${at}`, ['a', 'b']]),
  'one list of texts': rows((at) => `x${at}`),
  'one list of numbers': rows((at) => at),
  'one list of pictures': rows((at) => `https://pictures.example/${at}.png`),
  'records of one member': rows((at) => ({ id: at })),
  'records with lists': rows((at) => ({ id: at, items: [{ sku: 'a', qty: 1 }, { sku: 'b' }] })),
  'records that refer to each other': rows((at) => ({ id: `r${at}`, parent_id: `r${(at * 7) % 300}`, name: `n${at}` })),
  'records with a status each': rows((at) => ({ id: `a${at}`, status: `S_${at}`, name: `n${at}` })),
  events: rows((at) => ({ at: `2025-03-${10 + (at % 18)}T10:00:00Z`, title: `e${at}` })),
  places: rows((at) => ({ lat: at % 90, lng: at % 180, name: `p${at}` })),
  'records with 600 members': { rows: [wideRecord(600, (at) => at), wideRecord(600, (at) => `a${at}`)] },
  'one long text': { text: 'ab '.repeat(DATA_CHARS / 3) },
  'one long word': { text: 'a'.repeat(DATA_CHARS) },
  'one long name': { ['a_'.repeat(DATA_CHARS / 2)]: 1 },
};

const PROMPTS = [
  'Show the rows sorted by date, grouped by status; let people edit and cancel them',
  'Dashboard with the key figures and a chart',
  'Board by status',
  'Calendar of the week',
  'Settings',
  'Step by step wizard',
  'Compare the plans',
  'Conversation with a reply box',
  'Landing page',
  'Form to book one of them',
  'Map with places',
  'Details of one record',
];

const text = { type: 'string' };
const action = (name: string, properties: JsonObject) => ({ name, params: { type: 'object', properties } });
const ACTIONS = [
  action('cancel_row', { id: text }),
  action('edit_thing', { thing_id: text, ...wideRecord(99, () => text) }),
  action('assign', {
    row_id: text,
    status: { type: 'string', enum: Array.from({ length: 200 }, (_, at) => `s${at}`) },
  }),
  action('save', { name: text, count: { type: 'integer' } }),
];

test.each(Object.entries(SHAPES))('%s up to the limit of data are composed as any screen', async (_, data) => {
  for (const prompt of PROMPTS) {
    const input = inputOf({ id: prompt, shows: [], body: { prompt, data, actions: ACTIONS } });
    const { signal } = new AbortController();
    const types: string[] = [];
    for await (const { type } of compose(input, {
      tiers: [builtinModel('builtin')],
      stats: newStats(),
      signal,
      now: Date.now,
    }))
      types.push(type);
    expect(types.at(-1)).toBe('completed');
  }
});
