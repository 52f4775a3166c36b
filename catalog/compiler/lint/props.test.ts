import { describe, expect, test } from 'vitest';
import { COMPONENTS } from '#catalog/components.ts';
import { KINDS, type Kind, type MemberRules, type Prop } from '#catalog/definition.ts';
import { PROPS_MAX } from '#catalog/compiler/manifest/limits.ts';
import { everyProp, kindsOf } from './every-prop.ts';

const PROPS = COMPONENTS.flatMap(everyProp);

/** Paths of the props for which something is wrong. */
const where = (wrong: (prop: Prop, depth: number, path: string) => boolean): string[] =>
  PROPS.filter(({ prop, depth, path }) => wrong(prop, depth, path)).map(({ path }) => path);

const is = (prop: Prop, ...some: Kind[]): boolean => kindsOf(prop).some((kind) => some.includes(kind));

describe('a component', () => {
  test(`has 1 to ${PROPS_MAX} props`, () => {
    const counts = COMPONENTS.map(({ props }) => Object.keys(props).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
    expect(Math.max(...counts)).toBeLessThanOrEqual(PROPS_MAX);
  });

  test('has no prop called like an envelope key, except the four that the reference calls type', () => {
    const envelope = new Set(['type', 'props', 'children', 'on', 'repeat', 'visible']);
    const taken = COMPONENTS.flatMap(({ name, props }) =>
      Object.keys(props)
        .filter((prop) => envelope.has(prop))
        .map((prop) => `${name}.${prop}`),
    );
    expect(taken).toEqual(['Accordion.type', 'Input.type', 'ToggleGroup.type', 'Sparkline.type']);
  });

  test('names its props in camelCase', () => {
    const names = COMPONENTS.flatMap(({ props }) => Object.keys(props));
    expect(names.filter((name) => !/^[a-z][A-Za-z0-9]*$/.test(name))).toEqual([]);
  });

  test('has rules about members that exist', () => {
    const props = PROPS.filter(({ prop }) => prop.of !== undefined).map(({ path, prop }) => ({
      path,
      rules: prop as MemberRules,
      members: new Set(Object.keys(prop.of ?? {})),
    }));
    const components = COMPONENTS.map((definition) => ({
      path: definition.name,
      rules: definition as MemberRules,
      members: new Set([...Object.keys(definition.props), 'children']),
    }));
    const unknown = [...props, ...components].flatMap(({ path, rules, members }) =>
      namedMembers(rules)
        .filter((name) => !members.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('a prop', () => {
  test('is of known kinds and has no key that the vocabulary lacks', () => {
    const known = new Set(
      (
        'kind doc default required bind values min max above units minItems maxItems minLen maxLen use of items ' +
        'sameAs oneOf needs order requiredWhen'
      ).split(' '),
    );
    expect(where((prop) => kindsOf(prop).length !== [prop.kind].flat().length)).toEqual([]);
    expect(where((prop) => Object.keys(prop).some((key) => !known.has(key)))).toEqual([]);
    expect(new Set(PROPS.flatMap(({ prop }) => kindsOf(prop))).size).toBe(KINDS.length);
  });

  test('is documented in 4 to 140 characters; items of a list may leave it to their list', () => {
    const item = (path: string): boolean => path.endsWith('[]');
    expect(where(({ doc }, _, path) => doc === undefined && !item(path))).toEqual([]);
    expect(where(({ doc }) => doc !== undefined && (doc.length < 4 || doc.length > 140))).toEqual([]);
    expect(where(({ doc }) => doc !== undefined && !/^\S.*[.)]$/s.test(doc))).toEqual([]);
  });

  test('names its unit when it is a bounded length', () => {
    const bounded = (prop: Prop): boolean => is(prop, 'dimension') && prop.max !== undefined;
    expect(where((prop) => bounded(prop) && prop.units === undefined)).toEqual([]);
  });

  test('does not repeat the default in the doc', () => {
    expect(where(({ doc = '', default: value }) => value !== undefined && / Default: /.test(doc))).toEqual([]);
    expect(where(({ doc = '' }) => /Default: none\.|unless set|omitted/i.test(doc))).toEqual([]);
  });

  test('has values when it is an enum, and its default is one of them', () => {
    expect(where((prop) => is(prop, 'enum') !== (prop.values !== undefined))).toEqual([]);
    expect(where(({ values }) => values !== undefined && new Set(values).size < Math.max(2, values.length))).toEqual(
      [],
    );
    const outsideMenu = where(
      (prop) =>
        prop.kind === 'enum' && prop.default !== undefined && !prop.values?.some((value) => value === prop.default),
    );
    expect(outsideMenu).toEqual([]);
  });

  test('has no default when it is required', () => {
    expect(where((prop) => prop.required === true && prop.default !== undefined)).toEqual([]);
  });

  test('has bounds only where they mean something, the low one below the high one', () => {
    const sized = (prop: Prop): boolean => is(prop, 'number', 'integer', 'count', 'dimension');
    expect(where((prop) => !sized(prop) && [prop.min, prop.max, prop.above].some(Number.isFinite))).toEqual([]);
    expect(where(({ min = -Infinity, max = Infinity, above = -Infinity }) => Math.max(min, above) >= max)).toEqual([]);
    expect(where((prop) => prop.units !== undefined && !is(prop, 'dimension'))).toEqual([]);
    expect(where((prop) => prop.use !== undefined && !is(prop, 'url'))).toEqual([]);
    expect(where((prop) => (prop.maxItems ?? prop.minItems) !== undefined && !is(prop, 'array'))).toEqual([]);
    expect(where((prop) => (prop.maxLen ?? prop.minLen) !== undefined && !is(prop, 'string', 'text'))).toEqual([]);
  });

  test('describes its items or members', () => {
    const told = (prop: Prop): boolean => (prop.of ?? prop.items ?? prop.sameAs) !== undefined;
    expect(where((prop) => is(prop, 'array', 'object') && !is(prop, 'any') && !told(prop))).toEqual([]);
    expect(where((prop) => told(prop) && !is(prop, 'array', 'object', 'record'))).toEqual([]);
  });

  test('is a write target only at the top, and every component that reports a live value has one', () => {
    expect(where((prop, depth) => prop.bind === true && depth > 0)).toEqual([]);
    const live = new Set(['value', 'checked', 'pressed', 'selected', 'open', 'page', 'activeItem', 'current']);
    const unmarked = COMPONENTS.flatMap(({ name, props, events }) => {
      if (!('change' in events || 'select' in events)) return [];
      return Object.entries(props)
        .filter(([prop, { bind }]) => live.has(prop) && bind !== true)
        .map(([prop]) => `${name}.${prop}`);
    });
    expect(unmarked).toEqual([]);
  });
});

/** Every member that a rule speaks of. */
function namedMembers({ oneOf = [], needs = {}, order = [], requiredWhen = {} }: MemberRules): string[] {
  return [
    ...oneOf.flat(),
    ...Object.entries(needs).flatMap(([name, others]) => [name, ...others]),
    ...order.flatMap(([low, , high]) => [low, high]),
    ...Object.entries(requiredWhen).flatMap(([name, cases]) => [name, ...Object.values(cases).flat()]),
  ];
}
