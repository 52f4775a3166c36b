import type { Json } from '#contract/json.ts';
import type { Field } from '../read/field.ts';

/** The value that a field starts with. */
export function startValue(field: Field): Json {
  if (field.initial !== undefined) return field.initial;
  switch (field.kind) {
    case 'yesNo':
      return false;
    case 'choices':
    case 'tags':
    case 'file':
    case 'records':
      return [];
    case 'number':
    case 'money':
      return null;
    case 'slider':
    case 'quantity':
      return field.min ?? 0;
    case 'rating':
      return 0;
    case 'signature':
      return null;
    default:
      return '';
  }
}
