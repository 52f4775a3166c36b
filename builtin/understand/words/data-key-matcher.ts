import type { Group } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from './fold-text.ts';
import { singular } from './plural.ts';

/** Returns a test for labels that share a word with a key of the data, in singular or plural. */
export function dataKeyMatcher(data: Group): (label: string) => boolean {
  const known = new Set(keysIn(data).flatMap((key) => wordsOf(key).map(singular)));
  return (label) => wordsOf(label).some((word) => known.has(singular(word)));
}

function keysIn({ key, facts, records, lists, groups }: Group): string[] {
  return [
    key,
    ...facts.map((fact) => fact.key),
    ...lists.map((list) => list.key),
    ...records.flatMap((set) => [set.key, ...set.columns.map((column) => column.key)]),
    ...groups.flatMap(keysIn),
  ];
}
