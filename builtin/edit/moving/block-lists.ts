import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { textOf, type Member, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { shownValue, statePathOf } from '#builtin/edit/finding/shown-values.ts';
import { childrenOf, placesOf, type Place } from '#builtin/edit/patch.ts';

/** Elements of one type in one container that show the same kinds of values: cards, rows of cells, cards of a lane. */
export type BlockList = ShownList & { blocks: readonly string[] };

/** What a block shows at one place in it. */
type Shown = { key: string; label: string; value: Json };

const BLOCKS: ReadonlySet<string> = new Set('Card Grid Stack Box KanbanCard PlanCard CopyButton Badge Tag'.split(' '));
const VALUE_PROPS = ['title', 'label', 'text', 'value', 'description', 'meta', 'caption', 'price', 'subtitle'];
const DEPTH_MAX = 6;

/** The lists of blocks on a screen that differ in their values. */
export function blockLists(spec: Spec): BlockList[] {
  return placesOf(spec).flatMap((place) => {
    const types = Map.groupBy(childrenOf(spec, place.id), (child) => elementOf(spec, child)?.type ?? '');
    const [most] = [...types].toSorted(([, one], [, other]) => other.length - one.length);
    const [type, blocks] = most ?? ['', []];
    return blocks.length > 1 && BLOCKS.has(type) && blocks.every((one) => elementOf(spec, one)?.repeat === undefined)
      ? (listOf(spec, place, blocks) ?? [])
      : [];
  });
}

function listOf(spec: Spec, place: Place, blocks: readonly string[]): BlockList | undefined {
  const shown = blocks.map((block) => shownIn(spec, block, ''));
  const keys = [...new Set(shown.flat().map(({ key }) => key))];
  const valuesOf = (key: string) => shown.map((some) => some.find((one) => one.key === key)?.value);
  const isCommon = (key: string) => valuesOf(key).filter((one) => one !== undefined).length * 2 > blocks.length;
  // Parts that differ in what they hold, such as the sections of a page, are no entries of one list.
  if (keys.filter(isCommon).length * 2 <= keys.length) return undefined;
  const isConstant = (key: string) => new Set(valuesOf(key)).size === 1;
  const members = keys.flatMap((key, at): Member[] => {
    const label = shown.flat().find((one) => one.key === key)?.label ?? '';
    const before = keys[at - 1];
    const heading = before !== undefined && isConstant(before) ? textOf(valuesOf(before)[0]) : '';
    return isConstant(key) ? [] : [{ key, label: label === '' ? heading : label }];
  });
  const entries = blocks.map((_, at): JsonObject => {
    const values = members.map(({ key }) => [key, valuesOf(key)[at]] as const);
    return Object.fromEntries(values.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
  });
  if (members.length === 0 || new Set(entries.map((one) => JSON.stringify(one))).size < blocks.length) return undefined;
  const words = [...new Set([place.id, ...members.map(({ label }) => label)].flatMap(wordsOf))];
  return { place, pointer: `/elements/${place.id}/children`, entries, members, words, blocks };
}

function shownIn(spec: Spec, id: string, path: string, depth = DEPTH_MAX): Shown[] {
  const element = elementOf(spec, id);
  if (element === undefined || element.repeat !== undefined) return [];
  const own = VALUE_PROPS.flatMap((prop): Shown[] => {
    const written = element.props[prop];
    const value = shownValue(spec, written);
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const bound = statePathOf(written)?.split('/').at(-1) ?? '';
    const label = prop === 'value' ? textOf(shownValue(spec, element.props['label'])) : '';
    return [{ key: `${path}/${prop}`, label: label === '' ? bound : label, value }];
  });
  const items = shownValue(spec, element.props['items']);
  const facts = (Array.isArray(items) ? items : []).flatMap((item): Shown[] => {
    const [term, value] = isJsonObject(item) ? [item['term'], shownValue(spec, item['description'])] : [];
    const isFact = typeof term === 'string' && (typeof value === 'string' || typeof value === 'number');
    return isFact ? [{ key: `${path}/${term}`, label: term, value }] : [];
  });
  const below = depth === 0 ? [] : childrenOf(spec, id);
  return [...own, ...facts, ...below.flatMap((child, at) => shownIn(spec, child, `${path}/${String(at)}`, depth - 1))];
}
