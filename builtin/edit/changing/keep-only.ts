import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { listAt, namesOn } from '#builtin/edit/finding/names.ts';
import type { Patch } from '#builtin/edit/patch.ts';
import { remove } from './remove.ts';
import { findTargets, type Target } from '#builtin/edit/finding/targets.ts';

/** Removes all entries of a list but the named ones. Does nothing if one of the names belongs to another list. */
export function keepOnly(patch: Patch, names: readonly string[], clauseText: string): boolean {
  const fits = ({ item }: Target) => item !== undefined;
  const found = names.map((name) => findTargets(patch.spec, name, { fits }));
  const [entry] = found.flatMap(([first]) => (first?.item === undefined ? [] : [first]));
  const list = entry?.item === undefined ? undefined : listAt(patch.spec, entry.item.id, entry.item.prop);
  if (entry?.item === undefined || list === undefined) return false;
  const { id, prop } = entry.item;
  const isOfList = ([first]: readonly Target[]) => first?.item?.id === id && first.item.prop === prop;
  const others = found.filter((one) => !isOfList(one) && one.length > 0);
  if (others.length > 0) return false;
  const words = new Set(wordsOf(clauseText));
  const isKept = (name: readonly string[]) => name.every((word) => words.has(word));
  const kept = new Set(found.filter(isOfList).map(([first]) => first?.item?.index));
  const entries = namesOn(patch.spec).filter(
    ({ item, weight }) => item?.id === id && item.prop === prop && weight === 'main',
  );
  const toRemove = entries.filter(({ item, words: name }) => !kept.has(item?.index) && !isKept(name));
  if (toRemove.length === 0 || toRemove.length === entries.length) return false;
  return toRemove
    .toReversed()
    .map((one) => remove(patch, { ...one, score: 0 }, false))
    .every(Boolean);
}
