import { type Part, part } from '#builtin/part.ts';
import { allLists, allRecords, type Group } from '#builtin/understand/data/data-shape.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { factList, valueTags } from './facts.ts';
import { recordTable } from '#builtin/parts/records/table.ts';

/** What a decision or an outcome is about: facts as pairs of label and value, records as tables, texts as chips. */
export function summaryOf(u: Understanding): Part[] {
  const pairsOf = (group: Group): Part[] => [
    ...(group.facts.length === 0
      ? []
      : [
          factList(
            identifier(group.key, 'summary'),
            group.facts.filter(({ kind }) => kind !== 'picture'),
            u,
          ),
        ]),
    ...group.groups.flatMap((inner) => [
      part(`${identifier(inner.key, 'group')}Heading`, 'Heading', { text: inner.label, level: 'h3' }),
      ...pairsOf(inner),
    ]),
  ];
  const sets = allRecords(u.data);
  // Of two lists, what is lost and what is kept, each needs its name.
  const tables = sets.flatMap((set) => [
    ...(sets.length > 1
      ? [part(`${identifier(set.key, 'list')}Heading`, 'Heading', { text: set.label, level: 'h3' })]
      : []),
    recordTable(u, set),
  ]);
  const content = [...pairsOf(u.data), ...tables];
  const card = content.length === 0 ? [] : [part('summaryCard', 'Card', { title: u.copy.summary }, content)];
  return [...card, ...allLists(u.data).flatMap((list) => valueTags(list, u))];
}
