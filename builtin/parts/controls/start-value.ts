import type { Json } from '#contract/json/json.ts';
import type { Field, FieldKind } from '#builtin/understand/fields/field.ts';

/** The initial value of a field: its own if a control of its kind can hold it, otherwise an empty one. */
export function startValue(field: Field): Json {
  const own = usableInitial(field);
  if (own !== undefined) return own;
  if (field.isNumeric === true && !LISTS.has(field.kind)) return null;
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

const LISTS: ReadonlySet<FieldKind> = new Set(['choices', 'tags', 'file', 'records']);
const NUMBERS: ReadonlySet<FieldKind> = new Set(['number', 'money', 'slider', 'quantity', 'rating']);
const OBJECT_VALUES: ReadonlySet<FieldKind> = new Set(['signature', 'dateRange']);

function usableInitial({ kind, initial, isNumeric }: Field): Json | undefined {
  if (initial === undefined || initial === null || OBJECT_VALUES.has(kind)) return undefined;
  if (LISTS.has(kind)) return Array.isArray(initial) ? initial : undefined;
  if (kind === 'yesNo') return typeof initial === 'boolean' ? initial : undefined;
  if (NUMBERS.has(kind) || isNumeric === true) return typeof initial === 'number' ? initial : undefined;
  return typeof initial === 'number' || typeof initial === 'boolean'
    ? String(initial)
    : typeof initial === 'string'
      ? initial
      : undefined;
}
