import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { NamedSection } from '../request/sections-of-parts.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

/**
 * Gives each section of a form its own fields. If no section names any, the fields of the prompt are distributed over them
 * in order; otherwise a section without fields becomes one field with its title as the label.
 */
export function withFieldsInSections(u: Understanding): Understanding {
  const { sections } = u.parts;
  if (sections.length === 0 || u.actions.length > 0) return u;
  const isSpread = u.fields.length >= sections.length && sections.every(({ fields }) => fields.length === 0);
  const filled = isSpread ? spread(sections, u.fields) : sections.filter(({ fields }) => fields.length > 0);
  const own = isSpread
    ? []
    : sections.filter(({ fields }) => fields.length === 0).map(({ title }) => fieldLabelled(title));
  return { ...u, fields: [...u.fields, ...own], parts: { ...u.parts, sections: filled } };
}

function spread(sections: readonly NamedSection[], fields: readonly Field[]): NamedSection[] {
  const size = fields.length / sections.length;
  return sections.map((section, index) => ({
    ...section,
    fields: fields.slice(Math.round(index * size), Math.round((index + 1) * size)),
  }));
}

/** A field with a kind derived from its label. */
export function fieldLabelled(label: string): Field {
  return { name: identifier(label, 'field'), label, kind: fieldKindOf(label), required: false };
}
