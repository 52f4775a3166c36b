import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Part } from '../part.ts';
import { SHOWN_END } from '../parts/records/table-columns.ts';
import type { Column } from '../understand/data/column.ts';
import { entriesIn, type ListColumn } from '../understand/data/list-columns.ts';
import { allGroups, type Group, type RecordSet, type ValueList } from '../understand/data/data-shape.ts';
import { areRecordsShown, isCellShown, isFactShown, isListShown, shownOn, type Shown } from './shown-data.ts';

/**
 * How many values of the caller's data a screen leaves out, by reason. `shape`: no part of a screen fits them, such as lists
 * of objects without a name or objects deeper than four levels. `room`: they are beyond the most columns, cards or entries that it has.
 * `id`: only programs use them: identifiers beside a name for people, time zones, types of files.
 */
export type LeftOut = { shape: number; room: number; id: number };

/** Counts the values of the data that a screen does not show. `read` is the data as it was understood. */
export function countLeftOut(screen: Part, data: JsonObject, read: Group): LeftOut {
  const shown = shownOn(screen);
  const columns = columnsShown(screen);
  const groups = allGroups(read);
  const understood = groups.reduce((sum, group) => sum + valuesOf(group), 0);
  return {
    shape: Math.max(0, valuesIn(data) - understood),
    room: groups.reduce((sum, group) => sum + unshownIn(group, shown, columns), 0),
    id: groups.reduce((sum, group) => sum + idsIn(group), 0),
  };
}

function valuesIn(value: Json): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, one) => sum + valuesIn(one), 0);
  if (isJsonObject(value)) return Object.values(value).reduce<number>((sum, one) => sum + valuesIn(one), 0);
  return value === null ? 0 : 1;
}

function valuesOf({ facts, lists, records }: Group): number {
  const listed = lists.reduce((sum, { values }) => sum + values.length, 0);
  const written = facts.reduce((sum, fact) => sum + (fact.written?.length ?? 0), 0);
  return (
    facts.length +
    written +
    listed +
    records.reduce((sum, set) => sum + cellsOf(set, () => true) + entriesOf(set, () => true), 0)
  );
}

function cellsOf(
  { rows, columns }: RecordSet,
  isCounted: (column: Column) => boolean,
  isCellCounted: (at: number, column: Column) => boolean = () => true,
): number {
  const counted = columns.filter(isCounted);
  const isThere = (value: Json | undefined) => value !== undefined && value !== null;
  return rows.reduce(
    (sum, row, at) => sum + counted.filter((one) => isThere(row[one.key]) && isCellCounted(at, one)).length,
    0,
  );
}

// Of entries that are objects only the names count.
function entriesOf({ rows, lists }: RecordSet, isCounted: (list: ListColumn) => boolean): number {
  const counted = lists.filter((list) => list.made === undefined && isCounted(list));
  return rows.reduce((sum, row) => sum + counted.reduce((count, list) => count + entriesIn(row, list).length, 0), 0);
}

// What no screen shows because only programs use it. A currency is shown with its amounts.
function idsIn({ facts, records }: Group): number {
  const inRecords = records.map((set) => cellsOf(set, isForPrograms));
  return facts.filter(isForPrograms).length + inRecords.reduce((sum, count) => sum + count, 0);
}

function isForPrograms({ hidden }: Pick<Column, 'hidden'>): boolean {
  return hidden !== undefined && hidden !== 'currency';
}

function unshownIn(group: Group, shown: Shown, columns: ReadonlyMap<string, ReadonlySet<string>>): number {
  const facts = group.facts.filter((fact) => !isFactShown(fact, shown)).length;
  const lists = group.lists.reduce((sum, list) => sum + unshownValues(list, shown), 0);
  const cells = group.records.map((set) => {
    const inTable = columns.get(set.pointer);
    const isHere = ({ hidden }: Column) => hidden === undefined;
    if (inTable !== undefined) {
      const isAway = ({ key }: { key: string }) => !inTable.has(key);
      return cellsOf(set, (column) => isHere(column) && isAway(column)) + entriesOf(set, isAway);
    }
    if (shown.repeated.has(set.pointer)) return 0;
    const away = areRecordsShown(set, shown)
      ? cellsOf(set, isHere, (row, column) => !isCellShown(set, row, column, shown))
      : cellsOf(set, isHere);
    return away + entriesOf(set, () => true);
  });
  return facts + lists + cells.reduce((sum, count) => sum + count, 0);
}

// A long list may stand on the screen up to a certain value.
function unshownValues(list: ValueList, shown: Shown): number {
  if (!isListShown(list, shown)) return list.values.length;
  const away = list.values.filter((_, at) => !shown.paths.has(`${list.pointer}/${at}`)).length;
  return away === list.values.length ? 0 : away;
}

// The columns of the tables on a screen, by the state path of their records.
function columnsShown(screen: Part): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const visit = ({ type, props, views = {}, children }: Part) => {
    const path = isJsonObject(props['rows']) ? props['rows']['$state'] : undefined;
    if (type === 'DataTable' && typeof path === 'string' && Array.isArray(props['columns'])) {
      const records = views[path]?.of ?? path;
      const keys = props['columns'].flatMap((column) => (isJsonObject(column) ? [column['key']] : []));
      const known = found.get(records) ?? new Set<string>();
      for (const key of keys) if (typeof key === 'string') known.add(key.replace(SHOWN_END, ''));
      found.set(records, known);
    }
    for (const child of children) visit(child);
  };
  visit(screen);
  return found;
}
