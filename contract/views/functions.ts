import {
  type InputSignature,
  type JSONObject,
  type JSONValue,
  register as registerFunction,
  TYPE_ANY,
  TYPE_ARRAY,
  TYPE_NULL,
  TYPE_NUMBER,
  TYPE_OBJECT,
  TYPE_STRING,
} from '@jmespath-community/jmespath';
import { sameJson } from '../json/apply-operation.ts';
import { isJsonObject, type Json } from '../json/json.ts';
import { isLess, textOf } from './arithmetic.ts';
import { addDays, addMinutes, addMonths, daysBetween, minutesBetween } from './dates.ts';
import { formatDate, formatDuration, formatNumber } from './format.ts';

/** The functions of expressions besides JMESPath's, each with a description of its result. */
export const VIEW_FUNCTIONS: { readonly [name: string]: string } = {
  index_of: 'index_of(list, value): its place in the list from 0, or null',
  numbered: 'numbered(list): the objects with row: 1, 2, …',
  lookup: "lookup(value, {a:'x',b:'y'}, 'z'): what the table has for it, else the last one",
  before: 'before(a, b): whether a date or text comes before another one',
  days_between: 'days_between(from, to): whole days from one date to the other',
  minutes_between: 'minutes_between(from, to): minutes from one time to the other, with fractions',
  add_days: 'add_days(date, n): the date n days later',
  add_months: 'add_months(date, n): the date n months later',
  add_minutes: 'add_minutes(time, n): the time n minutes later',
  round: 'round(n, decimals)',
  power: 'power(base, exponent)',
  unique: 'unique(list): each value once',
  concat: 'concat(a, b, …): texts and numbers as one text',
  format_number:
    "format_number(n, 'EUR', `2`, 'de'): with separators and unit; unit, decimals and language may be left out",
  format_date: "format_date(text, 'long', 'de'): short medium long full day month weekday time datetime",
  format_duration: "format_duration(seconds, 'long', 'de'): clock (mm:ss) short long",
};

// A page may hold two copies of this module over one of the library.
const register = (name: string, call: Parameters<typeof registerFunction>[1], types: InputSignature[]): void =>
  void registerFunction(name, call, types, { override: true });

/** Registers a function whose result is null when one of its required arguments is. */
function registerOverNull(name: string, call: (...values: never[]) => JSONValue, types: InputSignature[]): void {
  register(
    name,
    (values) => {
      const isNull = types.some(({ optional }, index) => optional !== true && values[index] === null);
      // An optional argument that is null counts as left out. The library has checked the types.
      return isNull ? null : call(...(values.map((value) => value ?? undefined) as never[]));
    },
    types,
  );
}

const ANY = { types: [TYPE_ANY] };
const LIST = { types: [TYPE_ARRAY] };
const TEXT = { types: [TYPE_STRING, TYPE_NULL] };
const NUMBER = { types: [TYPE_NUMBER, TYPE_NULL] };
// A record may lack its currency: then the amount stands alone.
const OPTIONAL_TEXT = { ...TEXT, optional: true };
const OPTIONAL_NUMBER = { ...NUMBER, optional: true };

// Lists and tables
register(
  'index_of',
  ([list, value]) => {
    const at = (list as Json[]).findIndex((one) => sameJson(one, value as Json));
    return at < 0 ? null : at;
  },
  [LIST, ANY],
);
register(
  'numbered',
  ([list]) =>
    (list as JSONValue[]).map((one, index) =>
      isJsonObject(one) ? { row: index + 1, ...one } : { row: index + 1, value: one },
    ),
  [LIST],
);
register(
  'lookup',
  ([value, table, other]) => {
    const key = typeof value === 'string' ? value : JSON.stringify(value);
    const found = Object.hasOwn(table as object, key) ? (table as JSONObject)[key] : undefined;
    return found ?? (other as JSONValue | undefined) ?? null;
  },
  [ANY, { types: [TYPE_OBJECT] }, { types: [TYPE_ANY], optional: true }],
);
register(
  'unique',
  ([list]) => {
    const values = new Map<string, Json>();
    for (const value of list as Json[]) {
      const key = JSON.stringify(value);
      if (!values.has(key)) values.set(key, value);
    }
    return [...values.values()];
  },
  [LIST],
);
// The library compares numbers as texts: 10 before 9.
register(
  'sort',
  ([list]) =>
    (list as Json[]).toSorted((one, other) => (isLess(one, other) === true ? -1 : Number(isLess(other, one)))),
  [LIST],
);

// Dates and times
register('before', ([one, other]) => isLess(one as Json, other as Json), [ANY, ANY]);
registerOverNull('days_between', daysBetween, [TEXT, TEXT]);
registerOverNull('minutes_between', minutesBetween, [TEXT, TEXT]);
registerOverNull('add_days', addDays, [TEXT, NUMBER]);
registerOverNull('add_months', addMonths, [TEXT, NUMBER]);
registerOverNull('add_minutes', addMinutes, [TEXT, NUMBER]);

// Numbers
registerOverNull(
  'round',
  (value: number, decimals?: number) => {
    const factor = 10 ** Math.min(Math.max(Math.trunc(decimals ?? 0), 0), 12);
    const size = Math.abs(value) * factor;
    return (Math.sign(value) * Math.round(size + size * Number.EPSILON)) / factor;
  },
  [NUMBER, OPTIONAL_NUMBER],
);
registerOverNull('power', (base: number, exponent: number) => base ** exponent, [NUMBER, NUMBER]);

// Texts
register('concat', (parts) => (parts as Json[]).map(textOf).join(''), [{ ...ANY, variadic: true }]);
registerOverNull('format_number', formatNumber, [NUMBER, OPTIONAL_TEXT, OPTIONAL_NUMBER, OPTIONAL_TEXT]);
registerOverNull('format_date', formatDate, [TEXT, OPTIONAL_TEXT, OPTIONAL_TEXT]);
registerOverNull('format_duration', formatDuration, [NUMBER, OPTIONAL_TEXT, OPTIONAL_TEXT]);
