import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { columnsOf, type Column, isPlainName } from './column.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { isScalar, valueKindOf, type Scalar, type ValueKind } from './value-kind.ts';

/** One value of the caller's data. */
export type Fact = { key: string; pointer: string; label: string; value: Scalar; kind: ValueKind };

/** A list of records, such as orders. Empty lists count: their rows may come later. */
export type RecordSet = { key: string; pointer: string; label: string; rows: JsonObject[]; columns: Column[] };

/** A list of plain values. */
export type ValueList = { key: string; pointer: string; label: string; values: Scalar[] };

/** An object of the caller's data, or all of it, sorted by what it holds. */
export type Group = {
  key: string;
  pointer: string;
  label: string;
  facts: Fact[];
  records: RecordSet[];
  lists: ValueList[];
  groups: Group[];
};

const MAX_DEPTH = 4;
const MAX_MEMBERS = 60;
/** A pointer below so many chars is never too long, however much of it is escaped. */
const LONG_CHARS = 200;

/**
 * Sorts data by shape. Members that no pointer can name safely, and what lies deeper than four objects, are left out.
 * `tokens` is where the data stands in the state.
 */
export function readData(data: JsonObject, tokens: readonly string[] = []): Group {
  const key = tokens.at(-1) ?? '';
  const group: Group = {
    key,
    pointer: formatPointer(tokens),
    label: humanize(key),
    facts: [],
    records: [],
    lists: [],
    groups: [],
  };
  const currency = typeof data['currency'] === 'string' ? data['currency'] : undefined;
  for (const [name, value] of Object.entries(data).slice(0, MAX_MEMBERS)) {
    if (isNameable([...tokens, name])) sortMember(group, name, value, [...tokens, name], currency);
  }
  return group;
}

/** A position in a list, or the suffix of a path of our own, that may still follow. */
const MORE = '/'.padEnd(20, '0');

/** True for a place that a pointer into the state can name, and what may stand below it. */
function isNameable(tokens: readonly string[]): boolean {
  return isPlainName(tokens.at(-1) ?? '') && isStatePointer(formatPointer(tokens) + MORE);
}

function sortMember(group: Group, key: string, value: Json, tokens: string[], currency: string | undefined): void {
  const pointer = formatPointer(tokens);
  const label = humanize(key);
  if (isScalar(value)) group.facts.push({ key, pointer, label, value, kind: valueKindOf(key, [value]) });
  else if (Array.isArray(value)) {
    const rows = value.filter(isJsonObject).map((row) => bare(row, tokens));
    const values = value.filter(isScalar);
    if (values.length === 0 && rows.length === value.length) {
      group.records.push({ key, pointer, label, rows, columns: columnsOf(rows, currency) });
    } else if (values.length === value.length) group.lists.push({ key, pointer, label, values });
  } else if (isJsonObject(value) && tokens.length < MAX_DEPTH) {
    const inner = readData(value, tokens);
    if (!isEmpty(inner)) group.groups.push(inner);
  }
}

// Columns are read from every row, and one that lacks a `toString` must not seem to inherit it.
function bare(row: JsonObject, tokens: readonly string[]): JsonObject {
  const room = LONG_CHARS - formatPointer(tokens).length;
  const named = Object.entries(row).filter(([name]) => name.length < room || isNameable([...tokens, name]));
  return Object.assign(Object.create(null) as JsonObject, Object.fromEntries(named));
}

/** True for a group that holds nothing that can be shown. */
export function isEmpty({ facts, records, lists, groups }: Group): boolean {
  return facts.length + records.length + lists.length + groups.length === 0;
}

/** Every list of records in a group and below it, in order. */
export function allRecords(group: Group): RecordSet[] {
  return [...group.records, ...group.groups.flatMap(allRecords)];
}

/** Every single value in a group and below it, in order. */
export function allFacts(group: Group): Fact[] {
  return [...group.facts, ...group.groups.flatMap(allFacts)];
}

/** Every list of plain values in a group and below it, in order. */
export function allLists(group: Group): ValueList[] {
  return [...group.lists, ...group.groups.flatMap(allLists)];
}
