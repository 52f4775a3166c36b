import type { Scalar } from '../../generated/component-props.ts';

/** A record, its fields by key. */
export type TableRow = Readonly<Record<string, Scalar>>;

/** A row and where it stands in the caller's list: events and edits name that place, whatever the order on screen. */
export type PlacedRow = { readonly row: TableRow; readonly index: number };

/** Which records are shown: those that fit everything that is set. */
export type TableFilter = {
  readonly text: string;
  readonly values: Readonly<Record<string, Scalar>>;
  readonly range:
    | { readonly key: string; readonly min?: Scalar | undefined; readonly max?: Scalar | undefined }
    | undefined;
};

/**
 * The rows that hold the text in any cell, have all the wanted values and lie in the range; an empty condition is none.
 *
 * @param words everything a row shows and is, in lower case
 */
export function filterRows(
  rows: readonly TableRow[],
  { text, values, range }: TableFilter,
  words: (row: TableRow) => string,
): PlacedRow[] {
  const wanted = text.trim().toLocaleLowerCase();
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return rows
    .map((row, index): PlacedRow => ({ row, index }))
    .filter(
      ({ row }) =>
        pairs.every(([key, value]) => String(row[key] ?? '') === String(value)) &&
        (range === undefined || isWithin(row[range.key], range.min, range.max)) &&
        (wanted === '' || words(row).includes(wanted)),
    );
}

function isWithin(value: Scalar | undefined, min: Scalar | undefined, max: Scalar | undefined): boolean {
  const isOpen = (bound: Scalar | undefined) => bound === undefined || bound === null || bound === '';
  return (isOpen(min) || compareWith(value, min) >= 0) && (isOpen(max) || compareWith(value, max) <= 0);
}

// NaN where the two cannot be compared, which then lies in no range. A moment of the last day is within that day.
function compareWith(value: Scalar | undefined, bound: Scalar | undefined): number {
  if (value === undefined || value === null || value === '') return Number.NaN;
  const [left, right] = [Number(value), Number(bound)];
  if (!Number.isNaN(left) && !Number.isNaN(right)) return left - right;
  if (!Number.isNaN(left) || !Number.isNaN(right)) return Number.NaN;
  const end = String(bound);
  const start = String(value).slice(0, end.length);
  return Number(start > end) - Number(start < end);
}

/** Sorted by one field: numbers by size, texts by the locale, empty cells last in both directions; ties keep their order. */
export function sortRows(
  placed: readonly PlacedRow[],
  key: string,
  direction: 'asc' | 'desc' | 'none',
  collator: Pick<Intl.Collator, 'compare'>,
): readonly PlacedRow[] {
  if (key === '' || direction === 'none') return placed;
  const sign = direction === 'asc' ? 1 : -1;
  return [...placed].sort((left, right) => {
    const [a, b] = [left.row[key] ?? '', right.row[key] ?? ''];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * compareCells(a, b, collator);
  });
}

// Of mixed types: booleans first, then numbers, then texts.
function compareCells(
  a: NonNullable<Scalar>,
  b: NonNullable<Scalar>,
  collator: Pick<Intl.Collator, 'compare'>,
): number {
  const ranks = RANKS[typeof a as keyof typeof RANKS] - RANKS[typeof b as keyof typeof RANKS];
  if (ranks !== 0) return ranks;
  return typeof a === 'string' ? collator.compare(a, String(b)) : Number(a) - Number(b);
}

const RANKS = { boolean: 0, number: 1, string: 2 };

/** One page, counted from 1, and how many there are; a page beyond the last is the last. */
export function pageOf<Item>(items: readonly Item[], page: number, size: number) {
  const total = Math.max(1, Math.ceil(items.length / size));
  const current = Math.min(Math.max(1, page), total);
  const start = (current - 1) * size;
  return { items: items.slice(start, start + size), current, total, start };
}

/** Where the picked records stand; a record that stands twice is picked as often as it was picked. */
export function positionsOf(rows: readonly TableRow[], picked: readonly TableRow[]): number[] {
  const left = new Map<string, number>();
  for (const row of picked) left.set(contentOf(row), (left.get(contentOf(row)) ?? 0) + 1);
  if (left.size === 0) return [];
  return rows.flatMap((row, index) => {
    const content = contentOf(row);
    const count = left.get(content) ?? 0;
    if (count === 0) return [];
    left.set(content, count - 1);
    return [index];
  });
}

/**
 * Where the picked records stand after the rows were replaced: unchanged ones, and those that have another content under
 * the same `id`. Records that are gone stand nowhere.
 */
export function followedPositions(rows: readonly TableRow[], picked: readonly TableRow[]): number[] {
  const same = new Set(positionsOf(rows, picked));
  const found = new Set([...same].map((index) => contentOf(rows[index] ?? {})));
  const changed = picked.filter((row) => !found.has(contentOf(row)));
  const ids = new Set(changed.map((row) => row['id']));
  const isById = ({ id }: TableRow, index: number) => (id ?? null) !== null && ids.has(id) && !same.has(index);
  const byId = rows.flatMap((row, index) => (isById(row, index) ? [index] : []));
  return [...same, ...byId].toSorted((left, right) => left - right);
}

/** True when the rows at these positions are exactly the picked records, in any order. */
export function arePicked(
  rows: readonly TableRow[],
  positions: readonly number[],
  picked: readonly TableRow[],
): boolean {
  if (positions.length !== picked.length) return false;
  const have = positions.map((index) => contentOf(rows[index] ?? {})).sort();
  const want = picked.map(contentOf).sort();
  return have.every((content, at) => content === want[at]);
}

const contents = new WeakMap<TableRow, string>();

function contentOf(row: TableRow): string {
  const known = contents.get(row);
  if (known !== undefined) return known;
  const content = JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  contents.set(row, content);
  return content;
}
