import { isJsonObject, type Json } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { monthIn } from '#builtin/edit/words/months.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { childrenOf, placesOf, setChildren, subtree, type Patch } from '#builtin/edit/patch.ts';
import { memberAt, textOf, shownLists, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { shownValue, shownPointer } from '#builtin/edit/finding/shown-values.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { listAt } from '#builtin/edit/finding/names.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import { keyNamed } from './change-row.ts';

const PRICES =
  'price cost prix cout tarif preis precio prezzo preco custo amount betrag montant importe importo valor total'.split(
    ' ',
  );
const AMOUNT = /[$€£¥]|CHF|R\$/u;
const SAME_WORD_MIN = 0.9;
const ENTRIES_MAX = 20;
const NAME = /^\p{L}+[^\d]{2,}/u;
const DATE = /^\d{4}-\d{2}-\d{2}/;

type Order = Command & { verb: 'sort' };

/** Sorts a list by the named member, else by the only one with suitable values; without such a list, a row of cards by price. */
export function sort(patch: Patch, order: Order): boolean {
  const { spec } = patch;
  const lists = shownLists(spec).filter(({ entries, isFixed }) => entries.length > 1 && isFixed !== true);
  const isMember = order.by !== undefined && lists.some((list) => keyNamed(list, order.by ?? '') !== undefined);
  // A name that is no member of any list may name the list itself.
  const listName = order.target ?? (isMember ? undefined : order.by);
  if (order.by === undefined && sortOptions(patch, order.target, order.isDown)) return true;
  const within = listName === undefined ? lists : listsNamed(spec, lists, listName);
  const keyedIn = (some: readonly ShownList[]) =>
    some.flatMap((list) => {
      const key = keyOf(list, order);
      return key === undefined ? [] : [{ list, key }];
    });
  const own = keyedIn(within);
  const keyed = own.length > 0 ? own : keyedIn(lists);
  const shown = new Set(keyed.map(({ list }) => list.pointer));
  const [first] = keyed;
  // Tables with the same columns show the same data in different states of the screen.
  const isSame = keyed.every(({ list, key }) => key === first?.key && list.place.element.type === 'DataTable');
  if (first !== undefined && (shown.size === 1 || isSame))
    return (isSame ? keyed : [first]).map(({ list, key }) => applyOrder(patch, list, key, order)).includes(true);
  return first === undefined && order.compares === 'price' && sortCards(patch, order.isDown);
}

// The lists inside an element with that name, else those with a title or member of that name, else all.
function listsNamed(spec: Spec, lists: readonly ShownList[], words: string): readonly ShownList[] {
  const named = findTargets(spec, words)[0]?.place.id;
  const nameWords = wordsOf(words);
  const isNamed = (list: ShownList) =>
    nameWords.some((word) => list.words.some((one) => wordSimilarity(word, one) > SAME_WORD_MIN));
  const below = lists.filter(({ place: { id } }) => named !== undefined && (id === named || isInside(spec, id, named)));
  const matching = below.length > 0 ? below : lists.filter(isNamed);
  return matching.length > 0 ? matching : lists;
}

// The named member, else the only one with dates or prices.
function keyOf(list: ShownList, { by, compares, clauseText, target = '' }: Order): string | undefined {
  const named = by === undefined ? undefined : keyNamed(list, by);
  const own = new Set(wordsOf(target));
  const rest = wordsOf(clauseText).filter((word) => !own.has(word));
  const known = named ?? keyNamed(list, rest.join(' '));
  if (compares === 'name') return known ?? keyOfNames(list);
  const text = (key: string) => list.entries.map((entry) => memberAt(entry, key));
  const isDated = (key: string) => text(key).every((one) => typeof one === 'string' && timeIn(one) !== undefined);
  // "the visits, newest first" sorts by date, even if a member matches the other words.
  const isNotDate = compares === 'date' && known !== undefined && !isDated(known);
  if ((known !== undefined && !isNotDate) || compares === 'any') return known;
  const found = list.members.filter(({ key, label }) =>
    compares === 'date'
      ? isDated(key)
      : wordsOf(`${key} ${label}`).some((word) => PRICES.some((one) => word.includes(one))) ||
        text(key).some((one) => AMOUNT.test(textOf(one))),
  );
  if (found.length === 0) return known;
  return found.length === 1 || found.every(({ key }) => hasSameNumbers(list, found[0]?.key ?? '', key))
    ? found[0]?.key
    : known;
}

// The first member that tells the entries apart in words.
function keyOfNames({ members, entries }: ShownList): string | undefined {
  return members.find(({ key }) => {
    const texts = entries.map((entry) => memberAt(entry, key));
    return new Set(texts).size === texts.length && texts.every((one) => typeof one === 'string' && NAME.test(one));
  })?.key;
}

// True if two members hold the same numbers, such as a number and its formatted text.
function hasSameNumbers({ entries }: ShownList, one: string, other: string): boolean {
  return entries.every((entry) => {
    const [a, b] = [memberAt(entry, one), memberAt(entry, other)];
    return numberIn(textOf(a)) === numberIn(textOf(b));
  });
}

function applyOrder(patch: Patch, list: ShownList, key: string, { isDown }: Order): boolean {
  const { element, id } = list.place;
  if (element.type === 'DataTable') {
    const changes = [writeProp(patch, id, 'sortBy', key), writeProp(patch, id, 'sortDir', isDown ? 'desc' : 'asc')];
    return changes.includes(true);
  }
  const sorted = list.entries.toSorted(
    (one, other) => compare(memberAt(one, key), memberAt(other, key)) * (isDown ? -1 : 1),
  );
  if (sorted.every((entry, at) => entry === list.entries[at])) return false;
  patch.apply({ op: 'replace', path: list.pointer, value: sorted });
  return true;
}

function compare(one: Json | undefined, other: Json | undefined): number {
  const [a, b] = [rankOf(one), rankOf(other)];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return textOf(one).localeCompare(textOf(other), undefined, { numeric: true, sensitivity: 'base' });
}

function rankOf(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return undefined;
  return timeIn(value) ?? (/^\D{0,4}\d[\d.,\s]*\D{0,12}$/.test(value) ? numberIn(value) : undefined);
}

// "2026-10-12", "12.10.2026", "12/10/2026", "12 Oct 2026" and "Oct 12, 2026" in milliseconds since 1970.
function timeIn(text: string): number | undefined {
  if (DATE.test(text)) return Date.parse(text);
  const named = text
    .replaceAll(/[.,]|\bde\b/g, ' ')
    .trim()
    .split(/\s+/);
  const spelled = monthIn(named.find((word) => /^\p{L}{3,10}$/u.test(word)) ?? '');
  const [date, ...years] = named.filter((word) => /^\d+$/.test(word)).map(Number);
  if (named.length === 3 && spelled !== undefined && date !== undefined && years.length === 1)
    return Date.UTC(years[0] ?? 0, spelled - 1, date);
  const [, day = '', month = '', year] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text.trim()) ?? [];
  return year === undefined ? undefined : Date.UTC(Number(year), Number(month) - 1, Number(day));
}

