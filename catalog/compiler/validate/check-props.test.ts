import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '#catalog/components.ts';
import type { Definition, Prop } from '#catalog/definition.ts';
import { checkProps } from './check-props.ts';
import { formOnlyScope, type Scope } from './scope.ts';

function component(props: Definition['props'], rules: Partial<Definition> = {}): Definition {
  return { name: 'Sample', description: '', children: 'none', props, events: {}, example: { props: {} }, ...rules };
}

/** Codes of the findings about one value of one prop, each with its pointer. */
function told(prop: Prop, value: unknown, scope?: Scope): string[] {
  return checkProps(component({ p: prop }), { p: value }, scope && { scope }).map(
    ({ code, pointer }) => `${code} ${pointer}`,
  );
}

function repairOf(prop: Prop, value: unknown): unknown {
  return checkProps(component({ p: prop }), { p: value })[0]?.repair;
}

const prior = formOnlyScope('prior');

describe('The props of an element', () => {
  test.each(COMPONENTS)('$name: pass in its own example, and with every default written out', (definition) => {
    const childCount = definition.example.children?.length ?? 0;
    expect(checkProps(definition, definition.example.props, { childCount })).toEqual([]);
    for (const [name, prop] of Object.entries(definition.props)) {
      if (prop.default === undefined) continue;
      const { props } = definition.example;
      const found = checkProps(definition, { ...props, [name]: prop.default }, { childCount });
      expect(
        found
          .filter(({ pointer }) => pointer === `/${name}`)
          .map(({ code }) => code)
          .filter((code) => code !== 'no_effect' && code !== 'wrong_order'),
      ).toEqual([]);
    }
  });

  test('are never more than findings, whatever they hold', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COMPONENTS), fc.anything(), (definition, value) => {
        const names = Object.keys(definition.props);
        checkProps(definition, value);
        for (const name of names) checkProps(definition, { [name]: value });
        checkProps(definition, Object.fromEntries(names.map((name) => [name, value])));
      }),
      { numRuns: 300 },
    );
  });

  test('are named by JSON Pointer where they are at fault', () => {
    const rows: Prop = { kind: 'array', of: { 'a/b': { kind: 'number' } } };
    expect(told(rows, [{ 'a/b': 1 }, { 'a/b': 'x' }])).toEqual(['wrong_kind /p/1/a~1b']);
  });

  test('may be null or absent unless they are required', () => {
    expect(told({ kind: 'string' }, null)).toEqual([]);
    expect(told({ kind: 'string', required: true }, null)).toEqual(['missing_prop /p']);
    expect(told({ kind: 'string', required: true }, { $state: '/a' })).toEqual([]);
  });

  test('that name prototypes of objects are unknown', () => {
    const found = checkProps(component({ p: { kind: 'string' } }), JSON.parse('{"__proto__": 1, "constructor": 2}'));
    expect(found.map(({ code }) => code)).toEqual(['unknown_prop', 'unknown_prop']);
    expect(found.some(({ repair }) => repair !== undefined)).toBe(false);
  });
});

