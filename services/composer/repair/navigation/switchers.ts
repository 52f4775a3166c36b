import { isJsonObject, type Json } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { plainOf, wordsOf } from '../words.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import { formatPointer, readMember } from '#contract/json/json-pointer.ts';
import { withElement } from '../edit-spec.ts';
import { mapPaths, stateUses } from '../bindings/state-uses.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';

/** A control that shows one of several parts of the screen: what it writes, and the names of its choices. */
export type Switcher = {
  id: string;
  type: string;
  /** The prop with the choice. */
  prop: string;
  /** The path of the choice; undefined while unbound. */
  path: string | undefined;
  choices: readonly { value: string | number; label: string }[];
};

/** Source: docs/catalog/conventions.md, "Navigation and tabs". */
const SWITCHERS: { readonly [type: string]: { list: string; prop: string } } = {
  Tabs: { list: 'tabs', prop: 'value' },
  SegmentedControl: { list: 'options', prop: 'value' },
  ButtonGroup: { list: 'buttons', prop: 'selected' },
  Stepper: { list: 'steps', prop: 'current' },
};

/** The switchers of a spec with at least two literal choices, in reading order. */
export function switchersOf(spec: Spec): Switcher[] {
  return documentOrder(spec).flatMap((id) => {
    const element = elementOf(spec, id);
    const kind = element !== undefined && Object.hasOwn(SWITCHERS, element.type) ? SWITCHERS[element.type] : undefined;
    if (element === undefined || kind === undefined) return [];
    const choices = choicesOf(element, kind.list);
    if (choices === undefined || choices.length < 2) return [];
    return [{ id, type: element.type, prop: kind.prop, path: pathOf(element.props[kind.prop]), choices }];
  });
}

/** Index of the choice that words such as a title name, by label or value in any spelling, or -1. */
function choiceNamed({ choices }: Switcher, words: string): number {
  const plain = plainOf(words);
  return choices.findIndex(({ value, label }) => [value, label].some((name) => plainOf(String(name)) === plain));
}

function choicesOf({ type, props }: SpecElement, list: string): Switcher['choices'] | undefined {
  const items = props[list];
  if (!Array.isArray(items)) return undefined;
  const choices = items.flatMap((item, index) => {
    if (!isJsonObject(item) || typeof item['label'] !== 'string') return [];
    const value = type === 'Stepper' ? index : item['value'];
    return typeof value === 'string' || typeof value === 'number' ? [{ value, label: item['label'] }] : [];
  });
  const isWhole = choices.length === items.length && new Set(choices.map(({ value }) => value)).size === items.length;
  return isWhole ? choices : undefined;
}

function pathOf(value: Json | undefined): string | undefined {
  if (!isJsonObject(value)) return undefined;
  const path = value['$bindState'] ?? value['$state'];
  return typeof path === 'string' ? path : undefined;
}

const PART_WORDS = new Set(['tab', 'panel', 'pane', 'content', 'section', 'view', 'step', 'card', 'page', 'stack']);

/** An id without words that only say what kind of part it is: `details-panel` becomes `details`. */
export function partName(id: string): string {
  return wordsOf(id)
    .filter((word) => !PART_WORDS.has(word))
    .join(' ');
}

/**
 * Makes conditions test what a switcher really writes: a path that nothing writes, and whose tested values are the choices
 * of the only unused switcher, is replaced by that switcher's path; a choice given by label or index is replaced by its
 * value.
 *
 * Source: docs/catalog/conventions.md, "Navigation and tabs".
 */
export function repairSwitchConditions(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  let repaired = listenToSwitchers(spec, context, repairs);
  const shown = documentOrder(repaired).filter((id) => elementOf(repaired, id)?.visible !== undefined);
  let tested = testedValues(repaired, context);
  for (const switcher of shown.length === 0 ? [] : switchersOf(repaired)) {
    const values = tested.get(switcher.path ?? '');
    if (values === undefined) continue;
    const meant = meanings(switcher, values);
    if ([...meant].every(([value, choice]) => value === choice)) continue;
    for (const id of shown) {
      const element = elementOf(repaired, id);
      if (element?.visible === undefined || isUntouched(repaired, id, context)) continue;
      const visible = mapConditions(element.visible, (condition) => byValue(condition, switcher, meant));
      if (visible === element.visible) continue;
      repaired = withElement(repaired, id, { ...element, visible });
      repairs.push({ rule: 'repair-switch-condition', pointer: formatPointer(['elements', id, 'visible']) });
    }
    tested = testedValues(repaired, context);
  }
  return { spec: repaired, repairs };
}

