import { definitionOf } from '#catalog/components.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { freshId } from '#builtin/fresh-id.ts';
import { typesOf, type KindOfElement } from '#builtin/edit/words/kinds-of-elements.ts';
import { childrenOf, seedState, subtree, type Patch, type Place } from '#builtin/edit/patch.ts';
import { parentOf } from '#builtin/edit/finding/surroundings.ts';
import { statePathOf } from '#builtin/edit/finding/shown-values.ts';
import type { Target } from '#builtin/edit/finding/targets.ts';
import { asDataTable, cellsOf } from './as-data-table.ts';
import { frameControl } from './frame-control.ts';
import { isReshaped, reshapedData } from './convert-chart.ts';
import { canBecomeChoice, toChoice, type Choices } from './convert-choice.ts';

// Types whose contents have the same shape, so that one can replace another.
const COMPATIBLE_TYPES: readonly (readonly string[])[] = [
  ['BarChart', 'DonutChart', 'PieChart', 'BarList', 'Treemap', 'RadialBar'],
  ['LineChart', 'AreaChart'],
  ['Checkbox', 'Switch'],
  ['Input', 'Textarea'],
  ['NumberInput', 'Slider', 'QuantityStepper'],
];
const CONTENT_PROPS = ['data', 'series', 'value', 'checked'];
const TYPE_OF_KIND: Partial<Record<KindOfElement, string>> = {
  switch: 'Switch',
  checkbox: 'Checkbox',
  textarea: 'Textarea',
  singleLine: 'Input',
  pieChart: 'DonutChart',
  barChart: 'BarChart',
  lineChart: 'LineChart',
  areaChart: 'AreaChart',
  slider: 'Slider',
  numberField: 'NumberInput',
};

/** True if a target, or the only suitable element in it, can be converted to a kind. */
export function canConvert(patch: Patch, target: Target, conversion: Conversion): boolean {
  return placesToConvert(patch, target, conversion).length > 0;
}

/** What to turn something into; `isEach` if it may be several things. */
type Conversion = { to: KindOfElement; choices?: Choices; isEach?: boolean; layout?: 'horizontal' | 'vertical' };

/** Converts an element to another kind with the same contents; props that the new type lacks are dropped. */
export function convert(patch: Patch, target: Target, conversion: Conversion): boolean {
  const places = placesToConvert(patch, target, conversion);
  return places.map((place) => convertPlace(patch, place, target, conversion)).includes(true);
}

function convertPlace(patch: Patch, place: Place, target: Target, conversion: Conversion): boolean {
  const { to: kind, choices = [], layout } = conversion;
  if (kind === 'card') {
    asDataTable(patch, place);
    return tableToCards(patch, place.id);
  }
  if (canBecomeChoice(patch.spec, place, kind, choices)) return toChoice(patch, place, kind, choices);
  const type = TYPE_OF_KIND[kind] ?? '';
  const definition = definitionOf(type);
  const data = reshapedData(patch.spec, place.element, type, target.text || titleOf(patch.spec, place.id));
  if (data === undefined) return false;
  const runs = layout === undefined ? {} : { layout };
  const props: JsonObject = { ...withoutSeries(place.element, data), ...data, ...runs };
  const kept = Object.entries(props).filter(
    ([name]) => definition !== undefined && Object.hasOwn(definition.props, name),
  );
  const { visible, ...element } = place.element;
  const value = { ...element, ...eventsFor(element, type), type, props: Object.fromEntries(kept) };
  const isUnnamed = place.element.props['label'] !== undefined && definition?.props['label'] === undefined;
  // In one operation, because an element half converted would fit neither type.
  if (isUnnamed) frameControl(patch, place, value);
  else {
    const whole = visible === undefined ? value : { ...value, visible };
    patch.apply({ op: 'replace', path: formatPointer(['elements', place.id]), value: whole });
  }
  return true;
}

// A single series has the name of its chart, or of what the chart is in.
function titleOf(spec: Spec, id: string): string {
  for (let at: string | undefined = id; at !== undefined; at = parentOf(spec, at)) {
    const title = elementOf(spec, at)?.props['title'];
    if (typeof title === 'string') return title;
  }
  return '';
}