describe('The kind of a value', () => {
  test('may be one of several kinds; findings refer to the closest one', () => {
    const prop: Prop = { kind: ['boolean', 'string', 'object'], of: { title: { kind: 'string', required: true } } };
    expect(told(prop, true)).toEqual([]);
    expect(told(prop, 'Sure?')).toEqual([]);
    expect(told(prop, {})).toEqual(['missing_prop /p/title']);
    expect(told(prop, 7)).toEqual(['wrong_kind /p']);
    expect(told({ kind: ['enum', 'icon'], values: ['auto', 'none'] }, 'check')).toEqual([]);
    expect(told({ kind: ['enum', 'icon'], values: ['auto', 'none'] }, 'sparkly')).toEqual(['wrong_kind /p']);
  });

  test('counts the bounds of a length in px, with 16 px a rem', () => {
    const prop: Prop = { kind: 'dimension', min: 80, max: 320, units: ['px', 'rem', '%'] };
    expect(told(prop, '5rem')).toEqual([]);
    expect(told(prop, '4rem')).toEqual(['out_of_range /p']);
    expect(told(prop, '400%')).toEqual([]);
    expect(told(prop, '10vw')).toEqual(['bad_dimension /p']);
    expect(told(prop, 'auto')).toEqual(['bad_dimension /p']);
    expect(told(prop, 'auto', prior)).toEqual([]);
  });

  test('excludes the bound `above`', () => {
    expect(told({ kind: 'number', above: 0 }, 0)).toEqual(['out_of_range /p']);
    expect(told({ kind: 'number', above: 0 }, 0.1)).toEqual([]);
  });

  test('of a tree may be nested as deep as a renderer can draw', () => {
    const nodes: Prop = {
      kind: 'array',
      of: {
        label: { kind: 'string', required: true },
        children: { kind: 'array', items: { kind: 'object', sameAs: 'p' } },
      },
    };
    expect(told(nodes, [{ label: 'a', children: [{ label: 'b', children: [{ label: 'c' }] }] }])).toEqual([]);
    expect(told(nodes, [{ label: 'a', children: [{ label: 'b', children: [{}] }] }])).toEqual([
      'missing_prop /p/0/children/0/children/0/label',
    ]);
  });

  test('of a record holds scalars unless its items say otherwise', () => {
    expect(told({ kind: 'record' }, { a: 1, b: 'x', c: null })).toEqual([]);
    expect(told({ kind: 'record' }, { a: [] })).toEqual(['wrong_kind /p/a']);
    expect(told({ kind: 'record', items: { kind: 'array', items: { kind: 'string' } } }, { a: ['x'], b: [1] })).toEqual(
      ['wrong_kind /p/b/0'],
    );
  });
});

describe('The rules between members', () => {
  test('ask for one of several, of which one may be the children', () => {
    const definition = component(
      { items: { kind: 'array', items: { kind: 'string' } } },
      { children: 'any', oneOf: [['items', 'children']] },
    );
    expect(checkProps(definition, {}).map(({ code }) => code)).toEqual(['missing_part']);
    expect(checkProps(definition, {}, { childCount: 1 })).toEqual([]);
    expect(checkProps(definition, { items: { $state: '/a' } })).toEqual([]);
  });

  test('report what has no effect, but not in the spec of a caller', () => {
    const definition = component(
      { external: { kind: 'boolean' }, href: { kind: 'url' } },
      { needs: { external: ['href'] } },
    );
    expect(checkProps(definition, { external: true })).toMatchObject([
      { code: 'no_effect', pointer: '/external', repair: { op: 'remove' } },
    ]);
    expect(checkProps(definition, { external: false })).toEqual([]);
    expect(checkProps(definition, { external: true }, { scope: prior })).toEqual([]);
  });

  test('order literals, with defaults, and leave expressions alone', () => {
    const definition = component(
      { min: { kind: 'number', default: 0 }, max: { kind: 'number', default: 100 } },
      { order: [['min', '<', 'max']] },
    );
    expect(checkProps(definition, { min: 100 })).toMatchObject([{ code: 'wrong_order', pointer: '/min' }]);
    expect(checkProps(definition, { min: { $state: '/a' }, max: -5 })).toEqual([]);
  });

  test('ask for what a value of another member makes necessary', () => {
    const shapes: Prop = {
      kind: 'array',
      of: { kind: { kind: 'enum', values: ['dot', 'box'] }, x: { kind: 'number' }, w: { kind: 'number' } },
      requiredWhen: { kind: { box: ['x', 'w'] } },
    };
    expect(told(shapes, [{ kind: 'dot' }, { kind: 'box', x: 1, w: 2 }])).toEqual([]);
    expect(told(shapes, [{ kind: 'box', x: 1 }])).toEqual(['missing_part /p/0']);
  });
});

