import { memberQuery, queryOf, textLiteral } from '#builtin/view-query.ts';
import { writtenCell, type Words } from '#builtin/written-value.ts';
import { isMinorKey } from '#builtin/understand/values/currency.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import {
  allLists,
  allRecords,
  type Group,
  type RecordSet,
  type ValueList,
} from '#builtin/understand/data/data-shape.ts';
import { valueKindOf, type Scalar } from '#builtin/understand/values/value-kind.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';
import type { Field } from './field.ts';
import { withCurrency } from './measure.ts';
import { FREE } from './names-field.ts';

const MAX_PRESETS = 12;
const MIN_PRESETS = 2;
const MAX_COLUMNS = 3;

/**
 * Values that the data lists for a number or a day: all that are allowed ("months" or "allowed_months" for "months") are its
 * choices, those that are only usual ("suggested_amounts" for "amount") stand beside it.
 */
export function presetsFor(field: Field, data: Group, words: Words): Partial<Field> | undefined {
  for (const list of allLists(data)) {
    const found = listsValuesOf(list, field) ? valuesOf(list, field, data) : undefined;
    if (found !== undefined) return found;
  }
  const set = allRecords(data).find((one) => listsAmounts(one, field));
  return set === undefined ? undefined : { presets: presetsIn(set, field, words) };
}

function listsValuesOf({ key, values }: ValueList, field: Field): boolean {
  return field.choices === undefined && areFit(values, field) && isNamedLike(key, field);
}

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['number', 'money', 'quantity']);

function areFit(values: readonly Scalar[], { kind, min = -Infinity, max = Infinity }: Field): boolean {
  if (values.length < MIN_PRESETS || values.length > MAX_PRESETS || new Set(values).size < values.length) return false;
  if (NUMBERS.has(kind)) return values.every((value) => typeof value === 'number' && value >= min && value <= max);
  return (kind === 'date' || kind === 'text') && valueKindOf('', values) === 'date';
}

// All words of the field, in any number, are among those of the list.
function isNamedLike(key: string, field: Field): boolean {
  const asked = plainWords(field.name);
  return asked.length > 0 && asked.every((word) => isAmong(word, plainWords(key)));
}

function isAmong(word: string, others: readonly string[]): boolean {
  return others.some((other) => word === other || haveSameStem(word, other));
}

function plainWords(name: string): readonly string[] {
  const words = wordsOf(name);
  return isMinorKey(name) ? words.slice(0, -1) : words;
}

const USUAL = wordList(
  'suggested|suggestion*|recommended|usual|preset*|default*|common|quick|popular|typical|standard|vorschlag*|vorgeschlagen*|ublich*|suger*',
  'suggere*|sugger*|recommand*|recomend*|habituel*|habitual*|consigli*|propos*',
);
const ROUND = 5;

// What was measured over time is neither in order nor round.
function areUsual(key: string, further: readonly string[], values: readonly Scalar[]): boolean {
  const isRising = values.every((value, at) => at === 0 || Number(value) > Number(values[at - 1]));
  return further.length === 0 || says(USUAL, key) || (isRising && values.every((value) => Number(value) % ROUND === 0));
}

function valuesOf({ key, pointer, values }: ValueList, field: Field, data: Group): Partial<Field> | undefined {
  const isNumber = NUMBERS.has(field.kind);
  const label = isNumber ? numberLabel(key, field, data) : "format_date(@, 'medium')";
  const view = {
    query: `map(&{label: ${label}, value: @}, ${queryOf(pointer)})`,
    of: pointer,
    isOfChoices: true as const,
  };
  const own = plainWords(field.name);
  const further = plainWords(key).filter((word) => !isAmong(word, own));
  const isMoney = isMinorKey(field.name) || withCurrency(field, data).currency !== undefined;
  const areAll = further.length === 0 ? !isMoney : further.every((word) => isOneOf(FREE, word));
  if (!areAll) return isNumber && areUsual(key, further, values) ? { presets: view } : undefined;
  const choices = values.map((value) => ({ label: String(value), value: String(value) }));
  return { kind: 'choice', choices, choicesView: view, ...(isNumber ? { isNumeric: true } : {}) };
}

function numberLabel(key: string, field: Field, data: Group): string {
  const isMinor = isMinorKey(field.name);
  const name = plainWords(field.name).join('_');
  const { suffix: _, ...plain } = field;
  const { currency } = withCurrency(isMinor ? { ...plain, name, kind: 'money' } : field, data);
  if (currency === undefined) return `format_number(@, ${textLiteral(isMinor ? '' : (field.suffix ?? ''))})`;
  return `format_number(${isMinorKey(key) ? '@ / `100`' : '@'}, ${textLiteral(currency)})`;
}

// Amounts with what they do, but no payments that somebody made: those have a day, a number or more.
function listsAmounts({ rows, columns }: RecordSet, field: Field): boolean {
  const column = amountColumn(columns, field);
  if (!NUMBERS.has(field.kind) || column === undefined || columns.length > MAX_COLUMNS) return false;
  const values = rows.flatMap((row) => (typeof row[column.key] === 'number' ? [row[column.key] as number] : []));
  return (
    values.length === rows.length &&
    areFit(values, field) &&
    columns.every((one) => one === column || (one.kind === 'text' && one.path === undefined))
  );
}

function amountColumn(columns: readonly Column[], { name }: Field): Column | undefined {
  return columns.find(({ key, path }) => path === undefined && joinedWords(key) === joinedWords(name));
}

function presetsIn(set: RecordSet, field: Field, words: Words): NonNullable<Field['presets']> {
  const amount = amountColumn(set.columns, field);
  const others = set.columns.filter((column) => column !== amount);
  const told = amount === undefined ? others : [amount, ...others];
  const label = `concat(${told.map((column) => writtenCell(column, words)).join(", ' · ', ")})`;
  const value = memberQuery([amount?.key ?? '']);
  return {
    query: `map(&{label: ${label}, value: ${value}}, ${queryOf(set.pointer)})`,
    of: set.pointer,
    isOfChoices: true,
  };
}