function listenToSwitchers(spec: Spec, context: PassContext, repairs: Repair[]): Spec {
  const uses = stateUses(spec, context.definitionOf);
  const written = new Set(uses.flatMap(({ how, path }) => (how === 'bound' || how === 'set' ? [path] : [])));
  const tested = Map.groupBy(
    uses.filter(({ how }) => how === 'tested'),
    ({ path }) => path,
  );
  const idle = switchersOf(spec).filter(
    ({ id, path }) => path !== undefined && !tested.has(path) && !isUntouched(spec, id, context),
  );
  let listening = spec;
  for (const [path, conditions] of tested) {
    if (written.has(path) || Object.hasOwn(context.data, path.split('/')[1] ?? '')) continue;
    const values = conditions.map((use) => (use.how === 'tested' ? use.value : undefined));
    const distinct = new Set(values).size;
    const [only, other] = idle.filter((switcher) => distinct > 1 && meanings(switcher, values).size === distinct);
    const own = only?.path;
    if (own === undefined || other !== undefined) continue;
    listening = mapPaths(moveSeed(listening, path, own), (one) => (one === path ? own : one));
    repairs.push({ rule: 'repair-switch-condition', pointer: `/state${path}` });
  }
  return listening;
}

/** What conditions wait for, by the path that they test. */
function testedValues(spec: Spec, { definitionOf }: PassContext): Map<string, (Json | undefined)[]> {
  const values = new Map<string, (Json | undefined)[]>();
  for (const use of stateUses(spec, definitionOf)) {
    if (use.how === 'tested') {
      const known = values.get(use.path);
      if (known === undefined) values.set(use.path, [use.value]);
      else known.push(use.value);
    }
  }
  return values;
}

/** Moves the first value to the switcher's path if that has none. */
function moveSeed(spec: Spec, from: string, to: string): Spec {
  const [key = '', ...deeper] = from.split('/').slice(1);
  const [own = '', ...below] = to.split('/').slice(1);
  if (deeper.length + below.length > 0 || !Object.hasOwn(spec.state, key)) return spec;
  const { [key]: value = null, ...state } = spec.state;
  return { ...spec, state: readMember(state, own) === undefined ? { ...state, [own]: value } : state };
}

/** The choice value that each tested value means; values that mean none are left out. */
function meanings(switcher: Switcher, tested: readonly (Json | undefined)[]): Map<Json, string | number> {
  const { choices } = switcher;
  const first = firstPosition(switcher, tested);
  const meant = new Map<Json, string | number>();
  for (const value of tested) {
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const same = choices.find((choice) => String(choice.value) === String(value));
    const position = isPosition(value) ? Number(value) - first : choiceNamed(switcher, String(value));
    const choice = same ?? choices[position];
    if (choice !== undefined) meant.set(value, choice.value);
  }
  return meant;
}

/** Indices count from 0, or from 1 when the last one shows that; NaN when they are not indices. */
function firstPosition({ choices }: Switcher, tested: readonly (Json | undefined)[]): number {
  const positions = new Set(tested.filter(isPosition).map(Number));
  if (positions.has(0)) return 0;
  return positions.has(choices.length) ? 1 : Number.NaN;
}

function isPosition(value: Json | undefined): boolean {
  return Number.isInteger(value) || (typeof value === 'string' && /^\d+$/.test(value));
}

function byValue(condition: Json, { path }: Switcher, meant: ReadonlyMap<Json, string | number>): Json {
  if (!isJsonObject(condition) || condition['$state'] !== path) return condition;
  const value = meant.get(condition['eq'] ?? null);
  return value === undefined || value === condition['eq'] ? condition : { ...condition, eq: value };
}

function mapConditions(visible: Json, map: (condition: Json) => Json): Json {
  if (!Array.isArray(visible)) return map(visible);
  const mapped = visible.map(map);
  return mapped.every((condition, index) => condition === visible[index]) ? visible : mapped;
}
