import type { Prop } from '#catalog/definition.ts';
import { isExpression } from '#catalog/compiler/validate/expression.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { type Corruption, firstRecord, isOf, onProp } from '../corruption.ts';

const isText = (value: Json): value is string => typeof value === 'string';
const literal = (value: Json): boolean => !isExpression(value);
const ofKind =
  (...kinds: string[]) =>
  (prop: Prop, value: Json): boolean =>
    isOf(...kinds)(prop) && literal(value);
const textOf = (value: Json): string => (isText(value) ? value : JSON.stringify(value));
const records = (prop: Prop, value: Json): boolean =>
  isOf('array')(prop) && prop.of !== undefined && Array.isArray(value) && value.length > 0 && isJsonObject(value[0]);

/** Ways to break the value of one prop against its definition. */
export const PROP_KINDS: readonly Corruption[] = [
  onProp(
    'required prop is absent',
    ['missing_prop'],
    (prop) => prop.required === true,
    () => undefined,
  ),
  onProp(
    'required prop is null',
    ['missing_prop'],
    (prop) => prop.required === true,
    () => null,
  ),
  onProp('word outside the menu', ['not_in_menu'], ofKind('enum'), () => 'gigantic'),
  onProp(
    'menu word in capitals',
    ['not_in_menu'],
    (prop, value) => ofKind('enum')(prop, value) && textOf(value).toUpperCase() !== value,
    (value) => textOf(value).toUpperCase(),
  ),
  onProp('a number where a menu word is asked', ['not_in_menu'], ofKind('enum'), () => 3),
  onProp('a number as text', ['wrong_kind'], ofKind('number', 'integer', 'count'), (value) => textOf(value)),
  onProp(
    'a number with its unit',
    ['wrong_kind'],
    ofKind('number', 'integer', 'count'),
    (value) => `${textOf(value)} pcs`,
  ),
  onProp('a fraction where a whole number is asked', ['wrong_kind'], ofKind('integer', 'count'), () => 2.5),
  onProp('a negative count', ['wrong_kind', 'out_of_range'], ofKind('count'), () => -1),
  onProp('a number for a text', ['wrong_kind'], ofKind('string', 'text'), () => 12),
  onProp('an object for a text', ['wrong_kind'], ofKind('string', 'text'), () => ({ text: 'x' })),
  onProp('a list for a text', ['wrong_kind'], ofKind('string', 'text'), () => ['x']),
  onProp('a truth value as text', ['wrong_kind'], ofKind('boolean'), (value) => textOf(value)),
  onProp('a truth value as number', ['wrong_kind'], ofKind('boolean'), () => 1),
  onProp('a text for a list', ['wrong_kind'], ofKind('array'), () => 'a, b'),
  onProp('an object for a list', ['wrong_kind'], ofKind('array'), () => ({ 0: 'a' })),
  onProp('texts where objects are asked', ['wrong_kind'], records, () => ['one', 'two']),
  onProp('a number among the objects of a list', ['wrong_kind'], records, (value) => [...(value as Json[]), 5]),
  onProp('unknown member of a list item', ['unknown_prop'], records, (value) => {
    firstRecord(value).styleName = 'x';
    return value;
  }),
  onProp(
    'required member of a list item is absent',
    ['missing_prop', 'missing_part'],
    (prop, value) => records(prop, value) && requiredIn(prop, value) !== undefined,
    (value, prop) => {
      Reflect.deleteProperty(firstRecord(value), requiredIn(prop, value) ?? '');
      return value;
    },
  ),
  onProp(
    'a line break in a one-line text',
    ['wrong_kind', 'wrong_length'],
    (prop, value) => ofKind('string')(prop, value) && isText(value),
    (value) => `${textOf(value)}\nmore`,
  ),
  onProp('a text of 50,001 characters', ['text_too_long'], ofKind('string', 'text', 'url'), () => 'x'.repeat(50_001)),
  ...colours(),
  onProp('a computed length', ['bad_dimension'], ofKind('dimension'), () => 'calc(100% - 4px)'),
  onProp('a negative length', ['bad_dimension'], ofKind('dimension'), () => '-4px'),
  onProp('a length with an unknown unit', ['bad_dimension'], ofKind('dimension'), () => '3pt'),
  onProp('a length with a space', ['bad_dimension'], ofKind('dimension'), () => '12 px'),
  onProp('a length by its content', ['bad_dimension'], ofKind('dimension'), () => 'auto'),
  onProp('an icon outside the registry', ['unknown_icon'], ofKind('icon'), () => 'unicorn-head'),
  onProp('an icon in the spelling of code', ['unknown_icon'], ofKind('icon'), () => 'ArrowRight'),
  onProp('an emoji as icon', ['unknown_icon'], ofKind('icon'), () => '🚀'),
  ...addresses(),
  onProp('a day that does not exist', ['bad_date'], ofKind('date'), () => '2026-02-30'),
  onProp('a day in words', ['bad_date'], ofKind('date'), () => '3 May 2026'),
  onProp('a time past midnight', ['bad_date'], isOf('time'), () => '24:10'),
  onProp(
    'too few items',
    ['wrong_length'],
    (prop, value) => literal(value) && (prop.minItems ?? 0) > 0,
    () => [],
  ),
  onProp(
    'too many items',
    ['wrong_length'],
    (prop, value) => Array.isArray(value) && value.length > 0 && prop.maxItems !== undefined,
    (value, prop) =>
      Array.from({ length: (prop.maxItems ?? 0) + 1 }, () => structuredClone((value as Json[])[0] ?? null)),
  ),
  onProp(
    'a number below its range',
    ['out_of_range', 'wrong_kind'],
    (prop, value) => ofKind('number', 'integer', 'count')(prop, value) && prop.min !== undefined,
    (_value, prop) => (prop.min ?? 0) - 1,
  ),
  onProp(
    'a number above its range',
    ['out_of_range'],
    (prop, value) => ofKind('number', 'integer', 'count')(prop, value) && prop.max !== undefined,
    (_value, prop) => (prop.max ?? 0) + 1,
  ),
];

function colours(): Corruption[] {
  const values = [
    'red;background:url(x)',
    'var(--brand)',
    'url(https://x.example)',
    '#12',
    'linear-gradient(red, blue)',
    'rgb(1 2',
  ];
  return values.map((value) => onProp(`the colour ${value}`, ['bad_color'], ofKind('color'), () => value));
}

function addresses(): Corruption[] {
  const values = [
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://x',
    'data:image/svg+xml,<svg/>',
  ];
  return values.map((value) => onProp(`the address ${JSON.stringify(value)}`, ['bad_url'], ofKind('url'), () => value));
}

function requiredIn(prop: Prop, value: Json): string | undefined {
  return Object.keys(prop.of ?? {}).find(
    (name) => prop.of?.[name]?.required && Object.hasOwn(firstRecord(value), name),
  );
}
