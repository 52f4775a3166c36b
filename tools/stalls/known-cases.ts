import type { StallCase } from './run-case.ts';

const PROMPT_CHARS = 4_000;
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `param${index}`);
const list = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const object = <T>(count: number, make: (index: number) => T) =>
  Object.fromEntries(list(count, (index) => [`key${index}`, make(index)]));
const full = (text: string): string => text.repeat(Math.ceil(PROMPT_CHARS / text.length)).slice(0, PROMPT_CHARS);
const ask = (body: object): StallCase => ({ body: JSON.stringify({ prompt: 'Orders of this week', ...body }) });

/** A table, as a prior spec. */
const TABLE = {
  root: 'root',
  state: { rows: [{ name: 'Ann' }] },
  elements: {
    root: { type: 'Stack', props: {}, children: ['table'] },
    table: {
      type: 'DataTable',
      props: { columns: [{ key: 'name', label: 'Name' }], rows: { $state: '/rows' } },
      children: [],
    },
  },
};

const edit = (prompt: string, priorSpec: object = TABLE) =>
  ask({ prompt: full(prompt), mode: 'edit', prior_spec: priorSpec });

/** A prior spec of a form with as many fields as fit. */
const WIDE_FORM = {
  root: 'root',
  state: { form: {} },
  elements: {
    root: { type: 'Form', props: {}, children: list(240, (index) => `f${index}`) },
    ...Object.fromEntries(
      list(240, (index) => [
        `f${index}`,
        { type: 'Input', props: { label: `Field ${index}`, value: { $bindState: `/form/f${index}` } }, children: [] },
      ]),
    ),
  },
};

/** A prior spec as large as may be. */
const LARGEST_PRIOR = {
  root: 'root',
  state: object(300, (index) => index),
  elements: {
    root: { type: 'Stack', props: {}, children: list(5, (index) => `part${index}`) },
    ...Object.fromEntries(
      list(5, (part) => [
        `part${part}`,
        { type: 'Stack', props: {}, children: list(90, (index) => `e${part * 90 + index}`) },
      ]),
    ),
    ...Object.fromEntries(
      list(450, (index) => [`e${index}`, { type: 'Text', props: { text: `t${index}` }, children: [] }]),
    ),
  },
};
const LARGE_DATA = object(1_200, (index) => index);

const SAID = 'What stands there, in the words of the caller alone.';

/** A custom component with these props. */
const manifest = (index: number, props: object): object => ({
  name: `Own${index}`,
  description:
    'A part of our own, which shows what only we have to show. Use it wherever the request asks for this part.',
  useWhen: 'Use it where a part of our own is asked for.',
  props,
  example: { props: {} },
});

/** A schema nested so many levels deep. */
function nestedSchema(levels: number): object {
  let schema: object = { type: 'string' };
  for (let level = 0; level < levels; level += 1) schema = { type: 'object', properties: { a: schema } };
  return schema;
}

const declaring = (properties: object) =>
  ask({ actions: list(20, (index) => ({ name: `a${index}`, required: true, params: { properties } })) });

const line = (op: object): string => `${JSON.stringify(op)}\n`;
const element = (id: string, value: object): string => line({ op: 'add', path: `/elements/${id}`, value });

