import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { withElement } from '../edit-spec.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { partName, type Switcher, switchersOf } from './switchers.ts';
import { elementOf, parents } from '#contract/spec/spec-tree.ts';
import { machineName, plainOf } from '../words.ts';
import { stateUses } from '../bindings/state-uses.ts';

/**
 * Makes Tabs and similar components switch their panels: when it is certain which part of the screen belongs to which
 * choice, each part gets the condition that shows it, and an unbound switcher gets a path. Otherwise all parts would be
 * visible whatever is chosen.
 *
 * Source: docs/catalog/conventions.md, "Navigation and tabs".
 */
export function switchPanels(spec: Spec, context: PassContext): PassResult {
  const repairs: Repair[] = [];
  const finder = panelFinder(spec, context);
  let switched = spec;
  for (const switcher of switchersOf(spec)) {
    if (isUntouched(spec, switcher.id, context)) continue;
    const panels = finder.panelsOf(switched, switcher);
    if (panels.size === 0) continue;
    const bound = withPath(switched, switcher);
    switched = bound.spec;
    for (const [id, index] of panels) {
      const value = switcher.choices[index]?.value ?? null;
      switched = shownFor(switched, id, { $state: bound.path, eq: value });
      finder.tested(bound.path, value);
      repairs.push({ rule: 'switch-panels', pointer: formatPointer(['elements', id, 'visible']) });
    }
  }
  return { spec: switched, repairs };
}

function shownFor(spec: Spec, id: string, condition: Json): Spec {
  const element = elementOf(spec, id);
  if (element === undefined) return spec;
  const { visible } = element;
  const isAlways = visible === undefined || visible === true;
  return withElement(spec, id, { ...element, visible: isAlways ? condition : [condition, ...[visible].flat()] });
}

/** Binds an unused switcher, starting from the choice it was written with. */
function withPath(spec: Spec, { id, prop, path, choices }: Switcher): { spec: Spec; path: string } {
  const element = elementOf(spec, id);
  if (path !== undefined || element === undefined) return { spec, path: path ?? '' };
  const key = freeKey(spec, machineName(id === spec.root ? element.type : id));
  const start = element.props[prop] ?? element.props['defaultValue'];
  const isChoice = choices.some(({ value }) => value === start);
  const first = isChoice && !isJsonObject(start) ? (start ?? null) : (choices[0]?.value ?? null);
  const { defaultValue: _, ...props } = element.props;
  const bound = withElement(spec, id, { ...element, props: { ...props, [prop]: { $bindState: `/${key}` } } });
  return { spec: { ...bound, state: { ...spec.state, [key]: first } }, path: `/${key}` };
}

function freeKey({ state }: Spec, name: string): string {
  let key = name || 'choice';
  while (Object.hasOwn(state, key) || key in Object.prototype) key += '_';
  return key;
}

/** Finds the panels of the switchers of one spec, which is read once for all of them. */
export type PanelFinder = {
  /**
   * The parts of the screen that a switcher should show one at a time and that lack the condition for it, each with the
   * position of its choice. Empty when that is not certain: the parts must be called like the choices, or stand where
   * panels stand, as many as there are choices, with none that is called like another one.
   *
   * @param spec the current one, with the conditions added so far
   */
  panelsOf(spec: Spec, switcher: Switcher): Map<string, number>;
  /** Takes note of a condition that was put in. */
  tested(path: string, value: Json): void;
};

/** A finder for a spec in which only conditions and bindings of switchers change. */
function panelFinder(spec: Spec, context: PassContext): PanelFinder {
  const parentOf = parents(spec);
  const values = testedValues(spec, context);
  const names = new Map<string, readonly string[]>();
  const namesOf = (id: string): readonly string[] => {
    const known = names.get(id) ?? plainNames(spec, id);
    names.set(id, known);
    return known;
  };
  return {
    panelsOf: (current, switcher) => {
      const wanted = untested(switcher, values.get(switcher.path ?? '') ?? new Set());
      if (wanted.size === 0) return new Map();
      const choiceOf = choiceFinder(switcher, namesOf);
      for (const { ids, inOrder } of placesOf(current, switcher, parentOf, context)) {
        const free = ids.filter((id) => !tests(current, id, switcher));
        const panels = byName(free, choiceOf, wanted) ?? (inOrder ? byOrder(free, choiceOf, wanted) : undefined);
        if (panels !== undefined) return panels;
      }
      return new Map();
    },
    tested: (path, value) => void values.set(path, (values.get(path) ?? new Set()).add(value)),
  };
}

