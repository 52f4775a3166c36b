import type { Kind, Prop } from '#catalog/definition.ts';
import { ICONS } from '#catalog/icons.ts';
import { isColor } from './color.ts';
import { isDate, isDateTime, isTime } from './date.ts';
import { CONTENT_SIZES, readDimension, toPx } from './dimension.ts';
import { fault, type Findings, NONE, show } from './finding.ts';
import type { Scope } from './scope.ts';
import { checkJsonScalar } from './plain-json.ts';
import { shapesLooks } from './setting.ts';
import { checkTextLength } from './text-length.ts';
import { isUrl } from './url.ts';

/** Returns the faults of a value; {@link NONE} when it has none. */
export type Check = (value: unknown, scope: Scope) => Findings;

/** The kinds without parts. */
export type ScalarKind = Exclude<Kind, 'array' | 'object' | 'record'>;

/** How each kind is called in a message. */
export const KIND_NAMES: Record<Kind, string> = {
  string: 'a text of one line',
  text: 'a text',
  number: 'a number',
  integer: 'a whole number',
  count: 'a whole number from 0 up',
  boolean: 'true or false',
  enum: 'a word of the menu',
  color: 'a colour such as "#0f766e"',
  dimension: 'a length: a number of px, or a text such as "1.5rem"',
  icon: 'an icon name',
  url: 'an address',
  date: 'a day as "YYYY-MM-DD"',
  time: 'a time as "HH:mm"',
  datetime: 'a moment as "YYYY-MM-DDTHH:mm"',
  any: 'a text, number or boolean',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const icons: ReadonlySet<unknown> = new Set(ICONS);

/**
 * The check of each scalar kind for one prop with its bounds. All in one file, so that the grammars can be read side by
 * side.
 *
 * Source: docs/catalog/conventions.md, "Value grammars".
 */
export const SCALAR_CHECKS: Record<ScalarKind, (prop: Prop) => Check> = {
  string: (prop) => textCheck('string', prop, (text) => (/[\r\n]/.test(text) ? wrong('string', text) : NONE)),
  text: (prop) => textCheck('text', prop, () => NONE),
  number: (prop) => numberCheck('number', prop, Number.isFinite),
  integer: (prop) => numberCheck('integer', prop, Number.isInteger),
  count: (prop) => numberCheck('count', prop, (value) => Number.isInteger(value) && value >= 0),
  boolean: () => (value) => (typeof value === 'boolean' ? NONE : wrong('boolean', value)),
  enum: enumCheck,
  color: grammarCheck('color', 'bad_color', () => isColor),
  dimension: dimensionCheck,
  icon: () => (value) => (icons.has(value) ? NONE : unknownIcon(value)),
  url: grammarCheck('url', 'bad_url', (prop) => {
    const use = prop.use ?? 'link';
    return (text) => isUrl(text, use);
  }),
  date: grammarCheck('date', 'bad_date', () => isDate),
  time: grammarCheck('time', 'bad_date', () => isTime),
  datetime: grammarCheck('datetime', 'bad_date', () => isDateTime),
  any: () => (value) => (typeof value === 'object' && value !== null ? wrong('any', value) : checkJsonScalar(value)),
};

/** The finding about a value of another kind. */
export function wrong(kind: Kind, value: unknown): Findings {
  return fault('wrong_kind', `Expected ${KIND_NAMES[kind]}, not ${show(value)}.`);
}

function textCheck(kind: ScalarKind, { minLen, maxLen }: Prop, more: (text: string) => Findings): Check {
  return (value) => {
    if (typeof value !== 'string') return wrong(kind, value);
    const found = checkTextLength(value, minLen, maxLen);
    return found === NONE ? more(value) : found;
  };
}

function grammarCheck(kind: ScalarKind, code: 'bad_color' | 'bad_url' | 'bad_date', grammar: Grammar) {
  return (prop: Prop): Check => {
    const fits = grammar(prop);
    return (value) => {
      if (typeof value !== 'string') return wrong(kind, value);
      const found = checkTextLength(value);
      if (found !== NONE) return found;
      return fits(value) ? NONE : fault(code, `${show(value)} is not ${nameOf(kind, prop)}.`);
    };
  };
}

type Grammar = (prop: Prop) => (text: string) => boolean;

function nameOf(kind: ScalarKind, { use }: Prop): string {
  if (kind !== 'url') return KIND_NAMES[kind];
  return `an address that is allowed for a ${use ?? 'link'}`;
}

function numberCheck(kind: ScalarKind, prop: Prop, fits: (value: number) => boolean): Check {
  const isSetting = shapesLooks(prop);
  return (value, scope) => {
    if (typeof value !== 'number' || !fits(value)) return wrong(kind, value);
    return isSetting && scope.tolerance === 'prior' ? NONE : rangeFaults(value, prop);
  };
}

function rangeFaults(size: number, { min, max, above }: Prop): Findings {
  if ((min === undefined || size >= min) && (max === undefined || size <= max) && (above === undefined || size > above))
    return NONE;
  const bounds = [
    ...(min === undefined ? [] : [`at least ${min}`]),
    ...(above === undefined ? [] : [`above ${above}`]),
    ...(max === undefined ? [] : [`at most ${max}`]),
  ];
  return fault('out_of_range', `${size} is out of range: it is ${bounds.join(' and ')}.`);
}

function enumCheck({ values = [] }: Prop): Check {
  const menu: ReadonlySet<unknown> = new Set(values);
  return (value) => (menu.has(value) ? NONE : fault('not_in_menu', `${show(value)} is none of ${values.join(', ')}.`));
}

function dimensionCheck(prop: Prop): Check {
  const { units } = prop;
  return (value, scope) => {
    const dimension = readDimension(value);
    if (dimension === undefined) {
      if (scope.tolerance === 'prior' && CONTENT_SIZES.has(value)) return NONE;
      return fault('bad_dimension', `${show(value)} is not ${KIND_NAMES.dimension}.`);
    }
    if (units !== undefined && typeof value === 'string' && !units.includes(dimension.unit)) {
      return fault('bad_dimension', `The unit of ${show(value)} is none of ${units.join(', ')}.`);
    }
    const px = toPx(dimension);
    return px === undefined || scope.tolerance === 'prior' ? NONE : rangeFaults(px, prop);
  };
}

function unknownIcon(value: unknown): Findings {
  return fault('unknown_icon', `${show(value)} is no icon of the registry.`);
}
