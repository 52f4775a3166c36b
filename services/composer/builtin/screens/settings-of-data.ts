import type { Placed } from '../parts/lookups.ts';
import type { Fact, Group } from '../read/data-shape.ts';
import { fieldKindOf } from '../read/field-kind.ts';
import type { Understanding } from '../read/understanding.ts';
import type { Section } from './settings-sections.ts';

/** The caller's present settings: each group a section, each value a control that starts with it. */
export function sectionsOfData(u: Understanding): Section[] {
  const own = u.data.facts.length > 0 ? [{ title: u.copy.general, placed: u.data.facts.map(settingOf) }] : [];
  return [...own, ...u.data.groups.flatMap(sectionsOfGroup)];
}

function sectionsOfGroup(group: Group): Section[] {
  const own = group.facts.length > 0 ? [{ title: group.label, placed: group.facts.map(settingOf) }] : [];
  return [...own, ...group.groups.flatMap(sectionsOfGroup)];
}

function settingOf({ key, label, value, pointer }: Fact): Placed {
  const byWord = fieldKindOf(label);
  const kind =
    typeof value === 'boolean'
      ? 'yesNo'
      : typeof value === 'number'
        ? 'number'
        : ['email', 'phone', 'url', 'longText', 'time', 'date'].includes(byWord)
          ? byWord
          : 'text';
  return { field: { name: key, label, kind, required: false }, pointer };
}