/** What conditions wait for, by the path that they test. */
function testedValues(spec: Spec, { definitionOf }: PassContext): Map<string, Set<Json | undefined>> {
  const values = new Map<string, Set<Json | undefined>>();
  for (const use of stateUses(spec, definitionOf)) {
    if (use.how === 'tested') values.set(use.path, (values.get(use.path) ?? new Set()).add(use.value));
  }
  return values;
}

/** The choices that no condition waits for yet, by position. */
function untested({ choices }: Switcher, tested: ReadonlySet<Json | undefined>): Set<number> {
  return new Set(choices.flatMap(({ value }, index) => (tested.has(value) ? [] : [index])));
}

function tests(spec: Spec, id: string, { path }: Switcher): boolean {
  return [elementOf(spec, id)?.visible ?? []]
    .flat()
    .some((condition: Json) => isJsonObject(condition) && condition['$state'] === path);
}

/** Elements that may be panels; `inOrder` where nothing but panels can stand. */
type PanelPlace = { ids: string[]; inOrder: boolean };

function placesOf(
  spec: Spec,
  { id, type }: Switcher,
  parentOf: ReadonlyMap<string, string>,
  { definitionOf }: PassContext,
): PanelPlace[] {
  const children = elementOf(spec, id)?.children ?? [];
  const siblings = elementOf(spec, parentOf.get(id) ?? '')?.children ?? [];
  const after = siblings.slice(siblings.indexOf(id) + 1).filter((other) => isContainer(other));
  const isLast = after.length === siblings.length - siblings.indexOf(id) - 1;
  const isTabs = type === 'Tabs';
  const inside = [...children, ...after].map((holder) => elementOf(spec, holder)?.children ?? []);
  return [
    { ids: children, inOrder: isTabs },
    { ids: after, inOrder: isTabs && isLast && after.length > 1 },
    // One wrapper around all of them.
    ...inside.map((ids) => ({ ids, inOrder: isTabs && children.length + after.length === 1 })),
  ].filter(({ ids }) => ids.length > 0);

  function isContainer(other: string): boolean {
    return definitionOf(elementOf(spec, other)?.type ?? '')?.children === 'any';
  }
}

/** The index of the choice that a part is named like, or -1. */
type ChoiceOf = (id: string) => number;

function choiceFinder({ choices }: Switcher, namesOf: (id: string) => readonly string[]): ChoiceOf {
  const indexOf = new Map<string, number>();
  choices.forEach(({ value, label }, index) => {
    for (const name of [value, label].map((one) => plainOf(String(one)))) {
      if (!indexOf.has(name)) indexOf.set(name, index);
    }
  });
  return (id) => namesOf(id).flatMap((name) => indexOf.get(name) ?? [])[0] ?? -1;
}

/** What a part goes by: its title, its label, its id. */
function plainNames(spec: Spec, id: string): string[] {
  const { title, label } = elementOf(spec, id)?.props ?? {};
  return [title, label, id, partName(id)]
    .filter((name) => typeof name === 'string')
    .filter((name) => name !== '')
    .map(plainOf);
}

/** Each choice by the one part that is called like it. */
function byName(
  ids: readonly string[],
  choiceOf: ChoiceOf,
  wanted: ReadonlySet<number>,
): Map<string, number> | undefined {
  const named = ids.map((id) => [id, choiceOf(id)] as const).filter(([, index]) => wanted.has(index));
  const isEach = named.length === wanted.size && new Set(named.map(([, index]) => index)).size === wanted.size;
  return isEach ? new Map(named) : undefined;
}

function byOrder(
  ids: readonly string[],
  choiceOf: ChoiceOf,
  wanted: ReadonlySet<number>,
): Map<string, number> | undefined {
  if (ids.length !== wanted.size) return undefined;
  const order = [...wanted];
  const isInOrder = ids.every((id, at) => {
    const index = choiceOf(id);
    return index === -1 || index === order[at];
  });
  return isInOrder ? new Map(ids.map((id, at) => [id, order[at] ?? 0])) : undefined;
}
