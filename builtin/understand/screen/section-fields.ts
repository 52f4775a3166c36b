import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import type { NamedSection } from '../request/sections-of-parts.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

/**
 * The same for a screen that asks, each section with fields of its own: where no section names any, the fields are spread
 * over them in their order; else a section without any asks for what it is called.
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

/** A field that asks for what something is called. */
export function fieldLabelled(label: string): Field {
  return { name: identifier(label, 'field'), label, kind: fieldKindOf(label), required: false };
}
