import { definitionOf } from '#catalog/components.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { SpecElement } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { childrenOf, subtree, type Patch, type Place } from '#builtin/edit/patch.ts';
import { statePathOf, shownValue } from '#builtin/edit/finding/shown-values.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';

// Types whose contents have the same shape, so that one can stand for another.
const ALIKE: readonly (readonly string[])[] = [
  ['BarChart', 'DonutChart', 'PieChart', 'BarList', 'Treemap', 'RadialBar'],
  ['LineChart', 'AreaChart'],
  ['Select', 'Radio', 'Combobox', 'SegmentedControl'],
  ['Checkbox', 'Switch'],
  ['Input', 'Textarea'],
  ['NumberInput', 'Slider', 'QuantityStepper'],
];
const TYPED: ReadonlySet<string> = new Set(['Input', 'Textarea']);
const CHOSEN: ReadonlySet<string> = new Set(['Select', 'Radio']);
const CONTENTS = ['data', 'series', 'options', 'value', 'checked'];
const MEANT: Partial<Record<KindOfElement, string>> = {
  dropdown: 'Select',
  radio: 'Radio',
  switch: 'Switch',
  checkbox: 'Checkbox',
  textarea: 'Textarea',
  singleLine: 'Input',
  pieChart: 'DonutChart',
  barChart: 'BarChart',
  lineChart: 'LineChart',
  areaChart: 'AreaChart',
  slider: 'Slider',
};
const MANY_OPTIONS = 7;

/** The kinds that something may become. */
export const CONVERTIBLE: ReadonlySet<string> = new Set([...Object.keys(MEANT), 'card']);

/** True for a kind that a target, or the one thing in it that can, may become. */
export function canConvert(patch: Patch, target: Target, kind: KindOfElement, choices: Choices = []): boolean {
  return placeToConvert(patch, target, kind, choices) !== undefined;
}

/** What is to be chosen from, where text was typed. */
type Choices = readonly string[];

/** Makes an element one of another kind with the same contents; props that the new type lacks are dropped. */
export function convert(patch: Patch, target: Target, kind: KindOfElement, choices: Choices = []): boolean {
  const place = placeToConvert(patch, target, kind, choices);
  if (place === undefined) return false;
  if (kind === 'card') return tableToCards(patch, place);
  const type = MEANT[kind] ?? '';
  const definition = definitionOf(type);
  const options =
    choices.length > 0 && CHOSEN.has(type) ? { options: choices.map((value) => ({ label: value, value })) } : {};
  const props = { ...place.element.props, ...reshaped(patch, place.element, type), ...options };
  const kept = Object.entries(props).filter(
    ([name]) => definition !== undefined && Object.hasOwn(definition.props, name),
  );
  // In one operation: half of it would be an element of neither type.
  patch.apply({
    op: 'replace',
    path: formatPointer(['elements', place.id]),
    value: { ...place.element, type, props: Object.fromEntries(kept) },
  });
  return true;
}

function placeToConvert({ spec }: Patch, { place }: Target, kind: KindOfElement, choices: Choices): Place | undefined {
  const inside = subtree(spec, place.id).flatMap((id): Place[] => {
    const element = elementOf(spec, id);
    return element === undefined ? [] : [{ id, element, parent: undefined }];
  });
  const fitting = inside.filter((one) => becomes(one, kind, choices));
  return fitting.length === 1 ? fitting[0] : undefined;
}

function becomes({ element }: Place, kind: KindOfElement, choices: Choices): boolean {
  if (kind === 'card') return element.type === 'DataTable' && Array.isArray(element.props['columns']);
  const type = MEANT[kind];
  if (type === undefined || element.type === type || typesOf(kind).length === 0) return false;
  if (choices.length > 1 && CHOSEN.has(type)) return TYPED.has(element.type);
  const isReshaped = SERIES.has(type) ? PARTS.has(element.type) : PARTS.has(type) && SERIES.has(element.type);
  if (isReshaped) return element.type !== 'BarList';
  const isAlike = ALIKE.some((types) => types.includes(type) && types.includes(element.type));
  const given = Object.keys(element.props);
  const definition = definitionOf(type);
  const needs = Object.entries(definition?.props ?? {}).filter(([, prop]) => prop.required === true);
  const hasAll = needs.every(([name]) => given.includes(name));
  const isCarried = given.some(
    (name) => CONTENTS.includes(name) && definition !== undefined && Object.hasOwn(definition.props, name),
  );
  const options = element.props['options'];
  const isTooMany = type === 'SegmentedControl' && Array.isArray(options) && options.length > MANY_OPTIONS;
  return isAlike && hasAll && isCarried && !isTooMany;
}

const SERIES: ReadonlySet<string> = new Set(['LineChart', 'AreaChart']);
const PARTS: ReadonlySet<string> = new Set(['BarChart', 'DonutChart', 'PieChart']);

// A list of labelled values becomes a series of points with labels under them, and the other way round.
function reshaped(patch: Patch, { type: before, props }: SpecElement, type: string): JsonObject {
  if (SERIES.has(type) === SERIES.has(before) || !(SERIES.has(type) || PARTS.has(type))) return {};
  if (SERIES.has(type)) {
    const data = shownValue(patch.spec, props['data']);
    const parts = Array.isArray(data) ? data.filter(isJsonObject) : [];
    const name = props['yAxisTitle'];
    const points = parts.map(({ value }) => value ?? null);
    return {
      series: [typeof name === 'string' ? { name, points } : { points }],
      xLabels: parts.map(({ label }) => label ?? ''),
    };
  }
  const [first] = Array.isArray(props['series']) ? props['series'] : [];
  const points = isJsonObject(first) ? shownValue(patch.spec, first['points']) : undefined;
  const labels = shownValue(patch.spec, props['xLabels']);
  if (!Array.isArray(points) || !Array.isArray(labels)) return {};
  return { data: points.map((value, index) => ({ label: labels[index] ?? '', value })) };
}

// A card for each row, its first column as the title, the others below it by name.
function tableToCards(patch: Patch, { id, element }: Place): boolean {
  const path = statePathOf(element.props['rows']);
  const columns = (Array.isArray(element.props['columns']) ? element.props['columns'] : []).filter(isJsonObject);
  const [head, ...others] = columns;
  if (path === undefined || head === undefined || typeof head['key'] !== 'string') return false;
  const taken = new Set(Object.keys(patch.spec.elements));
  const card = freshId('card', taken);
  taken.add(card);
  const list = freshId('rowFacts', taken);
  const items = others.map(({ key, label }) => ({ term: label ?? key ?? '', description: { $bindItem: key ?? '' } }));
  const add = (at: string, value: Json) => {
    patch.apply({ op: 'add', path: formatPointer(['elements', at]), value });
  };
  add(list, { type: 'DescriptionList', props: { items }, children: [] });
  add(card, { type: 'Card', props: { title: { $bindItem: head['key'] } }, children: [list] });
  patch.apply({
    op: 'replace',
    path: formatPointer(['elements', id]),
    value: { type: 'Grid', props: { columns: 2 }, children: [card], repeat: { statePath: path } },
  });
  return childrenOf(patch.spec, id).length === 1;
}
