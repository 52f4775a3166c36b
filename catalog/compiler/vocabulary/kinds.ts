import type { Fields, Kind, Prop } from '#catalog/definition.ts';

/** What a constructor takes besides the doc: bounds, default and rules between members. */
type Limits = Omit<Prop, 'kind' | 'doc' | 'values' | 'of'>;
type NoLimits = object;

/** A prop whose kind and limits are known to the type checker, so that prop types can be derived from it. */
type Made<K, L> = { readonly kind: K; readonly doc?: string } & NoInfer<L>;

function ofKind<const K extends Kind>(kind: K) {
  return <const L extends Limits = NoLimits>(doc?: string, limits?: L): Made<K, L> => made(kind, doc, limits);
}

function made<K, L>(kind: K, doc: string | undefined, more: L | undefined): Made<K, L> {
  return { kind, ...(doc === undefined ? {} : { doc }), ...more } as Made<K, L>;
}

/** One line of plain text. */
export const string = ofKind('string');
/** Plain text that may have several lines. */
export const text = ofKind('text');
export const number = ofKind('number');
export const integer = ofKind('integer');
/** A whole number, 0 or more. */
export const count = ofKind('count');
/** A switch whose absence means what its doc says, or off. */
export const boolean = ofKind('boolean');
/** A number of px, or a length such as "1.5rem". */
export const dimension = ofKind('dimension');
/** A name in the icon registry. */
export const icon = ofKind('icon');
export const url = ofKind('url');
/** YYYY-MM-DD. */
export const date = ofKind('date');
/** HH:mm, 24 hours. */
export const time = ofKind('time');
/** One JSON scalar. */
export const scalar = ofKind('any');
/** String keys to scalars, or to what `items` says. */
export const record = ofKind('record');

/** A switch that is off when absent. */
export const offByDefault = (doc: string): Made<'boolean', { readonly default: false }> =>
  made('boolean', doc, { default: false });

/** A switch that is on when absent. */
export const onByDefault = (doc: string): Made<'boolean', { readonly default: true }> =>
  made('boolean', doc, { default: true });

/** A closed menu; the default, when there is one, stands before the doc. */
export function oneOf<const V extends readonly string[]>(
  values: V,
  ...[first, second]: [doc: string] | [fallback: V[number], doc: string]
): Made<'enum', { readonly values: V }> {
  if (second === undefined) return made('enum', first, { values });
  return made('enum', second, { values, default: first });
}

/** A value of one of several kinds. */
export function eitherOf<const K extends readonly Kind[], const M extends Omit<Prop, 'kind' | 'doc'> = NoLimits>(
  kinds: K,
  doc?: string,
  more?: M,
): Made<K, M> {
  return made(kinds, doc, more);
}

/** A list whose items are not plain objects. */
export function list<const I extends Prop, const L extends Limits = NoLimits>(
  items: I,
  doc?: string,
  limits?: L,
): Made<'array', { readonly items: I } & L> {
  return made('array', doc, { items, ...limits } as { readonly items: I } & L);
}

/** A list of objects with these members; rules in `limits` hold inside each object. */
export function listOf<const F extends Fields, const L extends Limits = NoLimits>(
  members: F,
  doc?: string,
  limits?: L,
): Made<'array', { readonly of: F } & L> {
  return made('array', doc, { of: members, ...limits } as { readonly of: F } & L);
}

/** One object with these members and no others. */
export function object<const F extends Fields, const L extends Limits = NoLimits>(
  members: F,
  doc?: string,
  limits?: L,
): Made<'object', { readonly of: F } & L> {
  return made('object', doc, { of: members, ...limits } as { readonly of: F } & L);
}

/** An item of the same shape as the items of that prop: trees and replies. */
export function sameAs<const P extends string>(prop: P, doc?: string): Made<'object', { readonly sameAs: P }> {
  return made('object', doc, { sameAs: prop });
}

/** The part of the host's theme that a colour falls back to. */
const THEME_COLORS = {
  primary: 'the theme primary',
  onPrimary: 'the theme text on primary',
  text: 'the theme text',
  muted: 'the muted theme text',
  border: 'the theme border',
  card: 'the theme card colour',
  mutedSurface: 'the muted theme surface',
} as const;

/** A CSS colour; absent, it is the named part of the theme, or what the doc says. */
export function color(doc: string, theme?: keyof typeof THEME_COLORS): Made<'color', NoLimits> {
  return made('color', theme === undefined ? doc : `${doc} Default: ${THEME_COLORS[theme]}.`, {});
}
