import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Part, View } from '../part.ts';
import type { Column } from '../understand/data/column.ts';
import type { Fact, RecordSet, ValueList } from '../understand/data/data-shape.ts';
import { titleColumn } from '../understand/data/record-roles.ts';
import { readableColumns } from '../parts/records/table.ts';
import { memberQuery } from '../view-query.ts';
import { missingIn } from './words-on-screen.ts';

/** What a screen shows: the state paths that it or its views read, and its texts. */
export type Shown = {
  paths: ReadonlySet<string>;
  /** The lists of the data that are repeated as rows of their own. */
  repeated: ReadonlySet<string>;
  /** The state paths that props read, those for choices apart, and for each that a view makes the list that it is made of. */
  read: ReadonlySet<string>;
  chosen: ReadonlySet<string>;
  madeOf: ReadonlyMap<string, View>;
  isMissing: (text: string) => boolean;
};

/** Collects what a screen shows. */
export function shownOn(screen: Part): Shown {
  return {
    paths: new Set(pathsRead(screen)),
    repeated: new Set(repeatedIn(screen)),
    read: new Set(pathsOfProps(screen, (name) => !CHOICES.has(name))),
    chosen: new Set([...pathsOfProps(screen, (name) => CHOICES.has(name)), ...chipsIn(screen)]),
    madeOf: new Map(viewsIn(screen)),
    isMissing: missingIn(screen),
  };
}

const CHOICES: ReadonlySet<string> = new Set(['options', 'facets']);

function pathsOfProps({ props, edits, children }: Part, isOf: (prop: string) => boolean): string[] {
  const own = Object.entries(props).flatMap(([name, value]) =>
    isOf(name) && value !== undefined ? pathsIn(value) : [],
  );
  return [...(edits === undefined ? [] : [edits]), ...own, ...children.flatMap((child) => pathsOfProps(child, isOf))];
}

function viewsIn({ views = {}, children }: Part): [string, View][] {
  return [...Object.entries(views), ...children.flatMap(viewsIn)];
}

/**
 * Whether a cell of records that are shown is read: with the whole list or a view of it, on its own as on a card of a board, or as the
 * name of a choice.
 */
export function isCellShown(set: RecordSet, at: number, { key, path = [key] }: Column, shown: Shown): boolean {
  const { pointer, rows } = set;
  const sources = [pointer, ...[...shown.madeOf].flatMap(([made, { of }]) => (of === pointer ? [made] : []))];
  if (sources.some((source) => shown.read.has(source))) return true;
  const cells = [path, [key]].flatMap((tokens) =>
    sources.map((source) => source + formatPointer([`${at}`, ...tokens])),
  );
  if (cells.some((cell) => shown.read.has(cell))) return true;
  // A choice shows what its labels are made of.
  const labels = sources.flatMap((source) => (shown.chosen.has(source) ? (shown.madeOf.get(source)?.query ?? []) : []));
  if (labels.some((query) => query.includes(memberQuery(path)))) return true;
  const text = rows[at]?.[key];
  return typeof text === 'string' && !shown.isMissing(text);
}

/** Hidden values count as shown. A picture needs a place of its own. */
export function isFactShown({ kind, pointer, hidden }: Fact, { paths }: Shown): boolean {
  return hidden !== undefined || kind === 'picture' || paths.has(pointer);
}

/**
 * Records may also stand on the screen by their names, as the options of a choice or as the titles of cards, unless that hides most of
 * what they have.
 */
export function areRecordsShown(set: RecordSet, shown: Shown): boolean {
  if (isRead(set.pointer, shown) && !areOnlyChosen(set, shown)) return true;
  const key = titleColumn(set)?.key;
  const areNamed = set.rows.every((row) => {
    const name = key === undefined ? undefined : row[key];
    return typeof name === 'string' && !shown.isMissing(name);
  });
  return (areNamed || areOnlyChosen(set, shown)) && untoldOf(set, shown) < UNTOLD_MIN;
}

const UNTOLD_MIN = 3;
const FEW_ROWS = 3;

function areOnlyChosen({ pointer }: RecordSet, { chosen, read, repeated, madeOf }: Shown): boolean {
  const sources = [pointer, ...[...madeOf].flatMap(([made, { of }]) => (of === pointer ? [made] : []))];
  const isElsewhere = sources.some((source) => read.has(source)) || repeated.has(pointer);
  return !isElsewhere && sources.some((source) => chosen.has(source));
}

// How many members of the records are not shown. All records have the same layout, so the first few suffice.
function untoldOf(set: RecordSet, shown: Shown): number {
  const isShown = (column: Column) => set.rows.slice(0, FEW_ROWS).some((_, at) => isCellShown(set, at, column, shown));
  return readableColumns(set.columns).filter((column) => !isShown(column)).length + set.lists.length;
}

/** The texts of a list may also stand on the screen as the options of a choice. */
export function isListShown({ pointer, values }: ValueList, shown: Shown): boolean {
  return isRead(pointer, shown) || values.every((value) => !shown.isMissing(String(value)));
}

function isRead(pointer: string, { paths }: Shown): boolean {
  return paths.has(pointer) || paths.values().some((path) => path.startsWith(`${pointer}/`));
}

/** The state paths that props, repeats and views of a part read. What an action sends is not shown by that. */
export function pathsRead({ props, repeat, views = {}, edits, children }: Part): string[] {
  const viewed = Object.values(views).flatMap(({ of, and = [] }) => [of, ...and]);
  return [
    ...(repeat === undefined ? [] : [repeat.statePath]),
    ...viewed,
    ...(edits === undefined ? [] : [edits]),
    ...pathsIn(props),
    ...children.flatMap(pathsRead),
  ];
}

function repeatedIn({ repeat, views = {}, children }: Part): string[] {
  const view = repeat === undefined ? undefined : views[repeat.statePath];
  const own = view === undefined || view.isOfChoices === true ? [] : [view.of];
  return [...own, ...children.flatMap(repeatedIn)];
}

// The choices that stand as buttons beside each other.
function chipsIn(screen: Part): string[] {
  const views = new Map(viewsIn(screen));
  const pathsOf = ({ repeat, children }: Part): string[] => {
    const own = repeat !== undefined && views.get(repeat.statePath)?.isOfChoices === true ? [repeat.statePath] : [];
    return [...own, ...children.flatMap(pathsOf)];
  };
  return pathsOf(screen);
}

function pathsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && (key === '$state' || key === '$bindState') ? [inner] : pathsIn(inner),
  );
}
