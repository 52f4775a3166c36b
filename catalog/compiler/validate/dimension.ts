const LENGTH = /^(\d{1,5}(?:\.\d{1,4})?)(px|rem|em|%|fr|vw|vh|ch)$/;
const PX_PER_REM = 16;

/** A length in a spec: a number, which is in px, or a number with its unit. */
export type Dimension = { size: number; unit: string };

/** Content-based sizes: accepted in a prior spec, never emitted. */
export const CONTENT_SIZES: ReadonlySet<unknown> = new Set(['auto', 'min-content', 'max-content', 'fit-content']);

/**
 * Reads a length; undefined when the value is not one.
 *
 * Source: docs/catalog/conventions.md, "Value grammars", `dimension`.
 */
export function readDimension(value: unknown): Dimension | undefined {
  if (typeof value === 'number') return value >= 0 && Number.isFinite(value) ? { size: value, unit: 'px' } : undefined;
  const match = typeof value === 'string' ? LENGTH.exec(value) : null;
  return match?.[1] === undefined || match[2] === undefined ? undefined : { size: Number(match[1]), unit: match[2] };
}

/** The length in px, or undefined for a unit that is not compared with bounds. */
export function toPx({ size, unit }: Dimension): number | undefined {
  if (unit === 'px') return size;
  return unit === 'rem' ? size * PX_PER_REM : undefined;
}
