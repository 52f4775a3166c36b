import type { EventVerb } from '#contract/spec/event-verb.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { UiType } from '#contract/spec/ui-type.ts';

/** The closed list of value kinds. Their grammars are in docs/catalog/conventions.md, "Value grammars". */
export const KINDS = [
  'string',
  'text',
  'number',
  'integer',
  'count',
  'boolean',
  'enum',
  'color',
  'dimension',
  'icon',
  'url',
  'date',
  'time',
  'datetime',
  'any',
  'array',
  'object',
  'record',
] as const;
export type Kind = (typeof KINDS)[number];

/** Rules between the members of one object, or between the props of one component. */
export type MemberRules = {
  /** At least one member of each list is given; `children` means child elements. */
  oneOf?: readonly (readonly string[])[];
  /** The first has no effect without the others. */
  needs?: { readonly [member: string]: readonly string[] };
  /** Order of two literals; defaults count. */
  order?: readonly (readonly [low: string, sign: '<' | '<=', high: string])[];
  /** With that value of that member, those members are required. */
  requiredWhen?: { readonly [member: string]: { readonly [value: string]: readonly string[] } };
};

/** Members of an object, by name; no others are allowed. */
export type Fields = { readonly [name: string]: Prop };

/** What one value may be: a prop, a member of an object, an item of a list. */
export type Prop = MemberRules & {
  /** A kind, or several of which one must fit. */
  kind: Kind | readonly Kind[];
  /** Meaning, unit and default, in at most 140 characters. */
  doc?: string;
  /** The value when absent. */
  default?: Json;
  /** The component means nothing without it; an expression satisfies it too. */
  required?: true;
  /** Write target: may hold `$bindState`, and the renderer writes the live value there. */
  bind?: true;
  /** The menu of an enum. */
  values?: readonly string[];
  /** Bounds of a number, or of a dimension in px (1 rem = 16 px); `above` excludes its bound. */
  min?: number;
  max?: number;
  above?: number;
  /** The units that a dimension accepts; any when absent. */
  units?: readonly string[];
  minItems?: number;
  maxItems?: number;
  minLen?: number;
  maxLen?: number;
  /** What a url is for; a link when absent. */
  use?: 'picture' | 'media' | 'frame';
  /** Members of an object, or of each object in a list. */
  of?: Fields;
  /** Items of a list that are not plain objects, or values of a record. */
  items?: Prop;
  /** An item of the same shape as the items of that prop of the component. */
  sameAs?: string;
};

/** When a component emits a verb, and which payload keys it sends. */
export type EventDefinition = { when: string; payload: readonly string[] };

/** One component, of the catalog or of a caller's manifest: everything the service knows about it. */
export type Definition = Omit<MemberRules, 'requiredWhen'> & {
  name: string;
  /** What it is: one or two sentences. */
  description: string;
  /** Completes the sentence "Use when"; names the alternatives for other cases. */
  useWhen?: string;
  /** Which child elements it takes. */
  children: 'none' | 'any' | readonly string[];
  minChildren?: number;
  maxChildren?: number;
  props: { readonly [name: string]: Prop };
  events: { readonly [verb in EventVerb]?: EventDefinition };
  uiTypes?: readonly UiType[];
  /** Role, where the accessible name comes from, keyboard. */
  a11y?: string;
  /** An element that is valid by this definition; `type` is the component's name. */
  example: { props: JsonObject; children?: readonly string[]; on?: JsonObject };
};
