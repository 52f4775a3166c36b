import { definitionOf } from '#catalog/components.ts';
import { formatPointer } from '#contract/json-pointer.ts';
import { wordsOf } from '../understand/fold-text.ts';
import { findElement } from './find-element.ts';
import { dropProp, type Patch } from './patch.ts';

// Types whose contents have the same shape, so that one can stand for another.
const ALIKE: readonly (readonly string[])[] = [
  ['BarChart', 'DonutChart', 'PieChart', 'BarList', 'Treemap', 'RadialBar'],
  ['LineChart', 'AreaChart'],
  ['Select', 'Radio', 'Combobox'],
  ['Checkbox', 'Switch'],
  ['Input', 'Textarea'],
];
const CALLED: readonly [RegExp, string][] = [
  [/\b(?:drop ?down|select)\b/, 'Select'],
  [/\bradio/, 'Radio'],
  [/\b(?:toggle|switch)\b/, 'Switch'],
  [/\bcheck ?box\b/, 'Checkbox'],
  [/\b(?:text ?area|multi ?line)\b/, 'Textarea'],
  [/\b(?:donut|doughnut)\b/, 'DonutChart'],
  [/\bpie\b/, 'PieChart'],
  [/\bbar list\b/, 'BarList'],
  [/\bbars?\b/, 'BarChart'],
  [/\barea\b/, 'AreaChart'],
  [/\bline\b/, 'LineChart'],
  [/\btree ?map\b/, 'Treemap'],
];

/** Makes an element one of another type with the same contents; props that the new type lacks are dropped. */
export function convert(patch: Patch, target: string, to: string): boolean {
  const place = findElement(patch.spec, target);
  const type = CALLED.find(([pattern]) => pattern.test(wordsOf(to).join(' ')))?.[1];
  if (place === undefined || type === undefined || place.element.type === type) return false;
  const definition = definitionOf(type);
  const isAlike = ALIKE.some((types) => types.includes(type) && types.includes(place.element.type));
  const given = Object.keys(place.element.props);
  const needs = Object.entries(definition?.props ?? {}).filter(([, prop]) => prop.required === true);
  if (definition === undefined || !isAlike || needs.some(([name]) => !given.includes(name))) return false;
  const carried = given.some(
    (name) => ['data', 'series', 'options', 'value', 'checked'].includes(name) && Object.hasOwn(definition.props, name),
  );
  if (!carried) return false;
  for (const name of given) if (!Object.hasOwn(definition.props, name)) dropProp(patch, place.id, name);
  patch.apply({ op: 'replace', path: formatPointer(['elements', place.id, 'type']), value: type });
  return true;
}