// Changes a prop where its value is kept, which may be in the state.
function writeProp(patch: Patch, id: string, prop: string, value: string): boolean {
  const path = shownPointer(patch.spec, id, prop);
  const before = readPointer(patch.spec, path);
  if (before === value) return false;
  patch.apply({ op: before === undefined ? 'add' : 'replace', path, value });
  return true;
}

// Sorts the options of a choice by their labels.
function sortOptions(patch: Patch, words: string | undefined, isDown: boolean): boolean {
  const [choice] = words === undefined ? [] : findTargets(patch.spec, words);
  const found =
    choice === undefined || choice.item !== undefined ? undefined : listAt(patch.spec, choice.place.id, 'options');
  if (found === undefined) return false;
  const label = (one: Json) => (isJsonObject(one) ? one['label'] : one);
  const sorted = found.list.toSorted((one, other) => compare(label(one), label(other)) * (isDown ? -1 : 1));
  if (sorted.every((one, at) => one === found.list[at])) return false;
  patch.apply({ op: 'replace', path: found.pointer, value: sorted });
  return true;
}

// Sorts the only row of cards that each have a price.
function sortCards(patch: Patch, isDown: boolean): boolean {
  const rows = placesOf(patch.spec).flatMap(({ id, element }) => {
    const children = childrenOf(patch.spec, id);
    const types = new Set(children.map((child) => elementOf(patch.spec, child)?.type));
    const priced = children.map((child) => ({ child, price: priceIn(patch.spec, child) }));
    const isRow = element.type !== 'Form' && children.length > 1 && types.size === 1;
    return isRow && priced.every(({ price }) => price !== undefined) ? [{ id, children, priced }] : [];
  });
  const [row, ...others] = rows;
  if (row === undefined || others.length > 0) return false;
  const sorted = row.priced
    .toSorted((one, other) => ((one.price ?? 0) - (other.price ?? 0)) * (isDown ? -1 : 1))
    .map(({ child }) => child);
  if (sorted.every((child, at) => child === row.children[at])) return false;
  setChildren(patch, row.id, sorted);
  return true;
}

function priceIn(spec: Spec, id: string): number | undefined {
  const texts = subtree(spec, id).flatMap((one) => textsIn(spec, elementOf(spec, one)?.props));
  const prices = texts.filter((one) => AMOUNT.test(one) && one.length < 20);
  const [first] = new Set(prices);
  return typeof first === 'string' ? numberIn(first) : undefined;
}

// The texts that a value shows, also in its lists and objects.
function textsIn(spec: Spec, value: Json | undefined, depth = 3): string[] {
  const shown = shownValue(spec, value);
  if (typeof shown === 'string') return [shown];
  if (depth === 0 || typeof shown !== 'object' || shown === null) return [];
  return Object.values(shown)
    .slice(0, ENTRIES_MAX)
    .flatMap((one) => textsIn(spec, one, depth - 1));
}