describe('An expression', () => {
  test('writes only where the whole prop is a write target', () => {
    expect(told({ kind: 'string', bind: true }, { $bindState: '/a' })).toEqual([]);
    expect(told({ kind: 'string' }, { $bindState: '/a' })).toEqual(['expression_not_allowed /p']);
    expect(told({ kind: 'array', bind: true, items: { kind: 'string' } }, [{ $bindState: '/a' }])).toEqual([
      'expression_not_allowed /p/0',
    ]);
    expect(repairOf({ kind: 'string' }, { $bindState: '/a' })).toEqual({ op: 'replace', value: { $state: '/a' } });
  });

  test('depends on the value at its path and on its item', () => {
    const scope: Scope = {
      ...formOnlyScope(),
      canRead: (pointer) => pointer === '/a',
      itemHas: (field) => field === 'name',
    };
    expect(told({ kind: 'string' }, { $state: '/a' }, scope)).toEqual([]);
    expect(told({ kind: 'string' }, { $state: '/b' }, scope)).toEqual(['unseeded_path /p']);
    expect(told({ kind: 'string' }, { $bindItem: 'name' }, scope)).toEqual([]);
    expect(told({ kind: 'string' }, { $bindItem: 'nmae' }, scope)).toEqual(['unknown_item_field /p']);
    expect(told({ kind: 'string' }, { $bindItem: 'name' }, { ...scope, itemHas: undefined })).toEqual([
      'item_outside_repeat /p',
    ]);
  });

  test.each([
    { $item: 'name' },
    { $index: true },
    { $template: 'a ${/b}' },
    { $cond: { $state: '/a' }, $then: 'x', $else: { $state: '/b' } },
    { $computed: 'sum', args: { values: { $state: '/a' } } },
  ])('%j is accepted only in a prior spec', (expression) => {
    expect(told({ kind: 'string' }, expression)).toEqual(['bad_expression /p']);
    expect(told({ kind: 'string' }, expression, prior)).toEqual([]);
  });

  test.each([
    { $index: 1 },
    { $template: 4 },
    { $cond: true, $then: 1 },
    { $computed: 'fetch', args: {} },
    { $state: '/a', $then: 1 },
    { $format: 'x' },
  ])('%j is never accepted', (expression) => expect(told({ kind: 'string' }, expression, prior)).toHaveLength(1));
});

describe('A repair', () => {
  test.each<[string, Prop, unknown, unknown]>([
    ['the case of a menu word', { kind: 'enum', values: ['sm', 'md'] }, 'MD', 'md'],
    ['a borrowed menu word', { kind: 'enum', values: ['neutral', 'critical'] }, 'danger', 'critical'],
    ['a number written as text', { kind: 'number' }, ' 12.5 ', 12.5],
    ['a truth value written as text', { kind: 'boolean' }, 'true', true],
    ['a text given as number', { kind: 'string' }, 7, '7'],
    ['a line break in a one-line text', { kind: 'string' }, 'a\n b', 'a b'],
    ['a space inside a length', { kind: 'dimension' }, '12 px', '12px'],
    ['the spelling of an icon', { kind: 'icon' }, 'ArrowRight', 'arrow-right'],
    ['an icon of another set', { kind: 'icon' }, 'mdi:truck-delivery', 'truck'],
    ['an icon that must be there and nobody knows', { kind: 'icon', required: true }, 'zorp', 'circle'],
    ['white space in an address', { kind: 'url' }, ' https://a.example/ x', undefined],
    ['a number of columns out of range', { kind: 'count', min: 1, max: 6 }, 9, 6],
    ['one text where a list is asked', { kind: 'array', items: { kind: 'string' } }, 'a', ['a']],
    [
      'a text where an object with a label is asked',
      { kind: 'object', of: { label: { kind: 'string', required: true } } },
      'a',
      { label: 'a' },
    ],
  ])('rewrites %s', (_name, prop, value, repaired) => {
    if (repaired === undefined) return expect(told(prop, value)).toEqual([]);
    expect(repairOf(prop, value)).toEqual({ op: 'replace', value: repaired });
  });

  test('drops what only shapes looks', () => {
    expect(repairOf({ kind: 'color' }, 'blue-ish')).toEqual({ op: 'remove' });
    expect(repairOf({ kind: 'icon' }, 'zorp')).toEqual({ op: 'remove' });
    expect(repairOf({ kind: 'enum', values: ['sm', 'md'], default: 'md' }, 'huge')).toEqual({ op: 'remove' });
  });

  test.each<[string, Prop, unknown]>([
    ['a rating', { kind: 'number', min: 0, max: 5 }, 6],
    ['a price as text', { kind: 'number' }, '€ 1,200'],
    ['what the user chose', { kind: 'count', min: 1, bind: true }, 0],
    ['a required menu word', { kind: 'enum', values: ['rect', 'poly'], required: true }, 'circle'],
    ['a day', { kind: 'date' }, '3 May'],
  ])('never moves a fact, such as %s', (_name, prop, value) => {
    expect(told(prop, value)).toHaveLength(1);
    expect(repairOf(prop, value)).toBeUndefined();
  });
});
