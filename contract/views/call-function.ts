import { TreeInterpreter } from '@jmespath-community/jmespath';
import { isJsonObject, type Json } from '../json/json.ts';
import { CHARS_OF_A_STEP, isLess, numberIn, TEXT_MAX_CHARS, textOf } from './arithmetic.ts';
import { momentOf } from './dates.ts';
import './functions.ts';

/** An expression that is applied to an item of a list. */
export type Lambda = (item: Json) => Json;

/** An argument as it is written: a value, or an expression for each item. */
export type Argument = { isLambda: boolean; isRatio: boolean; lambda: Lambda; value: () => Json };

/** Where a function is called. */
export type CallSite = {
  /** Within an item of a list, which may lack a member; elsewhere a value that is missing has a wrong name. */
  isInItem: boolean;
  spend: (steps: number) => void;
};

/**
 * Calls a function of JMESPath or of ours, with arguments that nearly fit as well: numbers written as texts, numbers to be
 * joined, lists with gaps.
 *
 * @throws Error for an unknown function, or for arguments that do not fit; RangeError for texts that are too long
 */
export function callFunction(name: string, written: readonly Argument[], site: CallSite): Json {
  const overItems = ownMember(OVER_ITEMS, name);
  if (overItems !== undefined) return callOverItems(name, overItems, written, site);
  if (!TreeInterpreter.runtime.isRegistered(name)) throw new TypeError(`Unknown function: ${name}()`);
  if (written.some(({ isLambda }) => isLambda)) throw new TypeError(`${name}() takes no expression with &`);
  const args = fitting(
    name,
    written.map(({ value }) => value()),
  );
  if (args[0] === null && (OF_ONE_VALUE.has(name) || (site.isInItem && OF_LISTS.has(name)))) {
    return COUNTING.has(name) ? 0 : null;
  }
  // An item without a unit has a plain number.
  if (name === 'format_number' && args[1] === null && site.isInItem) args[1] = '';
  site.spend(args.reduce<number>((sum, arg) => sum + sizeOf(arg), 0));
  limitTexts(name, args);
  if (name === 'format_number' && written[0]?.isRatio === true) args[0] = percentOfRatio(args);
  return TreeInterpreter.runtime.callFunction(name, args);
}

function sizeOf(arg: Json): number {
  if (Array.isArray(arg)) return arg.length;
  return typeof arg === 'string' ? Math.floor(arg.length / CHARS_OF_A_STEP) : 0;
}

const COUNTING: ReadonlySet<string> = new Set(['length', 'sum']);
const OF_LISTS: ReadonlySet<string> = new Set(
  'length sum avg min max sort reverse keys values items from_items join zip'.split(' '),
);
const OF_ONE_VALUE: ReadonlySet<string> = new Set(
  (
    'abs ceil floor contains starts_with ends_with lower upper trim trim_left trim_right split replace pad_left ' +
    'pad_right find_first find_last to_number to_string format_duration format_number'
  ).split(' '),
);

/** The arguments as the function takes them. */
function fitting(name: string, args: Json[]): Json[] {
  const [first = null, second = null, ...rest] = args;
  switch (name) {
    case 'join': {
      const [glue, parts] = Array.isArray(first) ? [second, first] : [first, second];
      const listed = Array.isArray(parts) && rest.length === 0 ? parts : args.slice(1);
      return args.length < 2 || parts === null
        ? args
        : [textOf(glue), listed.filter((part) => part !== null).map(textOf)];
    }
    case 'sum':
    case 'avg':
      return Array.isArray(first) ? [numbersIn(first), ...args.slice(1)] : args;
    case 'min':
    case 'max': {
      const values = args.length > 1 ? args : first;
      return Array.isArray(values) ? [values.filter((value) => value !== null)] : args;
    }
    case 'abs':
    case 'ceil':
    case 'floor':
    case 'format_number':
    case 'format_duration':
    case 'round':
      return [numberIn(first) ?? first, ...args.slice(1)];
    case 'format_date':
    case 'add_days':
    case 'add_months':
    case 'add_minutes':
      return [momentOf(first) ?? first, ...args.slice(1)];
    case 'days_between':
    case 'minutes_between':
      return args.map((value) => momentOf(value) ?? value);
    default:
      return args;
  }
}

function numbersIn(list: readonly Json[]): Json[] {
  return list.filter((value) => value !== null).map((value) => numberIn(value) ?? value);
}

/** `a / b` is a share of 1, which format_number(…, '%') takes as one of 100. */
function percentOfRatio([value = null, unit]: readonly Json[]): Json {
  return unit === '%' && typeof value === 'number' && Math.abs(value) <= RATIO_MAX ? value * 100 : value;
}

/** A larger quotient of percentages is an average, and no share. */
const RATIO_MAX = 5;

