import { placedFact } from '#builtin/parts/facts/placed-fact.ts';
import type { Group } from '#builtin/understand/data/data-shape.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import type { Section } from './settings-sections.ts';

/** The caller's present settings: each group a section, each value a control that starts with it. */
export function sectionsOfData(u: Understanding): Section[] {
  const own = u.data.facts.length > 0 ? [{ title: u.copy.general, placed: u.data.facts.map(placedFact) }] : [];
  return [...own, ...u.data.groups.flatMap(sectionsOfGroup)];
}

function sectionsOfGroup(group: Group): Section[] {
  const own = group.facts.length > 0 ? [{ title: group.label, placed: group.facts.map(placedFact) }] : [];
  return [...own, ...group.groups.flatMap(sectionsOfGroup)];
}
