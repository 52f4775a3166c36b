import type { Fact } from '#builtin/understand/data/data-shape.ts';
import { fieldKindOf } from '#builtin/understand/fields/field-kind.ts';
import type { Placed } from '#builtin/parts/actions/lookups.ts';

/** A value of the caller's data as a field that starts with it and writes it. */
export function placedFact({ key, label, value, pointer }: Fact): Placed {
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
