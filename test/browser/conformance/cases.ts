import type { Step } from '../../../packages/react/drawing/conformance/outcome.ts';

/** One spec for both renderers. Where they must differ, the reason for ours. */
export type Case = { name: string; spec: object; steps?: Step[]; why?: string };

const el = (type: string, props: object = {}, children: string[] = [], more: object = {}) => ({
  type,
  props,
  children,
  ...more,
});
const spec = (elements: Record<string, object>, state: object = {}) => ({ root: 'root', state, elements });
// Below the root stands what stands below nothing else.
function stackOf(elements: Record<string, { type: string; props?: object; children?: unknown }>, state?: object) {
  const below = Object.values(elements).flatMap(({ children }) => children);
  const root = el(
    'Stack',
    {},
    Object.keys(elements).filter((id) => !below.includes(id)),
  );
  return spec({ root, ...elements }, state);
}
const button = (action: string, params: object = {}) => el('Button', {}, [], { on: { commit: { action, params } } });

const ROWS = {
  rows: [
    { id: 'a', name: 'Ann', tags: [{ t: 'x' }, { t: 'y' }] },
    { id: 'b', name: 'Bo', tags: [] },
  ],
};
const row = (props: object) => ({
  list: el('Stack', {}, ['row'], { repeat: { statePath: '/rows', key: 'id' } }),
  row: el('Card', props),
});

/** Cases in which both must do the same, as the format specifies. */
export const ALIKE: Case[] = [
  {
    name: 'literal props of every kind',
    spec: spec({ root: el('Card', { a: 1, b: 'x', c: true, d: [1, { e: 2 }] }) }),
  },
  { name: 'children in their order', spec: stackOf({ b: el('Text', { t: 'b' }), a: el('Text', { t: 'a' }) }) },
  {
    name: '$state at any depth',
    spec: stackOf({ a: el('Text', { text: { $state: '/n/0/x' } }) }, { n: [{ x: 'deep' }] }),
  },
  {
    name: '$state inside lists and objects',
    spec: stackOf({ a: el('Table', { rows: [{ x: { $state: '/x' } }] }) }, { x: 7 }),
  },
  {
    name: 'escaped pointers',
    spec: stackOf({ a: el('Text', { text: { $state: '/a~1b/c~0d' } }) }, { 'a/b': { 'c~d': 1 } }),
  },
  { name: 'a path that leads nowhere', spec: stackOf({ a: el('Text', { text: { $state: '/no/where' } }) }) },
  {
    name: '$template',
    spec: stackOf({ a: el('Text', { text: { $template: 'Hi ${/name}, ${/gone}!' } }) }, { name: 'Ann' }),
  },
  {
    name: '$cond',
    spec: stackOf(
      { a: el('Text', { text: { $cond: { $state: '/n', gt: 3 }, $then: 'much', $else: { $state: '/word' } } }) },
      { n: 2, word: 'little' },
    ),
  },
  ...[{ $state: '/on' }, { $state: '/off' }, true, false, { $state: '/n', eq: 3 }, { $state: '/n', neq: 3 }]
    .concat([{ $state: '/n', gte: 3, not: true } as never, { $state: '/w', gt: 1 } as never])
    .map((visible) => ({
      name: `visible ${JSON.stringify(visible)}`,
      spec: stackOf({ a: el('Text', { t: 1 }, [], { visible }) }, { on: 1, off: 0, n: 3, w: 'word' }),
    })),
  {
    name: 'visible by all and by any',
    spec: stackOf(
      {
        all: el('Text', { t: 'all' }, [], { visible: [{ $state: '/a' }, { $state: '/b' }] }),
        any: el('Text', { t: 'any' }, [], { visible: { $or: [{ $state: '/a' }, { $state: '/b' }] } }),
        both: el('Text', { t: 'both' }, [], { visible: { $and: [{ $state: '/a' }, { $state: '/a' }] } }),
      },
      { a: true, b: false },
    ),
  },
  { name: 'rows of a repeat', spec: stackOf(row({ title: { $item: 'name' }, at: { $index: true } }), ROWS) },
  { name: 'a repeat over nothing', spec: stackOf(row({ title: { $item: 'name' } }), { rows: [] }) },
  { name: 'a repeat over a path that is not there', spec: stackOf(row({ title: { $item: 'name' } })) },
  {
    name: 'a repeat in a repeat',
    spec: stackOf(
      {
        list: el('Stack', {}, ['row'], { repeat: { statePath: '/rows', key: 'id' } }),
        row: el('Card', { title: { $item: 'name' } }, ['tag'], { repeat: { statePath: { $item: 'tags' } } }),
        tag: el('Badge', { text: { $item: 't' } }),
      },
      ROWS,
    ),
  },
  { name: 'the whole item', spec: stackOf(row({ value: { $item: '' } }), { rows: ['x', 'y'] }) },
  {
    name: 'typing into a bound field, which its readers hear',
    spec: stackOf(
      { in: el('Input', { value: { $bindState: '/name' } }), out: el('Text', { text: { $template: 'Hi ${/name}' } }) },
      { name: 'A' },
    ),
    steps: [{ type: 'Ann', into: 0 }],
  },
  {
    name: 'typing into a field of a row',
    spec: stackOf(row({ value: { $bindItem: 'name' } }), ROWS),
    steps: [{ type: 'Bob', into: 1 }],
  },
  {
    name: 'ticking a bound box',
    spec: stackOf({ a: el('Checkbox', { checked: { $bindState: '/on' } }) }, { on: false }),
    steps: [{ tick: 0 }],
  },
  {
    name: 'an action with params from the state',
    spec: stackOf(
      { b: button('save', { n: { $state: '/n' }, word: 'x', deep: { list: [{ $state: '/n' }] } }) },
      { n: 3 },
    ),
    steps: [{ press: 0 }],
  },
  {
    name: 'what was typed, in an action',
    spec: stackOf(
      { in: el('Input', { value: { $bindState: '/name' } }), b: button('save', { name: { $state: '/name' } }) },
      { name: '' },
    ),
    steps: [{ type: 'Ann', into: 0 }, { press: 0 }],
  },
  {
    name: 'actions in a row',
    spec: stackOf(
      {
        b: el('Button', {}, [], {
          on: { commit: [{ action: 'setState', params: { statePath: '/n', value: 5 } }, { action: 'go' }] },
        }),
        t: el('Text', { n: { $state: '/n' } }),
      },
      { n: 1 },
    ),
    steps: [{ press: 0 }],
  },
  {
    name: 'setState, pushState with a cleared field and removeState',
    spec: stackOf(
      {
        set: button('setState', { statePath: '/n', value: { a: 1 } }),
        push: button('pushState', { statePath: '/list', value: { $state: '/word' }, clearStatePath: '/word' }),
        remove: button('removeState', { statePath: '/list', index: 0 }),
      },
      { n: 1, list: ['one'], word: 'two' },
    ),
    steps: [{ press: 0 }, { press: 1 }, { press: 2 }],
  },
  {
    name: 'showing and hiding by an action',
    spec: stackOf(
      {
        b: button('setState', { statePath: '/open', value: true }),
        a: el('Dialog', {}, ['in'], { visible: { $state: '/open' } }),
        in: el('Text', { t: 'in' }),
      },
      { open: false },
    ),
    steps: [{ press: 0 }],
  },
  {
    name: 'a path to what the state does not hold itself',
    spec: stackOf({ a: el('Text', { text: { $state: '/__proto__/constructor/name' } }) }),
  },
];