type OverItems = (list: readonly Json[], of: Lambda, order: Json) => Json;

/** The functions that take an expression for each item. */
const OVER_ITEMS: { readonly [name: string]: OverItems } = {
  map: (list, of) => list.map(of),
  sort_by: (list, of, order) => {
    const sorted = list.map((item) => ({ item, key: of(item) })).toSorted((a, b) => orderOf(a.key, b.key));
    const items = sorted.map(({ item }) => item);
    return /^desc/i.test(textOf(order)) ? items.toReversed() : items;
  },
  group_by: groupBy,
  min_by: (list, of) => extreme(list, of, (key, best) => isLess(key, best) === true),
  max_by: (list, of) => extreme(list, of, (key, best) => isLess(best, key) === true),
};

function callOverItems(name: string, work: OverItems, written: readonly Argument[], site: CallSite): Json {
  const [first, second, third] = written;
  if (first === undefined || second === undefined) throw new TypeError(`${name}() takes a list and an &expression`);
  const isFlipped = first.isLambda;
  const list = (isFlipped ? second : first).value();
  if (list === null && site.isInItem) return null;
  if (!Array.isArray(list)) throw new TypeError(`${name}() takes a list, not ${textOf(list).slice(0, 60) || 'null'}`);
  site.spend(list.length);
  return work(list, (isFlipped ? first : second).lambda, third?.value() ?? null);
}

function groupBy(list: readonly Json[], of: Lambda): Json {
  const groups = new Map<string, Json[]>();
  for (const item of list) {
    const key = of(item);
    if (key === null) throw new TypeError("group_by() finds no key in some items: write &not_null(key,'other')");
    const name = textOf(key);
    const group = groups.get(name) ?? [];
    group.push(item);
    groups.set(name, group);
  }
  return Object.fromEntries(groups);
}

function extreme(list: readonly Json[], of: Lambda, isBetter: (key: Json, best: Json) => boolean): Json {
  let best: { item: Json; key: Json } | undefined;
  for (const item of list) {
    const key = of(item);
    if (key !== null && (best === undefined || isBetter(key, best.key))) best = { item, key };
  }
  return best?.item ?? null;
}

/** Numbers and booleans before texts, what is missing last. */
function orderOf(one: Json, other: Json): number {
  const [a, b] = [one, other].map((key) => (typeof key === 'boolean' ? Number(key) : key)) as [Json, Json];
  if (rankOf(a) !== rankOf(b)) return rankOf(a) - rankOf(b);
  if (isLess(a, b) === true) return -1;
  return isLess(b, a) === true ? 1 : 0;
}

function rankOf(key: Json): number {
  if (key === null) return 2;
  return typeof key === 'number' ? 0 : 1;
}

/** What a function would produce at most, in characters; for the functions that can produce more than they read. */
const PRODUCES: { readonly [name: string]: (args: readonly Json[]) => number } = {
  pad_left: ([text, width]) => Math.max(charsOf(text), Number(width)),
  pad_right: ([text, width]) => Math.max(charsOf(text), Number(width)),
  replace: ([text, search, replacement]) =>
    (charsOf(text) / Math.max(charsOf(search), 1) + 1) * charsOf(replacement) + charsOf(text),
  join: ([glue, parts]) => (Array.isArray(parts) ? parts.length : 0) * charsOf(glue) + charsOf(parts),
  to_string: ([value]) => charsOf(value),
};

/** Lists grow item by item, which is counted; texts grow in one step of the engine, which cannot be interrupted. */
function limitTexts(name: string, args: readonly Json[]): void {
  const isTooLong = args.some((one) => typeof one === 'string' && one.length > TEXT_MAX_CHARS);
  if (isTooLong || (ownMember(PRODUCES, name)?.(args) ?? 0) > TEXT_MAX_CHARS) {
    throw new RangeError(`${name}() works on texts of at most ${TEXT_MAX_CHARS} characters`);
  }
}

/** The characters of all texts in a value, names included; stops counting above the limit. */
function charsOf(value: Json | undefined): number {
  let chars = 0;
  const waiting: (Json | undefined)[] = [value];
  while (waiting.length > 0 && chars <= TEXT_MAX_CHARS) {
    const next = waiting.pop();
    if (typeof next === 'string') chars += next.length;
    else if (Array.isArray(next)) {
      chars += next.length;
      if (chars <= TEXT_MAX_CHARS) for (const item of next) waiting.push(item);
    } else if (isJsonObject(next)) {
      for (const [name, member] of Object.entries(next)) {
        chars += name.length;
        waiting.push(member);
      }
    } else chars += 1;
  }
  return chars;
}

function ownMember<Value>(table: { readonly [name: string]: Value }, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
