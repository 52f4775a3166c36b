import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import type { ListGroups } from '#builtin/understand/lists/asked-groups.ts';
import { isPlainName, type Column } from './column.ts';
import type { Decoded } from './decoded-records.ts';
import type { Hidden } from './hidden-values.ts';
import type { ListColumn } from './list-columns.ts';
import type { Reference } from './references.ts';
import type { ValueFormat } from '#builtin/understand/values/value-format.ts';
import type { Scalar, ValueKind } from '#builtin/understand/values/value-kind.ts';

/** A single value in the caller's data; an amount with its currency is one value. */
export type Fact = {
  key: string;
  pointer: string;
  label: string;
  value: Scalar;
  kind: ValueKind;
  format: ValueFormat;
  /** The state paths of values that are written with it, such as the currency of an amount. */
  written?: readonly string[];
  hidden?: Hidden;
  /** The list that it is a key of. */
  refersTo?: Reference;
  /** Set for a member without a value yet. */
  isGap?: true;
};

/** A list of records, such as orders. An empty list counts as one, because rows may be added later. */
export type RecordSet = {
  key: string;
  pointer: string;
  label: string;
  rows: JsonObject[];
  columns: Column[];
  /** The lists inside the records. */
  lists: ListColumn[];
  /** The keys of the other lists and objects in the data: "employee_id" beside "employees" is no id of a shift. */
  others: readonly string[];
  /** For a list in the order that the request asks for: the expression that makes it of the caller's list. */
  view?: { query: string; of: string };
  /** For a list that the data has in another form: what makes it. */
  decoded?: Decoded;
  /** The references of single values of the data to it. */
  ofFacts?: readonly Reference[];
  /** The sections that the request asks for. */
  groups?: ListGroups;
};

/** A list of plain values. */
export type ValueList = { key: string; pointer: string; label: string; values: Scalar[] };

/** An object in the caller's data (or all of the data), with its members sorted by shape. */
export type Group = {
  key: string;
  pointer: string;
  label: string;
  facts: Fact[];
  /** Members that somebody may ask for, but that have no value yet: who leads the ceremony, how to call a relative. */
  gaps?: Fact[];
  records: RecordSet[];
  lists: ValueList[];
  groups: Group[];
};

/** The lists that records hold themselves, each with the entries of all of them: the devices of all rooms. */
export function innerLists({ rows }: Pick<RecordSet, 'rows'>): { key: string; rows: JsonObject[] }[] {
  const keys = new Set(
    rows.flatMap((row) => Object.keys(row).filter((key) => Array.isArray(row[key]) && isPlainName(key))),
  );
  return [...keys].flatMap((key) => {
    const entries = rows.flatMap((row) => (Array.isArray(row[key]) ? row[key] : []));
    const objects = entries.filter(isJsonObject);
    return objects.length > 0 && objects.length === entries.length ? [{ key, rows: objects }] : [];
  });
}

/** A group and all groups inside it, in order. */
export function allGroups(group: Group): Group[] {
  return [group, ...group.groups.flatMap(allGroups)];
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
