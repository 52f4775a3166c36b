import { useEffect, useMemo, useRef, useState } from 'react';
import { useLive } from '../../runtime/live.ts';
import { useSurroundings } from '../../runtime/runtime.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { cellText } from './cell-text.ts';
import { NEXT_DIRECTION } from './sort-direction.ts';
import {
  arePicked,
  filterRows,
  followedPositions,
  pageOf,
  positionsOf,
  sortRows,
  type PlacedRow,
  type TableFilter,
  type TableRow,
} from './table-rows.ts';

const NO_ROWS: readonly TableRow[] = [];
const NO_VALUES: TableFilter['values'] = {};

/** The state of a table: its rows as edited, those shown, those picked, and the functions that change them. */
export function useDataTable(drawn: Drawn<'DataTable'>) {
  const { props } = drawn;
  const [rows, setRows] = useLive(drawn, 'rows', NO_ROWS);
  const given = useGivenRows(rows);
  const isLocked = (index: number) => props.lockExisting && index < given.count;
  const view = useView(drawn, rows);
  const selection = useSelection(drawn, rows, view.matching, isLocked);

  function replaceRows(next: readonly TableRow[], positions: readonly number[], addedCount: number): void {
    given.keep(next.length, addedCount);
    setRows(next);
    if (props.selectable) selection.write(next, positions);
  }

  return {
    rows,
    isLocked,
    ...view,
    selection,
    /** Puts a changed row in its place. */
    save: (index: number, row: TableRow) => {
      const next = rows.map((before, at) => (at === index ? row : before));
      replaceRows(next, selection.positions, given.addedCount);
      drawn.fire('commit', { control: 'edit', index });
    },
    /** Puts a new row at the end, and shows it. */
    add: (row: TableRow) => {
      const index = rows.length;
      replaceRows([...rows, row], selection.positions, given.addedCount + 1);
      if (view.sortDir === 'none') view.setPage(Math.ceil((view.matching.length + 1) / props.pageSize));
      drawn.fire('commit', { control: 'add', index });
    },
    remove: (indexes: readonly number[], isSingle: boolean) => {
      const gone = new Set(indexes);
      const removed = rows.filter((_, at) => gone.has(at));
      const next = rows.filter((_, at) => !gone.has(at));
      const shift = (position: number) => position - indexes.filter((index) => index < position).length;
      const positions = selection.positions.filter((position) => !gone.has(position)).map(shift);
      const addedGone = indexes.filter((index) => index >= given.count).length;
      replaceRows(next, positions, given.addedCount - addedGone);
      drawn.fire('dismiss', { value: isSingle ? removed[0] : removed, index: indexes[0] });
    },
  };
}

/** What {@link useDataTable} returns. */
export type DataTableModel = ReturnType<typeof useDataTable>;

// Rows that came from the caller, as against those added here; replacing the rows replaces all of them.
function useGivenRows(rows: readonly TableRow[]) {
  const [added, setAdded] = useState({ total: rows.length, count: 0 });
  const addedCount = added.total === rows.length ? added.count : 0;
  return {
    addedCount,
    count: rows.length - addedCount,
    keep: (total: number, count: number) => setAdded({ total, count }),
  };
}

