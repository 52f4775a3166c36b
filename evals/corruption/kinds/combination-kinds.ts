import { definitionOf } from '#catalog/components.ts';
import { isJsonObject, type Json } from '#contract/json/json.ts';
import { type Corruption, firstRecord, onElement } from '../corruption.ts';

/** Ways to break a rule about several values of a component, each of them valid by itself. */
export const COMBINATION_KINDS: readonly Corruption[] = [
  onElement(
    'none of the members of which one is needed',
    ['missing_part', 'missing_prop'],
    ({ type, children }) => ruled(type).length > 0 && children.length === 0,
    (element) => {
      for (const name of ruled(element.type)) Reflect.deleteProperty(element.props, name);
    },
  ),
  onElement(
    'a prop without what it needs',
    ['no_effect'],
    ({ type, props }) => needing(type, props) !== undefined,
    (element) => {
      const [name, other] = needing(element.type, element.props) ?? ['', ''];
      element.props[name] = definitionOf(element.type)?.props[name]?.kind === 'boolean' ? true : { $state: '/_ui/any' };
      Reflect.deleteProperty(element.props, other);
    },
  ),
  onElement(
    'low and high exchanged',
    ['wrong_order', 'out_of_range'],
    ({ type }) => ['Gauge', 'Slider', 'NumberInput', 'RangeSlider'].includes(type),
    (element) => {
      Object.assign(element.props, { min: 50, max: 10 });
    },
  ),
  onElement(
    'a programme that ends before it starts',
    ['wrong_order'],
    ({ type }) => type === 'ProgramGuideGrid' || type === 'Scheduler',
    (element) => {
      const [item] = [element.props.programs ?? element.props.events].flat();
      if (isJsonObject(item)) Object.assign(item, { start: '22:00', end: '20:00' });
    },
  ),
  onElement(
    'series of unequal length',
    ['wrong_length'],
    ({ type, props }) =>
      (type === 'LineChart' || type === 'AreaChart') && Array.isArray(firstRecord(props.series ?? null).points),
    ({ props }) => (firstRecord(props.series ?? null).points = [1, 2, 3, 4, 5, 6, 7]),
  ),
  onElement(
    'rows of unequal length',
    ['wrong_length'],
    ({ type }) => type === 'Heatmap',
    ({ props }) => (props.cells = [[1, 2], [3]]),
  ),
  onElement(
    'a category without its name',
    ['wrong_length'],
    ({ type, props }) => type === 'BarChart' && Array.isArray(props.series),
    ({ props }) => (props.labels = ['North']),
  ),
  onElement(
    'a region without its coordinates',
    ['missing_part'],
    ({ type, props }) => type === 'FloorPlan' && Array.isArray(props.regions),
    (element) => {
      Reflect.deleteProperty(firstRecord(element.props.regions ?? null), 'w');
    },
  ),
];

function ruled(type: string): readonly string[] {
  return (definitionOf(type)?.oneOf?.[0] ?? []).filter((name) => name !== 'children');
}

function needing(type: string, props: { readonly [name: string]: Json }): [string, string] | undefined {
  for (const [name, others] of Object.entries(definitionOf(type)?.needs ?? {})) {
    if (Object.hasOwn(props, others[0] ?? '') && Object.hasOwn(props, name)) return [name, others[0] ?? ''];
  }
  return undefined;
}
