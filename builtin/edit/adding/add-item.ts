import { definitionOf } from '#catalog/components.ts';
import { formatPointer, readPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { plural } from '#builtin/understand/words/plural.ts';
import { findElement } from '#builtin/edit/finding/find-element.ts';
import { placesOf, type Patch, type Place } from '#builtin/edit/patch.ts';
import type { Where } from '#builtin/edit/reading/command.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';
import { quotedIn } from '#builtin/edit/words/quoted-words.ts';

const LISTS = ['features', 'items', 'options', 'steps', 'tabs', 'logos', 'links'];
const NAMES = ['title', 'label', 'term', 'name'];

/** Adds quoted words to a list in an element: `"SSO" to the Pro plan`, or `a feature "SSO"`. */
export function addItem(patch: Patch, thing: string): boolean {
  const words = quotedIn(thing);
  if (words === undefined) return false;
  const target = /["”»']\s+(?:to|in|for|on)\s+(?:the\s+)?(.+)$/iu.exec(thing)?.[1];
  const noun = wordsOf(
    /^(?:an?\s+|the\s+)?(?:new\s+)?([\p{L} ]+?)\s*(?:called|named|saying)?\s*["“„«']/iu.exec(thing)?.[1] ?? '',
  ).at(-1);
  const place = target === undefined ? undefined : findElement(patch.spec, target);
  const places = place === undefined ? (target === undefined ? placesOf(patch.spec) : []) : [place];
  for (const one of places) {
    const list = listIn(one, place === undefined ? noun : undefined);
    if (list === undefined) continue;
    const value = itemLike(list.items, words);
    if (value === undefined) continue;
    patch.apply({ op: 'add', path: formatPointer(['elements', one.id, 'props', list.prop, '-']), value });
    return true;
  }
  return false;
}

function listIn({ element }: Place, noun: string | undefined): { prop: string; items: Json[] } | undefined {
  const known = Object.keys(definitionOf(element.type)?.props ?? {});
  const names = noun === undefined ? LISTS : LISTS.filter((name) => name === plural(noun));
  const prop = names.find((name) => known.includes(name) && Array.isArray(element.props[name]));
  const items = prop === undefined ? undefined : element.props[prop];
  return prop === undefined || !Array.isArray(items) ? undefined : { prop, items };
}

// Of the same shape as the items that are there; undefined where words alone do not make one.
function itemLike([first]: readonly Json[], words: string): Json | undefined {
  if (first === undefined || typeof first === 'string') return words;
  if (!isJsonObject(first)) return undefined;
  const keys = Object.keys(first);
  const name = NAMES.find((key) => keys.includes(key));
  if (name === undefined || keys.some((key) => key !== name && key !== 'icon' && key !== 'value')) return undefined;
  return { [name]: words, ...(keys.includes('value') ? { value: words } : {}) };
}

/** Adds words to what a plan of a list of plans includes: `"Wi-Fi" to the ten-hour pack`. */
export function addFeature(patch: Patch, words: string, where: Where | undefined): boolean {
  const fits = ({ item }: Target) => item?.prop === 'plans';
  const [plan] = where?.anchor === undefined ? [] : findTargets(patch.spec, where.anchor, { fits });
  if (plan?.item === undefined) return false;
  const path = ['elements', plan.place.id, 'props', plan.item.prop, plan.item.index, 'features'];
  if (!Array.isArray(readPointer(patch.spec, formatPointer(path)))) return false;
  patch.apply({ op: 'add', path: formatPointer([...path, '-']), value: words });
  return true;
}
