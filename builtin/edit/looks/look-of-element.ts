import { definitionOf } from '#catalog/components.ts';
import type { Prop } from '#catalog/definition.ts';
import type { Json } from '#contract/json/json.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { TONES_OF_COLOR } from '#builtin/edit/finding/by-ordinal-or-color.ts';
import { dropProp, setProp, type Patch, type Place } from '#builtin/edit/patch.ts';
import { type Change, CHANGES } from '#builtin/edit/words/looks.ts';

/** Props that color an element, most fitting first. */
export const COLOR_PROPS = ['accent', 'bg', 'color', 'accentText'];
/** Values of ordered props, from small to large. */
const LADDERS: readonly (readonly string[])[] = [
  ['xs', 'narrow', 'sm', 'default', 'md', 'lg', 'xl', '2xl', 'wide', 'full'],
  ['compact', 'comfortable', 'spacious'],
];
const LENGTH = /^(\d+(?:\.\d+)?)(px|rem)$/;
const ROWS_OF_TEXTAREA = 4;

/** A prop of an element and its new value. */
export type PropChange = { prop: string; value: Json };

/** Gives a look to each of several elements, and to nothing in or around them. */
export function giveLooks(patch: Patch, places: readonly Place[], look: string): boolean {
  return places.map((one) => giveLook(patch, one, look)).includes(true);
}

function giveLook(patch: Patch, { id, element }: Place, look: string): boolean {
  const change = changeFor(element, look);
  if (change === undefined) return false;
  setProp(patch, id, change.prop, change.value);
  // What stands out is not muted as well.
  if (look === 'highlighted')
    for (const prop of ['tone', 'variant']) {
      const shown = element.props[prop];
      if (typeof shown === 'string' && MUTED.has(shown)) dropProp(patch, id, prop);
    }
  return true;
}

const MUTED: ReadonlySet<string> = new Set(['muted', 'caption']);

/** What comes nearest to a look that a component has no prop for, or that an element has already. */
const NEAREST: { readonly [look: string]: readonly { types: string; change: Change | undefined }[] } = {
  bold: [{ types: 'Stat Badge Tag Link', change: CHANGES.get('bigger') }],
  highlighted: [{ types: 'Stat Badge Tag Link Text Heading Button', change: CHANGES.get('bigger') }],
  bigger: [{ types: 'Button', change: CHANGES.get('full width') }],
  smaller: [{ types: 'Card', change: CHANGES.get('narrower') }],
  secondary: [
    { types: 'Text Heading', change: { set: { tone: 'muted' } } },
    { types: 'Alert Banner Callout InlineMessage', change: { set: { tone: 'neutral' } } },
    { types: 'Button', change: { set: { variant: 'ghost' } } },
    { types: 'Stat', change: CHANGES.get('smaller') },
  ],
};

/** The change that gives an element a look; undefined if its component cannot have it, or it looks so already. */
export function changeFor(element: SpecElement, look: string): PropChange | undefined {
  const wanted = CHANGES.get(look) ?? {};
  if (wanted.color !== undefined) return colorChange(element, wanted.color);
  const nearest = NEAREST[look]?.find(({ types }) => types.split(' ').includes(element.type))?.change;
  // An outline is quiet already, and what is secondary is louder.
  const isQuieter = look === 'secondary' && element.type === 'Button' && element.props['variant'] === 'outline';
  if (isQuieter && nearest !== undefined) return propChange(element, nearest);
  return propChange(element, wanted) ?? (nearest === undefined ? undefined : propChange(element, nearest));
}

function propChange({ type, props }: SpecElement, wanted: Change): PropChange | undefined {
  const { set = {}, step, props: names = Object.keys(set) } = wanted;
  for (const name of names) {
    const prop = definitionOf(type)?.props[name];
    // The rows of a grid are no lines of text.
    if (prop === undefined || (name === 'rows' && type === 'Grid')) continue;
    const value = step === undefined ? firstAllowed(prop, set[name]) : steppedValue(name, prop, props[name], step);
    if (value !== undefined && value !== props[name]) return { prop: name, value };
  }
  return undefined;
}

function firstAllowed({ values }: Prop, wanted: Json | undefined): Json | undefined {
  return [wanted].flat().find((one) => values === undefined || typeof one !== 'string' || values.includes(one));
}

function steppedValue(name: string, prop: Prop, present: Json | undefined, step: number): Json | undefined {
  if (prop.kind === 'boolean') return step > 0;
  if (prop.values !== undefined) {
    const ladder = LADDERS.find((one) => one.some((value) => prop.values?.includes(value)));
    const known = ladder?.filter((value) => prop.values?.includes(value)) ?? [];
    const at = known.indexOf(asText(present) ?? asText(prop.default) ?? 'md');
    return at === -1 ? known.at(step > 0 ? -1 : 0) : known[at + step];
  }
  const shown = present ?? prop.default;
  if (name === 'height' && typeof shown === 'number') return Math.round(shown * (step > 0 ? 3 / 2 : 2 / 3));
  if (name === 'rows')
    return typeof (present ?? ROWS_OF_TEXTAREA) === 'number' ? steppedRows(present, step) : undefined;
  const [, amount, unit] = LENGTH.exec(asText(shown) ?? '') ?? [];
  return amount === undefined ? undefined : `${Math.round(Number(amount) * (step > 0 ? 3 / 2 : 2 / 3))}${unit}`;
}

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function steppedRows(present: Json | undefined, step: number): number {
  const count = typeof present === 'number' ? present : ROWS_OF_TEXTAREA;
  return step > 0 ? count * 2 : Math.max(2, Math.round(count / 2));
}

// A tone or variant that shows the color, else the color itself.
function colorChange({ type, props }: SpecElement, color: string): PropChange | undefined {
  const known = definitionOf(type)?.props ?? {};
  const toned = type === 'Button' ? 'variant' : 'tone';
  const tone = TONES_OF_COLOR[color]?.find((one) => known[toned]?.values?.includes(one));
  if (tone !== undefined) return props[toned] === tone ? undefined : { prop: toned, value: tone };
  const prop =
    COLOR_PROPS.find((name) => Object.hasOwn(known, name)) ?? Object.keys(known).find((name) => /color$/i.test(name));
  return prop === undefined ? undefined : { prop, value: color };
}
