import type { Scalar } from '../../generated/component-props.ts';

type CellKind = { readonly type: 'text' | 'number' | 'select' };

/**
 * What was typed, as the kind of value the field holds: a number stays a number and a boolean a boolean. Undefined where a
 * number is wanted and the text is none.
 */
export function readCell(text: string, { type }: CellKind, before: Scalar | undefined): Scalar | undefined {
  const trimmed = text.trim();
  if (type === 'number' || typeof before === 'number') {
    if (trimmed === '') return '';
    const number = Number(trimmed.replace(/^([+-]?\d+),(\d+)$/, '$1.$2'));
    if (Number.isFinite(number)) return number;
    return type === 'number' ? undefined : text;
  }
  if (typeof before === 'boolean' && (trimmed === 'true' || trimmed === 'false')) return trimmed === 'true';
  return text;
}
