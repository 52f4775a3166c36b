import type { Spec } from '#contract/spec/spec.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import { boundPaths } from '#builtin/part.ts';
import { isNumeric } from '#builtin/edit/finding/name-by-unit.ts';
import { asTarget } from '#builtin/edit/finding/scores.ts';
import { isRow, parentOf } from '#builtin/edit/finding/surroundings.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { placeOf, placesOf, subtree, type Place } from '#builtin/edit/patch.ts';
import { datesIn } from '#builtin/edit/words/dates-in-text.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';

const BOXES: ReadonlySet<string> = new Set(['Card', 'ListItem', 'Box']);
const TEXTS: ReadonlySet<string> = new Set(['Text', 'Heading', 'Badge', 'Label']);

/**
 * The row of controls, or the box with some, that a text in it names: "Friday" before the dish and the price of that day. One
 * that is repeated is of every entry.
 */
export function rowNamedBy(spec: Spec, text: string): string | undefined {
  if (!TEXTS.has(placeOf(spec, text)?.element.type ?? '')) return undefined;
  for (let at = parentOf(spec, text); at !== undefined && at !== spec.root; at = parentOf(spec, at))
    if (placeOf(spec, at)?.element.repeat !== undefined) return undefined;
    else if (subtree(spec, at).some((id) => boundPaths(placeOf(spec, id)?.element.props ?? {}).length > 0))
      return isRow(spec, at) || BOXES.has(placeOf(spec, at)?.element.type ?? '') ? at : undefined;
  return undefined;
}

/** The only control that takes something in the rows that texts name. */
export function controlBeside(
  spec: Spec,
  texts: readonly Target[],
  takes: (control: Target) => boolean,
): Target | undefined {
  const rows = texts.flatMap(({ place, item }) => (item === undefined ? (rowNamedBy(spec, place.id) ?? []) : []));
  const [only, ...others] = [...new Set(rows)].flatMap((row) => controlsIn(spec, row).map(asTarget).filter(takes));
  return others.length === 0 ? only : undefined;
}

// A control whose value others share, such as that of a dialog, is not of the row.
function controlsIn(spec: Spec, row: string): Place[] {
  const inside = new Set(subtree(spec, row));
  const elsewhere = new Set(
    placesOf(spec).flatMap(({ id, element }) => (inside.has(id) ? [] : boundPaths(element.props))),
  );
  return placesOf(spec).filter(({ id, element }) => {
    const [path, ...others] = inside.has(id) ? boundPaths(element.props) : [];
    return path !== undefined && others.length === 0 && !elsewhere.has(path);
  });
}

const AMOUNT = /^\P{L}{0,3}\d[\d.,]*(?:\s?(?:\p{L}{1,5}|\P{L}))?$/u;
const SWITCHES: ReadonlySet<string> = new Set(['Checkbox', 'Switch', 'Toggle']);
const OF_WORDS: ReadonlySet<string> = new Set(['Input', 'Select', 'Radio', 'SegmentedControl']);

/** True for a control of the kind of a value: a number field for "18 €", a switch for "on". How many are ordered is none. */
export function isOfKind({ place }: Target, value: string): boolean {
  const { type } = place.element;
  if (value === 'on' || value === 'off') return SWITCHES.has(type);
  if (!AMOUNT.test(value) || datesIn(value).length > 0) return OF_WORDS.has(type) && !/\d/.test(value);
  return isNumeric(place) && type !== 'QuantityStepper';
}

/** True for a control that has an old value, if nothing else is kept beside it that has the same. */
export function had({ state }: Spec, { place }: Target, was: string): boolean {
  const [path = ''] = boundPaths(place.element.props);
  const entry = readPointer({ state }, `/state${path.slice(0, path.lastIndexOf('/'))}`);
  const before = numberIn(was) ?? was;
  const same = isJsonObject(entry) ? Object.values(entry).filter((one) => one === before) : [];
  return same.length === 1 && readPointer({ state }, `/state${path}`) === before;
}
