import { isJsonObject, type Json } from '#contract/json.ts';
import type { Spec } from '#contract/spec.ts';
import { foldText } from '../understand/fold-text.ts';
import { withoutDeterminers } from '../understand/phrase.ts';
import { placesOf } from './patch.ts';

/** An entry of a list in an element: a column of a table, an option of a choice, a tab. */
export type ListItem = { id: string; prop: string; index: number; count: number };

const LISTS = ['columns', 'options', 'items', 'steps', 'tabs', 'features', 'plans', 'series', 'facets', 'filters'];
const KINDS = /\b(?:columns?|options?|tabs?|steps?|spalten?|colonnes?|columnas?)\b/giu;

/** True for words that say that what is meant stands in a list in an element rather than being one. */
export function saysListItem(words: string): boolean {
  return words.search(KINDS) >= 0;
}

/** The entry that words such as "the phone column" mean; undefined when no list has one called so. */
export function findListItem(spec: Spec, phrase: string): ListItem | undefined {
  const wanted = foldText(
    withoutDeterminers(phrase.replaceAll(/["“”„«»']/g, ''))
      .replaceAll(KINDS, '')
      .replace(/\s+from\s+.*$/iu, ''),
  ).trim();
  if (wanted === '') return undefined;
  for (const { id, element } of placesOf(spec)) {
    for (const prop of LISTS) {
      const list = element.props[prop];
      const index = Array.isArray(list) ? list.findIndex((item) => foldText(labelOf(item)).trim() === wanted) : -1;
      if (Array.isArray(list) && index >= 0) return { id, prop, index, count: list.length };
    }
  }
  return undefined;
}

function labelOf(item: Json): string {
  if (typeof item === 'string') return item;
  if (!isJsonObject(item)) return '';
  const label = item['label'] ?? item['title'] ?? item['term'] ?? item['name'] ?? item['question'];
  return typeof label === 'string' ? label : '';
}