function useView(drawn: Drawn<'DataTable'>, rows: readonly TableRow[]) {
  const { columns, pageSize, filterText = '', filterValues = NO_VALUES, filterRange: range } = drawn.props;
  const { locale, timeZone } = useSurroundings();
  const [sortBy, setSortBy] = useLive(drawn, 'sortBy', '');
  const [sortDir, setSortDir] = useLive(drawn, 'sortDir', 'none');
  const [page, setPage] = useLive(drawn, 'page', 1);
  // What a row is searched by: its raw values and what it prints. Worked out once a row, when first searched.
  const words = useMemo(() => {
    const known = new WeakMap<TableRow, string>();
    return (row: TableRow) => {
      const before = known.get(row);
      if (before !== undefined) return before;
      const cells = columns.map((column) => {
        const value = row[column.key];
        return column.format === undefined
          ? cellText(value, column, { locale, timeZone })
          : `${value ?? ''}\n${cellText(value, column, { locale, timeZone })}`;
      });
      const text = cells.join('\n').toLocaleLowerCase();
      known.set(row, text);
      return text;
    };
  }, [columns, locale, timeZone]);
  // Filters come as new objects with each drawing; their content says whether they changed.
  const filterKey = JSON.stringify([filterText, filterValues, range]);
  const matching = useMemo(
    () => filterRows(rows, { text: filterText, values: filterValues, range }, words),
    [rows, filterKey, words],
  );
  const sorted = useMemo(
    () => sortRows(matching, sortBy, sortDir, new Intl.Collator(locale, { numeric: true })),
    [matching, sortBy, sortDir, locale],
  );
  return {
    matching,
    sortBy,
    sortDir,
    page: pageOf(sorted, page, pageSize),
    setPage,
    goTo: (next: number) => {
      setPage(next);
      drawn.fire('page', { page: next });
    },
    /** Steps a head from ascending to descending to the order of the caller. */
    stepSort: (key: string) => {
      const before = sortBy === key ? sortDir : 'none';
      const direction = NEXT_DIRECTION[before];
      const column = direction === 'none' ? '' : key;
      setSortBy(column);
      setSortDir(direction);
      setPage(1);
      drawn.fire('sort', { sortBy: column, sortDir: direction });
    },
  };
}

function useSelection(
  drawn: Drawn<'DataTable'>,
  rows: readonly TableRow[],
  matching: readonly PlacedRow[],
  isLocked: (index: number) => boolean,
) {
  const [picked, setPicked] = useLive(drawn, 'selectedRows', NO_ROWS);
  const [ticked, setTicked] = useState<readonly number[]>();
  // Only this table knows which of two equal records was ticked; otherwise the selection in the state wins.
  const positions = useMemo(() => {
    return ticked !== undefined && arePicked(rows, ticked, picked) ? ticked : positionsOf(rows, picked);
  }, [rows, ticked, picked]);
  const isPicked = useMemo(() => new Set(positions), [positions]);
  const pickable = matching.filter(({ index }) => !isLocked(index));
  const pickedHere = pickable.filter(({ index }) => isPicked.has(index)).length;

  function write(source: readonly TableRow[], next: readonly number[]): void {
    const sorted = next.toSorted((left, right) => left - right);
    const records = sorted.map((index) => source[index]).filter((row) => row !== undefined);
    setTicked(sorted);
    setPicked(records);
  }

  // Nobody sees that a record is still picked whose row is gone or has changed.
  const last = useRef(rows);
  useEffect(() => {
    const before = last.current;
    last.current = rows;
    if (positions.length < picked.length && !isSameList(before, rows)) write(rows, followedPositions(rows, picked));
  });

  return {
    positions,
    isPicked: (index: number) => isPicked.has(index),
    isAll: pickable.length > 0 && pickedHere === pickable.length,
    isSome: pickedHere > 0 && pickedHere < pickable.length,
    hasPickable: pickable.length > 0,
    write,
    pick: (index: number, checked: boolean) => {
      const next = checked ? [...positions, index] : positions.filter((position) => position !== index);
      write(rows, next);
      const selected = next.toSorted((left, right) => left - right);
      drawn.fire('select', { id: rowId(rows[index], index), index, checked, selected });
    },
    pickAll: (checked: boolean) => {
      const here = new Set(pickable.map(({ index }) => index));
      const elsewhere = positions.filter((position) => !here.has(position));
      const next = (checked ? [...elsewhere, ...here] : elsewhere).toSorted((left, right) => left - right);
      write(rows, next);
      drawn.fire('select', { checked, selected: next });
    },
  };
}

// Lists are resolved anew with each drawing.
function isSameList(before: readonly TableRow[], now: readonly TableRow[]): boolean {
  return before === now || JSON.stringify(before) === JSON.stringify(now);
}

/** What names a row in events: its `id` field where it has one, else its position. */
function rowId(row: TableRow | undefined, index: number): string {
  return String(row?.['id'] ?? index);
}
