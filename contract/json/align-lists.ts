import { sameJson } from './apply-operation.ts';
import { isJsonObject, type Json } from './json.ts';

/** The origin of an item in the new list; undefined when it is new. */
export type Alignment = {
  /** Index of the item in the old list, before it moved or changed. */
  origin: number | undefined;
  /** `moved`: out of order among those that stay, so it must be removed and inserted elsewhere. */
  how: 'kept' | 'moved' | 'changed' | 'new';
}[];

/** Most items between the common prefix and suffix of both lists: more can only be short values, which are sent whole. */
const ITEMS_MAX = 3_000;

/** Most pairs of items that are compared at once; longer lists are first divided at unchanged items. */
const CELLS_MAX = 10_000;

type Pair = readonly [from: number, to: number];

/**
 * Determines what became of each item of a list. Items are identified by content alone: equal ones stayed or moved, and of
 * the rest the most similar are the same item, changed. The effort grows with the serialized size of the lists, whatever
 * they contain; undefined when they are too long.
 */
export function alignLists(from: readonly Json[], to: readonly Json[]): Alignment | undefined {
  const range = { oldStart: 0, oldEnd: from.length, nowStart: 0, nowEnd: to.length };
  const same = (old: number, now: number): boolean => sameJson(from[old] as Json, to[now] as Json);
  while (isFilled(range) && same(range.oldStart, range.nowStart)) {
    range.oldStart += 1;
    range.nowStart += 1;
  }
  while (isFilled(range) && same(range.oldEnd - 1, range.nowEnd - 1)) {
    range.oldEnd -= 1;
    range.nowEnd -= 1;
  }
  if (Math.max(range.oldEnd - range.oldStart, range.nowEnd - range.nowStart) > ITEMS_MAX) return undefined;
  const middle = alignMiddle(from.slice(range.oldStart, range.oldEnd), to.slice(range.nowStart, range.nowEnd));
  const shift = from.length - to.length;
  return to.map((_, index) => {
    if (index < range.nowStart) return { origin: index, how: 'kept' };
    if (index >= range.nowEnd) return { origin: index + shift, how: 'kept' };
    const { origin, how } = middle[index - range.nowStart] as Alignment[number];
    return { origin: origin === undefined ? undefined : origin + range.oldStart, how };
  });
}

function alignMiddle(from: readonly Json[], to: readonly Json[]): Alignment {
  const intern = interner();
  const old = from.map(intern);
  const now = to.map(intern);
  const inBoth = new Set(old).intersection(new Set(now));
  const alignment: Alignment = now.map(() => ({ origin: undefined, how: 'new' }));
  const gone = new Set(old.keys());
  const settle = (origin: number, index: number, how: 'kept' | 'moved' | 'changed'): void => {
    alignment[index] = { origin, how };
    gone.delete(origin);
  };
  for (const [origin, index] of pairsInOrder({ old, now, from, to, inBoth })) {
    settle(origin, index, old[origin] === now[index] ? 'kept' : 'changed');
  }
  const added = [...alignment.keys()].filter((index) => alignment[index]?.how === 'new');
  for (const [origin, index] of nthToNth(old, gone, now, added)) settle(origin, index, 'moved');
  return alignment;
}

/** Assigns equal JSON values the same number, whatever the order of members. */
function interner(): (value: Json) => number {
  const numbers = new Map<string, number>();
  return (value) => {
    const text = canonicalText(value);
    const known = numbers.get(text);
    if (known === undefined) numbers.set(text, numbers.size);
    return known ?? numbers.size - 1;
  };
}

