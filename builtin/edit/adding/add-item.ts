import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { listsOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { placesOf, type Patch } from '#builtin/edit/patch.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { rowAt } from '#builtin/edit/finding/names.ts';
import { itemKeyOf, shownPointer } from '#builtin/edit/finding/shown-values.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';

const LISTS = ['features', 'items', 'options', 'steps', 'tabs', 'logos', 'links'];
const NAMES = ['title', 'label', 'term', 'name'];

/** Adds a text to a list of the named element, or to the list of its kind: "SSO" to the Pro plan, a feature "SSO". */
export function addItem(
  patch: Patch,
  words: string,
  kinds: readonly KindOfElement[],
  where: Where | undefined,
): boolean {
  if (where?.side === 'before' || where?.side === 'after') return addBeside(patch, words, where);
  for (const pointer of targetLists(patch.spec, kinds, where?.anchor)) {
    const list: unknown = readPointer(patch.spec, pointer);
    const value = Array.isArray(list) ? itemLike(list as readonly Json[], words) : undefined;
    if (value === undefined) continue;
    patch.apply({ op: 'add', path: `${pointer}/-`, value });
    return true;
  }
  return false;
}

// Next to an item of the same list.
function addBeside(patch: Patch, words: string, { anchor = '', side }: Where): boolean {
  const item = findTargets(patch.spec, anchor, { fits: (one) => one.item !== undefined })[0]?.item;
  const list: unknown = item === undefined ? undefined : readPointer(patch.spec, item.pointer);
  const value = Array.isArray(list) ? itemLike(list as readonly Json[], words) : undefined;
  if (item === undefined || value === undefined || !LISTS.includes(item.prop)) return false;
  patch.apply({ op: 'add', path: `${item.pointer}/${item.index + (side === 'before' ? 0 : 1)}`, value });
  return true;
}

function targetLists(spec: Spec, kinds: readonly KindOfElement[], named: string | undefined): string[] {
  const [target] = named === undefined ? [] : findTargets(spec, named);
  if (target?.item !== undefined) {
    const { id, prop, index } = target.item;
    return LISTS.map((list) => shownPointer(spec, id, prop, index, list));
  }
  const row = target === undefined ? undefined : rowAt(spec, target.place.id, target.pointer);
  if (target !== undefined && row !== undefined)
    return LISTS.flatMap((list) => {
      const key = itemKeyOf(target.place.element.props[list]);
      return key === undefined ? [] : [`${row}/${key}`];
    });
  const props = named === undefined && kinds.length > 0 ? kinds.flatMap(listsOf) : LISTS;
  const places = named === undefined ? placesOf(spec) : target === undefined ? [] : [target.place];
  return places.flatMap(({ id }) => props.map((prop) => shownPointer(spec, id, prop)));
}

// An item with the same members as the others; undefined if a text alone cannot fill them.
function itemLike([first]: readonly Json[], words: string): Json | undefined {
  if (first === undefined || typeof first === 'string') return words;
  if (!isJsonObject(first)) return undefined;
  const keys = Object.keys(first);
  const name = NAMES.find((key) => keys.includes(key));
  if (name === undefined || keys.some((key) => key !== name && key !== 'icon' && key !== 'value')) return undefined;
  return { [name]: words, ...(keys.includes('value') ? { value: words } : {}) };
}
