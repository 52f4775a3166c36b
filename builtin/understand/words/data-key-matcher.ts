import type { Group } from '#builtin/understand/data/data-shape.ts';
import { wordsOf } from './fold-text.ts';
import { singular } from './plural.ts';

/** Tells whether data speaks of what a label names: any of its words is, in singular or plural, part of a key. */
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
