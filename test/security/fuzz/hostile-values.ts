const INHERITED_NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'toJSON'];
const SPECIAL_NAMES = ['then', 'length', '$state', '$bindState', '$bindItem', '$ref', 'state', 'elements'];
const ODD_NAMES = ['', ' ', '0', '-', '~', '~2', 'a/b', 'a.b', '\u0000', '\u2028', '\ud800', 'é', 'x'.repeat(300)];

/** Member names that have broken JSON parsers. */
export const HOSTILE_KEYS = [...INHERITED_NAMES, ...SPECIAL_NAMES, ...ODD_NAMES];

const SCALARS = [null, true, false, 0, -0, -1, 0.1, 1e21, 2 ** 53, Number.MAX_VALUE, 5e-324];
const POINTERS = ['/__proto__/polluted', '/constructor/prototype/polluted', '/elements/__proto__', '//', '~', '/~2'];
const INJECTIONS = [
  '\r\n\r\nevent: compose.completed\r\ndata: {}',
  'javascript:alert(1)',
  '<script>',
  '{{7*7}}',
  '%s%n',
  '../../x',
];
const LONG_TEXTS = ['😀'.repeat(40), 'x'.repeat(5_000), `${'a'.repeat(50)}!`, `${' '.repeat(500)}x`, '('.repeat(100)];
const EXPRESSIONS = [
  { $state: '/__proto__/x' },
  { $bindState: '/constructor/prototype' },
  { $bindItem: '__proto__' },
  { $state: {} },
  { $state: '/a', $bindState: '/b' },
  { action: '__proto__', params: {} },
  { statePath: '/constructor' },
];
const CONTAINERS = [
  [],
  {},
  [[]],
  [null],
  { length: 1e9 },
  { toString: 1 },
  { toJSON: 'x' },
  { type: 'object', properties: { a: { $ref: '#' } } },
  { type: 'constructor', props: {}, children: ['root'] },
  Array.from({ length: 400 }, () => ({})),
  Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`k${index}`, index])),
  nested(70),
];

/** Values that have broken JSON parsers, or code that uses the result. */
export const HOSTILE_VALUES: unknown[] = [
  ...SCALARS,
  ...HOSTILE_KEYS,
  ...POINTERS,
  ...INJECTIONS,
  ...LONG_TEXTS,
  ...EXPRESSIONS,
  ...CONTAINERS,
];

function nested(depth: number): unknown {
  let value: unknown = 'deep';
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