/** Requests and answers that once blocked the event loop, and similar ones. */
export const KNOWN_CASES: Record<string, StallCase> = {
  '100 required params': ask({ actions: [{ name: 'save', required: true, params: { required: names(100) } }] }),
  '300 required params': ask({
    actions: list(3, (index) => ({
      name: `save${index}`,
      required: true,
      params: { type: 'object', required: names(100) },
    })),
  }),
  '300 params of 20 actions': ask({
    actions: list(20, (index) => ({
      name: `save${index}`,
      required: true,
      params: {
        type: 'object',
        properties: object(15, () => ({ type: 'number' })),
        required: list(15, (key) => `key${key}`),
      },
    })),
  }),
  '1,500 required params': ask({ actions: [{ name: 'save', required: true, params: { required: names(1_500) } }] }),
  '100,000 required params': ask({ actions: [{ name: 'save', params: { required: names(60_000) } }] }),
  '20 actions of 800 properties': ask({
    actions: list(20, (index) => ({ name: `a${index}`, params: { properties: object(800, () => ({})) } })),
  }),
  'an enum of 500': ask({
    actions: [
      { name: 'save', required: true, params: { properties: object(20, () => ({ enum: names(500).slice(0, 100) })) } },
    ],
  }),
  'params that are one of many': declaring(object(15, () => ({ anyOf: list(60, () => ({ type: 'string' })) }))),
  'params nested deep': declaring(object(15, () => nestedSchema(14))),
  'params with enums': declaring(object(15, (key) => ({ enum: list(80, (index) => `option ${key} ${index}`) }))),
  'params of long descriptions': declaring(object(15, () => ({ type: 'string', description: 'word '.repeat(250) }))),
  'manifests of many props': ask({
    custom_components: list(20, (index) =>
      manifest(
        index,
        object(6, () => ({ kind: 'string', doc: SAID })),
      ),
    ),
  }),
  'manifests of menus': ask({
    custom_components: list(20, (index) =>
      manifest(
        index,
        object(2, () => ({ kind: 'enum', values: list(12, (value) => `value${value}`), doc: SAID })),
      ),
    ),
  }),
  'manifests with faults': ask({
    custom_components: list(20, (index) =>
      manifest(
        index,
        object(90, (key) => ({ kynd: key, of: 5 })),
      ),
    ),
  }),
  'metadata as large as may be': ask({ metadata: object(1_500, (index) => [index]) }),
  'a prior spec as large as may be': edit('Rename the title', LARGEST_PRIOR),
  'a prior spec as large as may be, with data': ask({
    prompt: full('Add columns a, b. '),
    mode: 'edit',
    prior_spec: LARGEST_PRIOR,
    data: LARGE_DATA,
  }),
  'a prior spec as large as may be, in create mode': ask({ prior_spec: LARGEST_PRIOR, data: LARGE_DATA }),
  'a prior spec as large as may be, in a journey': ask({
    mode: 'continue_journey',
    prior_spec: LARGEST_PRIOR,
    data: LARGE_DATA,
    action_context: { action: 'go', params: object(500, (index) => index), state: object(400, (index) => `v${index}`) },
  }),
  'numbers with exponents': ask({ data: { rows: list(60_000, () => 1.5) } }),
  'twenty actions of 3,000 unknown fields': ask({ actions: list(20, () => object(3_000, () => 1)) }),
  'fields of 9,000 members': ask(object(6, () => object(9_000, () => 1))),
  'an enum of 50,000': ask({ actions: [{ name: 'a', params: { properties: { a: { enum: names(50_000) } } } }] }),
  '9,000 unknown fields': ask(object(9_000, () => 1)),
  'a column for each letter': edit(`Add a column ${'a,'.repeat(2_000)}`),
  'a field for each letter': edit(`Add fields ${'a,'.repeat(2_000)}`, WIDE_FORM),
  'many named columns': edit(`Add columns ${list(700, (index) => `c${index},`).join('')}`),
  'many removals': edit(list(400, (index) => `remove f${index}, `).join(''), WIDE_FORM),
  'many moves': edit(list(300, (index) => `move field ${index} up. `).join(''), WIDE_FORM),
  'many additions': edit(list(300, (index) => `add button b${index}. `).join(''), WIDE_FORM),
  'many renames': edit(list(300, (index) => `rename Field ${index} to X. `).join(''), WIDE_FORM),
  '1,700 records of different keys': ask({ data: { rows: list(1_500, (index) => ({ [`k${index}`]: index })) } }),
  'records of one text': ask({ data: { rows: list(2_000, (index) => `r${index}`) } }),
  'deep data': ask({ data: JSON.parse(`${'{"a":'.repeat(90)}1${'}'.repeat(90)}`) as object }),
  'one long number': ask({ data: { text: '1'.repeat(23_000) } }),
  'words of a text': ask({ data: { text: list(3_000, (index) => `w${index}`).join(' ') } }),
  ...Object.fromEntries(
    [
      '_',
      '-',
      '“',
      'İ',
      ' ',
      'a',
      'A',
      '"',
      "'",
      ',',
      '.',
      ':',
      '(',
      '1',
      '1.',
      '1,',
      'a ',
      'a, ',
      'and ',
      '\n',
      '- ',
      '- a\n',
      '"a" ',
      'a: ',
      'a-',
      '1-',
      '$',
      '%',
      'ß',
      '😀',
      '\t',
      '?',
      '; ',
      '/ ',
      'a/',
      '#',
      '*',
    ].map((text) => [`a prompt of ${JSON.stringify(text)}`, ask({ prompt: full(text) })]),
  ),
  ...Object.fromEntries(
    ['_', '-', '“', 'İ', ' ', 'a ', 'a, ', 'add a, ', 'and ', '"a" '].map((text) => [
      `an edit of ${JSON.stringify(text)}`,
      edit(text),
    ]),
  ),
  'a model that writes 1,500 elements without a root': {
    ...ask({}),
    answer: list(1_500, (index) => element(`e${index}`, { type: 'Text', props: { text: `t${index}` } })).join(''),
  },
  'a model that writes 600 elements in a chain': {
    ...ask({}),
    answer: `${element('root', { type: 'Stack', props: {}, children: ['e0'] })}${list(600, (index) =>
      element(`e${index}`, { type: 'Stack', props: {}, children: [`e${index + 1}`] }),
    ).join('')}`,
  },
  'a model that writes one element with 5,000 children': {
    ...ask({}),
    answer: element('root', { type: 'Stack', props: {}, children: list(5_000, (index) => `e${index}`) }),
  },
  'a model that writes 3,000 state keys': {
    ...ask({}),
    answer: list(3_000, (index) => line({ op: 'add', path: `/state/k${index}`, value: index })).join(''),
  },
  'a model that writes a whole spec of 3,000 elements': {
    ...ask({}),
    answer: JSON.stringify({
      root: 'root',
      state: {},
      elements: Object.fromEntries([
        ['root', { type: 'Stack', props: {}, children: list(3_000, (index) => `e${index}`) }],
        ...list(3_000, (index) => [`e${index}`, { type: 'Text', props: { text: `t${index}` } }]),
      ]),
    }),
  },
  'a model that rewrites one element 2,000 times': {
    ...ask({}),
    answer: list(2_000, (index) => element('root', { type: 'Stack', props: {}, children: [`e${index}`] })).join(''),
  },
  'a model that writes buttons for 300 params': {
    ...ask({
      actions: list(3, (index) => ({ name: `save${index}`, required: true, params: { required: names(100) } })),
    }),
    answer: `${element('root', { type: 'Stack', props: {}, children: ['b0', 'b1', 'b2'] })}${list(3, (index) =>
      element(`b${index}`, { type: 'Button', props: { label: 'Go' }, on: { commit: { action: `save${index}` } } }),
    ).join('')}`,
  },
  'a model that writes 200 kB in one line': {
    ...ask({}),
    answer: `{"op":"add","path":"/elements/root","value":${'['.repeat(200_000)}`,
  },
  'a model that writes 200 kB of braces': { ...ask({}), answer: '{'.repeat(200_000) },
  'a model that writes 200 kB of quotes': { ...ask({}), answer: `{${'"'.repeat(200_000)}` },
  'a model that writes 200 kB of text': { ...ask({}), answer: 'a'.repeat(200_000) },
  'a model that writes 500 tables of the data': {
    ...ask({ data: { rows: list(300, (index) => ({ id: index, name: `Name ${index}`, total: index * 1.5 })) } }),
    answer: `${element('root', { type: 'Stack', props: {}, children: list(200, (index) => `t${index}`) })}${list(
      200,
      (index) =>
        element(`t${index}`, {
          type: 'DataTable',
          props: {
            columns: [
              { key: 'id', label: 'Id' },
              { key: 'name', label: 'Name' },
            ],
            rows: list(50, (row) => ({ id: row, name: `Name ${row}` })),
          },
        }),
    ).join('')}`,
  },
  'a model that writes long texts full of numbers': {
    ...ask({ data: { rows: list(1_000, (index) => ({ n: index * 1.5 })) } }),
    answer: `${element('root', { type: 'Stack', props: {}, children: list(200, (index) => `t${index}`) })}${list(
      200,
      (index) =>
        element(`t${index}`, { type: 'Text', props: { text: list(200, (n) => String(n * 1.5 + index)).join(' ') } }),
    ).join('')}`,
  },
};
