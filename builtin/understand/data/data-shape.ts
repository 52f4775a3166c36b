import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { columnsOf, withInnerMembers, type Column, isPlainName } from './column.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { tellReferences } from './references.ts';
import { isScalar, valueKindOf, type Scalar, type ValueKind } from './value-kind.ts';

/** A single value in the caller's data. */
export type Fact = { key: string; pointer: string; label: string; value: Scalar; kind: ValueKind };

/** A list of records, such as orders. An empty list counts as one, because rows may be added later. */
export type RecordSet = {
  key: string;
  pointer: string;
  label: string;
  rows: JsonObject[];
  columns: Column[];
  /** The keys of the other lists and objects in the data: "employee_id" beside "employees" is no id of a shift. */
  others: readonly string[];
};

/** A list of plain values. */
export type ValueList = { key: string; pointer: string; label: string; values: Scalar[] };

/** An object in the caller's data (or all of the data), with its members sorted by shape. */
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
/** Up to this length a pointer is valid however many characters are escaped. */
const SAFE_POINTER_CHARS = 200;

/**
 * Sorts data by shape. Members that a pointer cannot safely name, and anything deeper than four levels, are left out.
 * `tokens` is the position of the data in the state.
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
  if (tokens.length === 0) tellOthers(group);
  return group;
}

function tellOthers(whole: Group): void {
  const sets = allRecords(whole);
  const keys = [...sets.map(({ key }) => key), ...allGroups(whole).map(({ key }) => key)].filter((key) => key !== '');
  for (const set of sets) set.others = keys.filter((key) => key !== set.key);
  tellReferences(sets);
}

/** A group and all groups inside it, in order. */
export function allGroups(group: Group): Group[] {
  return [group, ...group.groups.flatMap(allGroups)];
}

/** Room for what may still be appended to a pointer: a list index, or a suffix of our own. */
const ROOM_TO_APPEND = '/'.padEnd(20, '0');

/** True when a state pointer can name this member and the paths below it. */
function isNameable(tokens: readonly string[]): boolean {
  return isPlainName(tokens.at(-1) ?? '') && isStatePointer(formatPointer(tokens) + ROOM_TO_APPEND);
}

function sortMember(group: Group, key: string, value: Json, tokens: string[], currency: string | undefined): void {
  const pointer = formatPointer(tokens);
  const label = humanize(key);
  if (isScalar(value)) group.facts.push({ key, pointer, label, value, kind: valueKindOf(key, [value]) });
  else if (Array.isArray(value)) {
    const rows = value.filter(isJsonObject).map((row) => withNameableKeys(row, tokens));
    const values = value.filter(isScalar);
    if (values.length === 0 && rows.length === value.length) {
      const columns = columnsOf(rows, currency);
      group.records.push({ key, pointer, label, rows: withInnerMembers(rows, columns), columns, others: [] });
    } else if (values.length === value.length) group.lists.push({ key, pointer, label, values });
  } else if (isJsonObject(value) && tokens.length < MAX_DEPTH) {
    const inner = readData(value, tokens);
    if (!isEmpty(inner)) group.groups.push(inner);
  }
}

// Rows get no prototype: a row without a "toString" key must not appear to have one.
function withNameableKeys(row: JsonObject, tokens: readonly string[]): JsonObject {
  const room = SAFE_POINTER_CHARS - formatPointer(tokens).length;
  const nameable = Object.entries(row).filter(([name]) => name.length < room || isNameable([...tokens, name]));
  return Object.assign(Object.create(null) as JsonObject, Object.fromEntries(nameable));
}

/** True for a group with nothing to display. */
export function isEmpty({ facts, records, lists, groups }: Group): boolean {
  return facts.length + records.length + lists.length + groups.length === 0;
}

/** All lists of records in a group and its subgroups, in order. */
export function allRecords(group: Group): RecordSet[] {
  return [...group.records, ...group.groups.flatMap(allRecords)];
}

/** All single values in a group and its subgroups, in order. */
export function allFacts(group: Group): Fact[] {
  return [...group.facts, ...group.groups.flatMap(allFacts)];
}

/** All lists of plain values in a group and its subgroups, in order. */
export function allLists(group: Group): ValueList[] {
  return [...group.lists, ...group.groups.flatMap(allLists)];
}