function canonicalText(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonicalText).join()}]`;
  if (!isJsonObject(value)) return JSON.stringify(value);
  const keys = Object.keys(value).toSorted();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalText(value[key] as Json)}`).join()}}`;
}

/** Two lists: their items, and the numbers assigned to the items and members. */
type Lists = {
  old: readonly number[];
  now: readonly number[];
  inBoth: ReadonlySet<number>;
  from: readonly Json[];
  to: readonly Json[];
};

/** A range in each list, ends excluded. */
type Range = { oldStart: number; oldEnd: number; nowStart: number; nowEnd: number };

/** The items that are the same in both lists, changed or not, and in the same order. */
function* pairsInOrder(lists: Lists): Generator<Pair, void> {
  const range = { oldStart: 0, oldEnd: lists.old.length, nowStart: 0, nowEnd: lists.now.length };
  if (!isFilled(range)) return;
  if (cellsOf(range) <= CELLS_MAX) return yield* leastChange(lists, range);
  let { oldStart, nowStart } = range;
  for (const [oldEnd, nowEnd] of [...longestInOrder(lists, range), [range.oldEnd, range.nowEnd] as const]) {
    const gap = { oldStart, oldEnd, nowStart, nowEnd };
    if (isFilled(gap)) yield* cellsOf(gap) <= CELLS_MAX ? leastChange(lists, gap) : inTurn(gap);
    if (oldEnd < range.oldEnd) yield [oldEnd, nowEnd];
    oldStart = oldEnd + 1;
    nowStart = nowEnd + 1;
  }
}

function isFilled({ oldStart, oldEnd, nowStart, nowEnd }: Range): boolean {
  return oldStart < oldEnd && nowStart < nowEnd;
}

function cellsOf({ oldStart, oldEnd, nowStart, nowEnd }: Range): number {
  return (oldEnd - oldStart) * (nowEnd - nowStart);
}

function* inTurn({ oldStart, oldEnd, nowStart, nowEnd }: Range): Generator<Pair, void> {
  for (let step = 0; step < Math.min(oldEnd - oldStart, nowEnd - nowStart); step += 1) {
    yield [oldStart + step, nowStart + step];
  }
}

/**
 * The pairs with the least total cost, by dynamic programming: an item added or removed costs 1, a moved one half on each
 * side, a changed one 1 and up to half more depending on how much of it differs.
 */
function* leastChange(lists: Lists, { oldStart, oldEnd, nowStart, nowEnd }: Range): Generator<Pair, void> {
  const rows = oldEnd - oldStart;
  const columns = nowEnd - nowStart;
  const { goes, comes, pairs } = prices(lists, { oldStart, oldEnd, nowStart, nowEnd });
  const costs = new Float64Array((rows + 1) * (columns + 1));
  const at = (row: number, column: number): number => costs[row * (columns + 1) + column] as number;
  const taken = (row: number, column: number): number => at(row + 1, column) + goes(row);
  const put = (row: number, column: number): number => at(row, column + 1) + comes(column);
  const paired = (row: number, column: number): number => at(row + 1, column + 1) + pairs(row, column);
  for (let row = rows; row >= 0; row -= 1) {
    for (let column = columns; column >= 0; column -= 1) {
      if (row === rows && column === columns) continue;
      const isInside = row < rows && column < columns;
      costs[row * (columns + 1) + column] = Math.min(
        isInside ? paired(row, column) : Number.POSITIVE_INFINITY,
        row < rows ? taken(row, column) : Number.POSITIVE_INFINITY,
        column < columns ? put(row, column) : Number.POSITIVE_INFINITY,
      );
    }
  }
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (at(row, column) === paired(row, column)) yield [oldStart + row++, nowStart + column++];
    else if (at(row, column) === taken(row, column)) row += 1;
    else column += 1;
  }
}

type Prices = {
  goes: (row: number) => number;
  comes: (column: number) => number;
  pairs: (row: number, column: number) => number;
};

function prices({ old, now, from, to, inBoth }: Lists, { oldStart, oldEnd, nowStart, nowEnd }: Range): Prices {
  const intern = interner();
  const oldMembers = from.slice(oldStart, oldEnd).map((item) => membersOf(item, intern));
  const nowMembers = to.slice(nowStart, nowEnd).map((item) => membersOf(item, intern));
  const changes = (item: number | undefined): number => (inBoth.has(item as number) ? 0.5 : 1);
  return {
    goes: (row) => changes(old[oldStart + row]),
    comes: (column) => changes(now[nowStart + column]),
    pairs: (row, column) => {
      const one = old[oldStart + row] as number;
      const other = now[nowStart + column] as number;
      if (one === other) return 0;
      // An item that is unchanged elsewhere is not a changed version of this one.
      if (inBoth.has(one) || inBoth.has(other)) return Number.POSITIVE_INFINITY;
      return 1 + unlikeness(oldMembers[row] as Members, nowMembers[column] as Members) / 2;
    },
  };
}

/** The numbers of an object's members; for anything else the number of the value. */
type Members = number | ReadonlyMap<string, number>;

function membersOf(value: Json, intern: (value: Json) => number): Members {
  if (!isJsonObject(value)) return intern(value);
  return new Map(Object.entries(value).map(([key, member]) => [key, intern(member)]));
}

/** From 0 for equal items to 1 for items with nothing in common. */
function unlikeness(one: Members, other: Members): number {
  if (typeof one === 'number' || typeof other === 'number') return 1;
  let same = 0;
  for (const [key, value] of one) if (other.get(key) === value) same += 1;
  return 1 - same / Math.max(one.size, other.size, 1);
}

/** For long lists: the longest run of equal items in the same order; among several equal ones the n-th is the n-th. */
function longestInOrder({ old, now }: Lists, { oldStart, oldEnd, nowStart, nowEnd }: Range): Pair[] {
  const pairs = [...nthToNth(old, indices(oldStart, oldEnd), now, indices(nowStart, nowEnd))];
  return longestRising(pairs);
}

function indices(start: number, end: number): number[] {
  return Array.from({ length: end - start }, (_, step) => start + step);
}

/** Pairs equal items at the given positions: the n-th of several with the n-th. */
function* nthToNth(
  old: readonly number[],
  oldPlaces: Iterable<number>,
  now: readonly number[],
  nowPlaces: Iterable<number>,
): Generator<Pair, void> {
  const origins = Map.groupBy(oldPlaces, (index) => old[index] as number);
  const taken = new Map<number, number>();
  for (const index of nowPlaces) {
    const item = now[index] as number;
    const count = taken.get(item) ?? 0;
    const origin = origins.get(item)?.[count];
    if (origin === undefined) continue;
    taken.set(item, count + 1);
    yield [origin, index];
  }
}

/** The longest subsequence of pairs with increasing first members, by patience sorting. */
function longestRising(pairs: readonly Pair[]): Pair[] {
  const tops: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, [origin]] of pairs.entries()) {
    let low = 0;
    let high = tops.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[tops[middle] as number] as Pair)[0] < origin) low = middle + 1;
      else high = middle;
    }
    before[index] = low === 0 ? undefined : tops[low - 1];
    tops[low] = index;
  }
  const rising: Pair[] = [];
  for (let at = tops.at(-1); at !== undefined; at = before[at]) rising.push(pairs[at] as Pair);
  return rising.reverse();
}
