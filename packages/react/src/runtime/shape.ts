import { isColor } from '#catalog/compiler/validate/color.ts';
import { CONTENT_SIZES, readDimension } from '#catalog/compiler/validate/dimension.ts';
import { isUrl, type UrlUse } from '#catalog/compiler/validate/url.ts';
import { ICONS } from '../generated/icons.ts';
import { isMembers, isScalar } from './place.ts';

/** What one value may be; the words of the catalog left out. */
export type PropShape = {
  readonly kind: string | readonly string[];
  readonly values?: readonly string[];
  readonly fallback?: unknown;
  readonly required?: true;
  readonly bind?: true;
  readonly min?: number;
  readonly max?: number;
  readonly maxItems?: number;
  readonly use?: UrlUse;
  readonly fields?: { readonly [name: string]: PropShape };
  readonly items?: PropShape;
  readonly sameAs?: string;
};

/** A component at run time: its props, whether it draws children, the payload keys of its verbs. */
export type Shape = {
  readonly children?: true;
  readonly props: { readonly [name: string]: PropShape };
  readonly events: { readonly [verb: string]: readonly string[] };
};

const MAX_DEPTH = 40;

/**
 * The props that a component is drawn with: each value has a kind that the definition allows, defaults are filled in,
 * unknown names are gone, addresses and colours are safe. Total: whatever comes in, this never throws.
 *
 * @returns undefined when a required prop has no usable value
 */
export function propsByShape(
  shape: Shape,
  raw: Readonly<Record<string, unknown>>,
): Record<string, unknown> | undefined {
  return membersByShape(shape.props, raw, shape, 0);
}

function membersByShape(
  fields: Readonly<Record<string, PropShape>>,
  raw: Readonly<Record<string, unknown>>,
  root: Shape,
  depth: number,
): Record<string, unknown> | undefined {
  const members: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(fields)) {
    const given = Object.hasOwn(raw, name) ? raw[name] : undefined;
    const value = valueByShape(shape, given, root, depth) ?? shape.fallback;
    if (value === undefined && shape.required === true) return undefined;
    members[name] = value;
  }
  return members;
}

/** The value as the definition has it, or undefined when it fits none of its kinds. */
function valueByShape(shape: PropShape, value: unknown, root: Shape, depth = 0): unknown {
  if (value === undefined || value === null || depth > MAX_DEPTH) return undefined;
  if (typeof shape.kind === 'string') return valueOfKind(shape.kind, shape, value, root, depth);
  // A kind that takes the value as it is goes before one that would convert it.
  const exact = shape.kind.find((kind) => isExactly(kind, value));
  const order = exact === undefined ? shape.kind : [exact, ...shape.kind];
  for (const kind of order) {
    const fitting = valueOfKind(kind, shape, value, root, depth);
    if (fitting !== undefined) return fitting;
  }
  return undefined;
}

const EXACT: { readonly [kind: string]: (value: unknown) => boolean } = {
  number: (value) => typeof value === 'number',
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  array: Array.isArray,
  object: isMembers,
  record: isMembers,
};

function isExactly(kind: string, value: unknown): boolean {
  return EXACT[kind]?.(value) ?? false;
}

function valueOfKind(kind: string, shape: PropShape, value: unknown, root: Shape, depth: number): unknown {
  switch (kind) {
    case 'string':
    case 'text':
    case 'date':
    case 'time':
    case 'datetime':
      // Facts bound from the state may be numbers where words are wanted: they are drawn as they are.
      return isScalar(value) ? String(value) : undefined;
    case 'number':
    case 'integer':
    case 'count':
      return numberWithin(shape, value, kind !== 'number');
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'enum':
      return shape.values?.find((menuValue) => menuValue === value);
    case 'color':
      return typeof value === 'string' && isColor(value) ? value : undefined;
    case 'dimension':
      return lengthOf(value);
    case 'icon':
      return typeof value === 'string' && Object.hasOwn(ICONS, value) ? value : undefined;
    case 'url':
      return typeof value === 'string' && isUrl(value, shape.use ?? 'link') ? value : undefined;
    case 'array':
      return Array.isArray(value) ? listByShape(shape, value, root, depth) : undefined;
    case 'object':
      return objectByShape(shape, value, root, depth);
    case 'record':
      return recordByShape(shape, value, root, depth);
    default:
      return value;
  }
}

function numberWithin(shape: PropShape, value: unknown, isWhole: boolean): number | undefined {
  const isNumeric = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const number = isNumeric ? Number(value) : Number.NaN;
  if (!Number.isFinite(number)) return undefined;
  const rounded = isWhole ? Math.round(number) : number;
  return Math.min(shape.max ?? Infinity, Math.max(shape.min ?? -Infinity, rounded));
}

/** A length ready for CSS: plain numbers are px. */
function lengthOf(value: unknown): string | undefined {
  if (typeof value === 'string' && CONTENT_SIZES.has(value)) return value;
  const dimension = readDimension(value);
  return dimension === undefined ? undefined : `${dimension.size}${dimension.unit}`;
}

/** Lists of state and spec never change in place: the same list has the same fitting items. */
const fittingLists = new WeakMap<PropShape, WeakMap<readonly unknown[], readonly unknown[]>>();

// A table of ten thousand records is read once, not with every key typed into its filter.
function listByShape(shape: PropShape, list: readonly unknown[], root: Shape, depth: number): readonly unknown[] {
  const known = fittingLists.get(shape) ?? new WeakMap<readonly unknown[], readonly unknown[]>();
  fittingLists.set(shape, known);
  const before = known.get(list);
  if (before !== undefined) return before;
  const fitting = fittingItems(shape, list, root, depth);
  known.set(list, fitting);
  return fitting;
}

// Grid.template and its like are texts; their grammar is the component's.
function fittingItems(shape: PropShape, list: readonly unknown[], root: Shape, depth: number): unknown[] {
  const kept = shape.maxItems === undefined ? list : list.slice(0, shape.maxItems);
  const { items, fields } = shape;
  if (fields !== undefined) {
    return kept.flatMap((item) => (isMembers(item) ? (membersByShape(fields, item, root, depth + 1) ?? []) : []));
  }
  if (items === undefined) return [...kept];
  return kept.flatMap((item) => {
    const value = valueByShape(items, item, root, depth + 1);
    return value === undefined ? [] : [value];
  });
}

function objectByShape(shape: PropShape, value: unknown, root: Shape, depth: number): unknown {
  if (!isMembers(value)) return undefined;
  const fields = shape.sameAs === undefined ? shape.fields : root.props[shape.sameAs]?.fields;
  return fields === undefined ? value : membersByShape(fields, value, root, depth + 1);
}

function recordByShape(shape: PropShape, value: unknown, root: Shape, depth: number): unknown {
  if (!isMembers(value)) return undefined;
  const entries = Object.entries(value).flatMap(([key, member]): [string, unknown][] => {
    if (shape.items === undefined) return typeof member === 'object' && member !== null ? [] : [[key, member]];
    const fitting = valueByShape(shape.items, member, root, depth + 1);
    return fitting === undefined ? [] : [[key, fitting]];
  });
  return Object.fromEntries(entries);
}