// What only knows changes tells with them what another type tells at their end.
function eventsFor({ on }: SpecElement, type: string): Pick<SpecElement, 'on'> | undefined {
  const { events = {} } = definitionOf(type) ?? {};
  const fires = (verb: string) => Object.hasOwn(events, verb);
  if (on === undefined || Object.keys(on).every(fires)) return {};
  const { commit, ...others } = on;
  const isOnlyOther = commit !== undefined && fires('change') && Object.keys(others).length === 0;
  return isOnlyOther ? { on: { change: commit } } : undefined;
}

// What a chart showed as series must not stay beside its new data.
function withoutSeries({ props }: SpecElement, data: JsonObject): JsonObject {
  const { series: _series, ...others } = props;
  return 'data' in data ? others : props;
}

function placesToConvert({ spec }: Patch, { place }: Target, conversion: Conversion): readonly Place[] {
  const { to: kind, choices = [], isEach = false } = conversion;
  const fitting: Place[] = [];
  for (const id of subtree(spec, place.id)) {
    const element = elementOf(spec, id);
    if (element === undefined) continue;
    const one = { id, element, parent: undefined };
    if (canBecomeChoice(spec, one, kind, choices) || canBecome(spec, one, conversion)) fitting.push(one);
    if (fitting.length > (isEach ? EACH_MAX : 1)) return [];
  }
  return fitting;
}

/** More are hardly meant at once. */
const EACH_MAX = 20;

function canBecome(spec: Spec, { element }: Place, { to: kind, layout }: Conversion): boolean {
  if (kind === 'card') return canBecomeCards(spec, element);
  const type = TYPE_OF_KIND[kind];
  // Bars may only change the way they run; piled up they stand.
  if (type === 'BarChart' && element.type === type) {
    const { layout: runs = 'vertical', groupMode } = element.props;
    return layout !== undefined && runs !== layout && groupMode !== 'stacked';
  }
  if (type === undefined || element.type === type || typesOf(kind).length === 0) return false;
  if (isReshaped(element.type, type)) return true;
  const isCompatible = COMPATIBLE_TYPES.some((types) => types.includes(type) && types.includes(element.type));
  const given = Object.keys(element.props);
  const definition = definitionOf(type);
  // Nothing would fire an action that hangs on another event.
  if (eventsFor(element, type) === undefined) return false;
  const needs = Object.entries(definition?.props ?? {}).filter(([, prop]) => prop.required === true);
  const hasAll = needs.every(([name]) => given.includes(name));
  const hasContent = given.some(
    (name) => CONTENT_PROPS.includes(name) && definition !== undefined && Object.hasOwn(definition.props, name),
  );
  return isCompatible && hasAll && hasContent;
}

// Cards neither search nor select rows, nor have buttons for them.
const ROW_PROPS = ['filterText', 'filterValues', 'selectable', 'rowActions', 'addable'];

function canBecomeCards(spec: Spec, element: SpecElement): boolean {
  const { type, props, on } = element;
  const isPlain = on === undefined && ROW_PROPS.every((name) => props[name] === undefined);
  return isPlain && (cellsOf(spec, element) !== undefined || (type === 'DataTable' && Array.isArray(props['columns'])));
}

// One card for each row, titled by the first column, with the other columns as labelled facts.
function tableToCards(patch: Patch, id: string): boolean {
  const { props: { rows, columns: heads } = {}, visible } = elementOf(patch.spec, id) ?? {};
  const columns = (Array.isArray(heads) ? heads : []).filter(isJsonObject);
  const [head, ...others] = columns;
  const path = statePathOf(rows) ?? `/${freshId(`${id}_rows`, new Set(Object.keys(patch.spec.state)))}`;
  if (head === undefined || typeof head['key'] !== 'string') return false;
  if (Array.isArray(rows)) seedState(patch, path, rows);
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
    value: {
      type: 'Grid',
      props: { columns: 2 },
      children: [card],
      repeat: { statePath: path },
      ...(visible === undefined ? {} : { visible }),
    },
  });
  return childrenOf(patch.spec, id).length === 1;
}