/** Cases in which ours must differ. */
export const DIFFERENT: (Case & { why: string })[] = [
  {
    name: 'a child without props',
    spec: stackOf({ a: { type: 'Text', children: [] }, b: el('Text', { t: 'b' }) }),
    why: 'one half-written child takes nobody with it; theirs loses the parent and all its children',
  },
  {
    name: 'children that are no list',
    spec: stackOf({ a: { type: 'Card', props: {}, children: 'b' }, b: el('Text', { t: 'b' }) }),
    why: 'the card stands without children; theirs loses the parent',
  },
  {
    name: 'a repeat over what is no list',
    spec: stackOf({ ...row({ title: 'x' }), after: el('Text', { t: 1 }) }, { rows: 'none' }),
    why: 'no rows, but the container stands; theirs loses the container',
  },
  {
    name: 'a null param',
    spec: stackOf({ b: button('save', { note: null }) }),
    steps: [{ press: 0 }],
    why: 'null is an answer (nobody, never) and stays; theirs makes it undefined',
  },
  {
    name: 'setState to null',
    spec: stackOf(
      { b: button('setState', { statePath: '/n', value: null }), t: el('Text', { n: { $state: '/n' } }) },
      { n: 1 },
    ),
    steps: [{ press: 0 }],
    why: 'the same',
  },
  {
    name: 'a state value that looks like an expression',
    spec: stackOf({ b: button('save', { v: { $state: '/v' } }) }, { v: { $state: '/secret' }, secret: 42 }),
    steps: [{ press: 0 }],
    why: 'what the state holds is data; theirs resolves it a second time',
  },
  {
    name: 'a field of the item as a param',
    spec: stackOf(
      {
        list: el('Stack', {}, ['b'], { repeat: { statePath: '/rows', key: 'id' } }),
        b: button('save', { name: { $item: 'name' } }),
      },
      ROWS,
    ),
    steps: [{ press: 1 }],
    why: 'the value, as in a prop; theirs hands over the path as text',
  },
  {
    name: 'removeState with the index as text',
    spec: stackOf({ b: button('removeState', { statePath: '/list', index: '1' }) }, { list: ['a', 'b'] }),
    steps: [{ press: 0 }],
    why: 'an index that was typed or came through a template still removes; theirs removes nothing',
  },
  {
    name: 'clearing a number',
    spec: stackOf(
      { b: button('pushState', { statePath: '/list', value: 1, clearStatePath: '/n' }) },
      { list: [], n: 7 },
    ),
    steps: [{ press: 0 }],
    why: 'a number field is emptied to null; theirs puts text where a number stood',
  },
  {
    name: 'a number that is typed anew',
    spec: stackOf({ in: el('Input', { value: { $bindState: '/n' } }) }, { n: 7 }),
    steps: [
      { type: '', into: 0 },
      { type: '12', into: 0 },
    ],
    why: 'a number stays a number; in theirs it becomes text',
  },
  {
    name: 'an element that is its own child',
    spec: spec({ root: el('Stack', {}, ['root', 'a']), a: el('Text', { t: 1 }) }),
    why: 'each element is drawn once; theirs does not end',
  },
  {
    name: 'the events of other json-render hosts',
    spec: stackOf({ b: el('Button', {}, [], { on: { press: { action: 'go' } } }) }),
    steps: [{ press: 0 }],
    why: 'press and its like are read as the eight verbs of this catalog',
  },
];
