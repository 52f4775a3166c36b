import { part, type Part } from '#builtin/part.ts';
import { courseCards } from '#builtin/parts/figures/chart.ts';
import { recordsOf } from '#builtin/understand/actions/about-record.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { isOnlyReferredTo } from '#builtin/understand/data/references.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { recordsPart } from './records.ts';

/** Lists of records, each in a card with its name as title, and the actions that are offered there. */
export type Sections = { cards: Part[]; dialogs: Part[]; actions: Action[] };

/** Cards for some of the lists in the data. What can be done with the records of a list is offered in its card. */
export function sectionsOf(u: Understanding, shown: readonly RecordSet[]): Sections {
  const sets = allRecords(u.data);
  const sections: Sections = { cards: [], dialogs: [], actions: [] };
  for (const set of shown) {
    const actions = u.actions.filter((action) => recordsOf(action, sets) === set);
    // Names that the other records show need no table.
    if (actions.length === 0 && isOnlyReferredTo(set, sets)) continue;
    const course = actions.length === 0 ? courseCards(u, set) : undefined;
    if (course !== undefined) {
      sections.cards.push(...course);
      continue;
    }
    const { parts, dialogs } = recordsPart(u, set, actions);
    sections.cards.push(part(`${identifier(set.key, 'records')}Card`, 'Card', { title: set.label }, parts));
    sections.dialogs.push(...dialogs);
    sections.actions.push(...actions);
  }
  return sections;
}
