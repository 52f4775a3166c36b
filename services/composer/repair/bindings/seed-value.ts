import type { Definition, Kind, Prop } from '#catalog/definition.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { SpecElement } from '#contract/spec/spec.ts';

const EMPTY_OF_KIND: { readonly [kind in Kind]: Json } = {
  string: '',
  text: '',
  number: null,
  integer: null,
  count: null,
  boolean: false,
  enum: null,
  color: '',
  dimension: null,
  icon: '',
  url: '',
  date: '',
  time: '',
  datetime: '',
  any: '',
  array: [],
  object: null,
  record: {},
};

/** Controls that always have exactly one current option. */
const STARTS_WITH_FIRST = new Set(['Tabs.value', 'SegmentedControl.value', 'ButtonGroup.selected']);

/** A loading overlay that starts shown would never go away: nothing in the client knows when the work is done. */
const STARTS_HIDDEN = 'LoadingOverlay.active';

/**
 * The value of a write target before anyone has changed it: its default, the start of a scale, the first tab, else nothing.
 * An unknown number is null rather than 0, since zero would be an answer.
 */
export function seedOfBound(element: SpecElement, name: string, prop: Prop, definition: Definition): Json {
  const target = `${element.type}.${name}`;
  if (target === STARTS_HIDDEN) return false;
  if (prop.default !== undefined) return structuredClone(prop.default);
  if (STARTS_WITH_FIRST.has(target)) return firstOption(element) ?? '';
  return scaleEnd(element, name, definition) ?? emptyOf(prop);
}

/** The empty value of a read-only prop. */
export function emptyOf(prop: Prop | undefined): Json {
  const kind = [prop?.kind ?? 'any'].flat()[0] ?? 'any';
  return structuredClone(EMPTY_OF_KIND[kind]);
}

function firstOption(element: SpecElement): Json | undefined {
  const list = element.props['tabs'] ?? element.props['options'] ?? element.props['buttons'];
  const first = Array.isArray(list) ? list[0] : undefined;
  return isJsonObject(first) ? (first['value'] ?? first['label']) : first;
}

/** The start of a scale, for controls that always show a number. */
function scaleEnd(element: SpecElement, name: string, definition: Definition): number | undefined {
  const { min, max } = definition.props;
  if (typeof min?.default !== 'number' || !['value', 'valueMin', 'valueMax'].includes(name)) return undefined;
  const [end, fallback] =
    name === 'valueMax' ? [element.props['max'], max?.default] : [element.props['min'], min.default];
  if (typeof end === 'number') return end;
  return typeof fallback === 'number' ? fallback : undefined;
}
