import type { Copy } from '#builtin/copy/copy.ts';
import { part, read, type Part } from '#builtin/part.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';
import { placeFields } from './placed-fields.ts';

/** What the user has entered, read live, field by field. Secrets, files and lists are left out. */
export function enteredFacts(id: string, placed: readonly Placed[], copy: Copy): Part {
  const items = flat(placed)
    .filter(({ field }) => !['password', 'records', 'file', 'signature', 'dateRange'].includes(field.kind))
    .map(({ field, pointer }) => ({ term: field.label, description: read(pointer) }));
  if (items.length === 0) return part(id, 'Text', { text: copy.reallyQuestion });
  return part(id, 'DescriptionList', { items, layout: 'inline' });
}

function flat(placed: readonly Placed[]): Placed[] {
  return placed.flatMap((one) =>
    one.field.fields === undefined || one.field.kind === 'records'
      ? [one]
      : flat(placeFields(one.field.fields, one.pointer)),
  );
}
