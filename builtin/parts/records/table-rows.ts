import type { JsonObject } from '#contract/json/json.ts';
import { LIMITS } from '#contract/limits.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { memberQuery, queryOf } from '#builtin/view-query.ts';
import type { TableColumn } from './table-columns.ts';

type Member = NonNullable<TableColumn['member']>;

/** The rows of a table that shows something else than the data has: the members that an expression adds, and that expression. */
export type TableRows = { members: readonly Member[]; query: string };

/**
 * The rows that fit the result of a view, with as much as possible written for people: whole records with all members or with those
 * that are needed, else only what the table reads of them.
 *
 * @param read other members that have to stay in each row; undefined where a row is sent as a whole
 * @returns undefined when nothing is to be added, or there is no room
 */
export function tableRows(
  set: RecordSet,
  columns: readonly TableColumn[],
  read: readonly string[] | undefined,
): TableRows | undefined {
  const wanted = columns.flatMap(({ member }) => member ?? []);
  const needed = wanted.filter(({ isNeeded }) => isNeeded);
  if (needed.length === 0) return undefined;
  const all = [...needed, ...wanted.filter(({ isNeeded }) => !isNeeded)];
  const list = queryOf(set.pointer);
  for (const some of [all, needed]) {
    const members = membersThatFit(some);
    if (!mayGrow(set, members.length * MEMBER_CHARS)) continue;
    return { members, query: `map(&merge(@, {${members.map(pairOf).join(', ')}}), ${list})` };
  }
  if (read === undefined) return undefined;
  for (const some of [all, needed]) {
    const own = ownKeys(columns, some, read);
    const members = membersThatFit([...own.map(asMember), ...some]);
    if (members.length < own.length + some.length || !mayGrow(only(set, own), some.length * MEMBER_CHARS)) continue;
    return { members: some, query: `map(&{${members.map(pairOf).join(', ')}}, ${list})` };
  }
  return undefined;
}

// The longest expression of a view, less what stands around the members.
const QUERY_MAX_CHARS = 1_800;
// What a member with its key takes in a row, at a guess.
const MEMBER_CHARS = 45;

/** False for records that, with so many more characters each, would be larger than the result of a view may be. */
export function mayGrow({ rows }: { rows: readonly JsonObject[] }, charsPerRow: number): boolean {
  return JSON.stringify(rows).length + rows.length * charsPerRow < LIMITS.dataMaxChars;
}

function membersThatFit<Pair extends { key: string; query: string }>(members: readonly Pair[]): Pair[] {
  let room = QUERY_MAX_CHARS;
  return members.filter(({ key, query }) => (room -= key.length + query.length + 6) >= 0);
}

function pairOf({ key, query }: Pick<Member, 'key' | 'query'>): string {
  return `${JSON.stringify(key)}: ${query}`;
}

function asMember(key: string) {
  return { key, query: memberQuery([key]) };
}

// What a table reads of the data's own members, given those that are added.
function ownKeys(columns: readonly TableColumn[], added: readonly Member[], read: readonly string[]): string[] {
  const shown = columns.map(({ column, member, plain }) => {
    if (member === undefined) return column['key'];
    return added.includes(member) ? undefined : plain?.['key'];
  });
  return [...new Set([...shown.filter((key) => typeof key === 'string'), ...read])];
}

function only({ rows }: RecordSet, keys: readonly string[]): { rows: readonly JsonObject[] } {
  return { rows: rows.map((row) => Object.fromEntries(keys.map((key) => [key, row[key] ?? null]))) };
}
