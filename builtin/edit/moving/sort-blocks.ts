import type { Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { AMOUNT } from '#builtin/edit/finding/kinds-of-values.ts';
import { shownValue } from '#builtin/edit/finding/shown-values.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { childrenOf, placesOf, setChildren, subtree, type Patch } from '#builtin/edit/patch.ts';
import { blockLists, type BlockList } from './block-lists.ts';
import { listsNamed } from './lists-named.ts';
import { keyOf, type Order } from './sort-key.ts';
import { comparing, isDownIn } from './sort-order.ts';

const ENTRIES_MAX = 20;

/** Sorts cards and rows that are elements of their own: those that the words name, else the only ones, or those in lanes. */
export function sortBlocks(patch: Patch, order: Order): boolean {
  const { spec } = patch;
  const all = blockLists(spec);
  const named = listsNamed(spec, all, order.target ?? '');
  const lists = all.filter((list) => named.length === 0 || named.includes(list));
  const isTelling = order.by !== undefined || order.compares !== undefined;
  const keyed = lists.flatMap((list) => {
    const key = isTelling ? keyOf(spec, list, order) : undefined;
    return key === undefined ? [] : [{ list, key }];
  });
  const [first] = keyed;
  const isInLanes = keyed.every(({ list, key }) => list.place.element.type === 'BoardColumn' && key === first?.key);
  if (first === undefined || (keyed.length > 1 && !isInLanes)) return false;
  return keyed.map(({ list, key }) => reorderBlocks(patch, list, key, order)).includes(true);
}

function reorderBlocks(patch: Patch, list: BlockList, key: string, order: Order): boolean {
  const compare = comparing(list, key, { ...order, isDown: isDownIn(list, key, order) });
  const sorted = list.blocks
    .map((id, at) => ({ id, entry: list.entries[at] ?? null }))
    .toSorted((one, other) => compare(one.entry, other.entry))
    .map(({ id }) => id);
  if (sorted.every((id, at) => id === list.blocks[at])) return false;
  const own = new Set(list.blocks);
  const next = sorted.values();
  setChildren(
    patch,
    list.place.id,
    childrenOf(patch.spec, list.place.id).map((id) => (own.has(id) ? (next.next().value ?? id) : id)),
  );
  return true;
}

/** Sorts the only row of cards that each have a price. */
export function sortCards(patch: Patch, isDown: boolean): boolean {
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
