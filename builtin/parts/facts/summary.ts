import { groupParts } from '#builtin/parts/records/group-parts.ts';
import type { Part } from '#builtin/part.ts';
import { isPresentMoment } from '#builtin/understand/data/hidden-values.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

/** What a decision or an outcome is about: facts as pairs of label and value, records as tables, texts as chips. */
export function summaryOf(u: Understanding): Part[] {
  const facts = u.data.facts.filter(({ key }) => !isPresentMoment(key));
  return groupParts(u, { ...u.data, facts }, [], [], u.copy.summary);
}
