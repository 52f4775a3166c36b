import type { Kind, Prop } from '#catalog/definition.ts';

const LOOKS: ReadonlySet<Kind> = new Set(['color', 'dimension', 'icon', 'enum', 'boolean']);
const NUMBERS: ReadonlySet<Kind> = new Set(['number', 'integer', 'count']);

/**
 * True for a prop that only affects looks or behaviour (a colour, a number of columns, the displayed hours), so that a repair
 * may clamp or drop its value. A fact (a rating, a coordinate, what the user chose) is never changed: required props, write
 * targets, texts, and numbers that have no default and are not counts are facts.
 *
 * Source: docs/catalog/conventions.md, "Value grammars", last paragraphs.
 */
export function shapesLooks(prop: Prop): boolean {
  if (prop.required || prop.bind) return false;
  const kinds: readonly Kind[] = typeof prop.kind === 'string' ? [prop.kind] : prop.kind;
  if (kinds.every((kind) => LOOKS.has(kind))) return true;
  const isSetting = prop.default !== undefined || kinds.some((kind) => kind === 'integer' || kind === 'count');
  return isSetting && kinds.every((kind) => NUMBERS.has(kind));
}
