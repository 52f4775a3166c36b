import { el } from './screen.ts';

const DEEP = 3000;
const MEGABYTE = 1024 * 1024;

/** A spec around these elements, whatever they are. */
export const spec = (elements: unknown, state: unknown = {}, root: unknown = 'a') => ({
  state,
  root,
  elements,
  actions: {},
});
/** A spec of one Stack with these props, and whatever else belongs to the element. */
export const page = (props: object, more: object = {}) => spec({ a: { ...el('Stack', {}, []), props, ...more } });
const nested = (open: string, close: string, depth: number): unknown =>
  JSON.parse(open.repeat(depth) + '1' + close.repeat(depth));

function chain(length: number): object {
  const ids = Array.from({ length }, (_, index) => `n${index}`);
  return Object.fromEntries(ids.map((id, index) => [id, el('Stack', {}, index + 1 < length ? [`n${index + 1}`] : [])]));
}

function doubling(levels: number): object {
  const child = (index: number): string[] => (index + 1 < levels ? [`n${index + 1}`, `n${index + 1}`] : []);
  return Object.fromEntries(Array.from({ length: levels }, (_, index) => [`n${index}`, el('Stack', {}, child(index))]));
}

function tangle(count: number): object {
  const ids = Array.from({ length: count }, (_, index) => `n${index}`);
  return Object.fromEntries(ids.map((id) => [id, el('Stack', {}, ids.slice(0, 250))]));
}

function shared(levels: number): unknown {
  let value: unknown = 'x';
  for (let level = 0; level < levels; level += 1) value = { label: 'n', children: [value, value] };
  return value;
}

const many = (count: number, make: (index: number) => unknown): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, make(index)]));

/** Specs made to break a validator: cyclic, deeply nested, huge, or named after prototypes. */
export const HOSTILE_SPECS: [name: string, spec: unknown][] = [
  ['a chain of 3,000 elements', spec(chain(DEEP), {}, 'n0')],
  ['a chain of 600 elements', spec(chain(600), {}, 'n0')],
  ['2^500 renderings of shared children', spec(doubling(500), {}, 'n0')],
  ['600 elements that all hold each other', spec(tangle(600), {}, 'n0')],
  ['a cycle of two', spec({ a: el('Stack', {}, ['b']), b: el('Stack', {}, ['a']) })],
  ['10,000 children', page({}, { children: Array.from({ length: 10_000 }, (_, index) => `c${index}`) })],
  [
    '10,000 elements',
    spec(
      many(10_000, () => el('Stack')),
      {},
      'k0',
    ),
  ],
  [
    '600 elements of unknown type',
    spec(
      many(600, (index) => el(`T${index}`)),
      {},
      'k0',
    ),
  ],
  ['a text of 1 MB', spec({ a: el('Text', { text: 'x'.repeat(MEGABYTE) }) })],
  ['a colour of 1 MB', spec({ a: el('Text', { text: 'x', color: `rgb(${'1 '.repeat(MEGABYTE / 2)}` }) })],
  ['an address of 1 MB of blanks', spec({ a: el('Image', { src: ' '.repeat(MEGABYTE), alt: '' }) })],
  ['a pointer of 1 MB', spec({ a: el('Text', { text: { $state: '/a'.repeat(MEGABYTE / 2) } }) })],
  ['an id of 1 MB', spec({ ['i'.repeat(MEGABYTE)]: el('Stack') }, {}, 'i'.repeat(MEGABYTE))],
  ['a type of 1 MB', spec({ a: el('T'.repeat(MEGABYTE)) })],
  ['10,000 unknown props', page(many(10_000, () => 1))],
  [
    '10,000 unknown keys on an element',
    page(
      {},
      many(10_000, () => 1),
    ),
  ],
  ['10,000 unknown keys on the document', { ...many(10_000, () => 1), ...page({}) }],
  ['10,000 events', page({}, { on: many(10_000, () => ({ action: 'a' })) })],
  [
    '10,000 bindings',
    spec({
      a: el('Button', { label: 'x' }, [], { on: { commit: Array.from({ length: 10_000 }, () => ({ action: 'x' })) } }),
    }),
  ],
  [
    '10,000 params',
    spec({
      a: el('Button', { label: 'x' }, [], {
        on: { commit: { action: 'x', params: many(10_000, () => null) as never } },
      }),
    }),
  ],
  ['10,000 conditions', page({}, { visible: Array.from({ length: 10_000 }, () => 1) })],
  ['10,000 handlers', { ...page({}), actions: many(10_000, () => 1) }],
  ['100,000 faulty rows', spec({ a: el('Table', { columns: ['a'], rows: Array.from({ length: 100_000 }, () => 7) }) })],
  ['state 3,000 deep', spec({ a: el('Stack') }, nested('{"a":', '}', DEEP))],
  ['free JSON 3,000 deep', spec({ a: el('JsonView', { data: nested('[', ']', DEEP) as never }) })],
  ['a tree 3,000 deep', spec({ a: el('Tree', { nodes: [nested('{"label":"n","children":[', ']}', DEEP)] as never }) })],
  ['conditions 3,000 deep', page({}, { visible: nested('[', ']', DEEP) })],
  ['an expression 3,000 deep', spec({ a: el('Text', { text: nested('{"$state":', '}', DEEP) as never }) })],
  ['a tree of 2^60 shared nodes', spec({ a: el('Tree', { nodes: [shared(60)] as never }) })],
  ['state of 2^60 shared members', spec({ a: el('Stack') }, shared(60))],
  [
    'prototype names as ids',
    spec(
      JSON.parse(
        '{"__proto__":{"type":"Stack"},"constructor":{"type":"Stack"},"a":{"type":"Stack","props":{},"children":["__proto__","constructor"]}}',
      ),
    ),
  ],
  [
    'prototype names in props',
    spec(JSON.parse('{"a":{"type":"Stack","props":{"__proto__":{"polluted":1}},"children":[]}}')),
  ],
  [
    '1,800 reads that nothing seeds beside 1,800 writes',
    spec(
      many(600, (index) =>
        el('Input', {
          label: { $state: `/none/${index}` },
          name: { $state: `/none/${index}/name` },
          helpText: { $state: `/none/${index}/help` },
          value: { $bindState: `/some/${index}/value` },
        }),
      ),
      {},
      'k0',
    ),
  ],
];
