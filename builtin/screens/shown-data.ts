import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Part } from '../part.ts';
import type { Fact, RecordSet, ValueList } from '../understand/data/data-shape.ts';
import { titleColumn } from '../understand/data/record-roles.ts';
import { missingIn } from './words-on-screen.ts';

/** What a screen shows: the state paths that it or its views read, and its texts. */
export type Shown = {
  paths: ReadonlySet<string>;
  /** The lists of the data that are repeated as rows of their own. */
  repeated: ReadonlySet<string>;
  isMissing: (text: string) => boolean;
};

/** Collects what a screen shows. */
export function shownOn(screen: Part): Shown {
  return { paths: new Set(pathsRead(screen)), repeated: new Set(repeatedIn(screen)), isMissing: missingIn(screen) };
}

/** Hidden values count as shown. A picture needs a place of its own. */
export function isFactShown({ kind, pointer, hidden }: Fact, { paths }: Shown): boolean {
  return hidden !== undefined || kind === 'picture' || paths.has(pointer);
}

/** Records may also stand on the screen by their names, as the options of a choice or as the titles of cards. */
export function areRecordsShown(set: RecordSet, shown: Shown): boolean {
  const key = titleColumn(set)?.key;
  return (
    isRead(set.pointer, shown) ||
    set.rows.every((row) => {
      const name = key === undefined ? undefined : row[key];
      return typeof name === 'string' && !shown.isMissing(name);
    })
  );
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
  const own = repeat === undefined ? undefined : views[repeat.statePath]?.of;
  return [...(own === undefined ? [] : [own]), ...children.flatMap(repeatedIn)];
}

function pathsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(pathsIn);
  if (!isJsonObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' && (key === '$state' || key === '$bindState') ? [inner] : pathsIn(inner),
  );
}
