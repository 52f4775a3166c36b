import { isJsonObject, type Json } from '#contract/json.ts';
import type { Spec } from '#contract/spec.ts';
import type { PassContext } from '../pass.ts';
import { stateUses } from '../bindings/state-uses.ts';
import { choiceNamed, partName, type Switcher } from './switchers.ts';
import { elementOf, parents } from '#contract/spec-tree.ts';

/**
 * The parts of the screen that a switcher should show one at a time and that lack the condition for it, each with the index
 * of its choice. Empty when this is uncertain: the parts must be named like the choices, or stand where panels stand, as
 * many as there are choices and none named like another one.
 */
export function panelsOf(spec: Spec, switcher: Switcher, context: PassContext): Map<string, number> {
  const tested = testedChoices(spec, switcher, context);
  const wanted = switcher.choices.flatMap((_, index) => (tested.has(index) ? [] : [index]));
  if (wanted.length === 0) return new Map();
  for (const { ids, inOrder } of placesOf(spec, switcher, context)) {
    const free = ids.filter((id) => !tests(spec, id, switcher));
    const panels =
      byName(spec, free, switcher, wanted) ?? (inOrder ? byOrder(spec, free, switcher, wanted) : undefined);
    if (panels !== undefined) return panels;
  }
  return new Map();
}

/** Choices that a condition already tests. */
function testedChoices(spec: Spec, { path, choices }: Switcher, { definitionOf }: PassContext): Set<number> {
  const tested = stateUses(spec, definitionOf).filter((use) => use.how === 'tested' && use.path === path);
  return new Set(
    tested.flatMap((use) => {
      const index = use.how === 'tested' ? choices.findIndex(({ value }) => value === use.value) : -1;
      return index === -1 ? [] : [index];
    }),
  );
}

function tests(spec: Spec, id: string, { path }: Switcher): boolean {
  return [elementOf(spec, id)?.visible ?? []]
    .flat()
    .some((condition: Json) => isJsonObject(condition) && condition['$state'] === path);
}

/** Elements that may be panels; `inOrder` where nothing but panels can stand. */
type PanelPlace = { ids: string[]; inOrder: boolean };

function placesOf(spec: Spec, { id, type }: Switcher, { definitionOf }: PassContext): PanelPlace[] {
  const children = elementOf(spec, id)?.children ?? [];
  const siblings = elementOf(spec, parents(spec).get(id) ?? '')?.children ?? [];
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

/** Maps each choice to the only part named like it. */
function byName(
  spec: Spec,
  ids: readonly string[],
  switcher: Switcher,
  wanted: readonly number[],
): Map<string, number> | undefined {
  const named = ids
    .map((id) => [id, choiceOf(spec, id, switcher)] as const)
    .filter(([, index]) => wanted.includes(index));
  const isEach = named.length === wanted.length && new Set(named.map(([, index]) => index)).size === wanted.length;
  return isEach ? new Map(named) : undefined;
}

function byOrder(
  spec: Spec,
  ids: readonly string[],
  switcher: Switcher,
  wanted: readonly number[],
): Map<string, number> | undefined {
  if (ids.length !== wanted.length) return undefined;
  const isInOrder = ids.every((id, at) => {
    const index = choiceOf(spec, id, switcher);
    return index === -1 || index === wanted[at];
  });
  return isInOrder ? new Map(ids.map((id, at) => [id, wanted[at] ?? 0])) : undefined;
}

/** The choice that a part is named like, by title or id; -1 for none. */
function choiceOf(spec: Spec, id: string, switcher: Switcher): number {
  const { title, label } = elementOf(spec, id)?.props ?? {};
  const names = [title, label, id, partName(id)]
    .filter((name) => typeof name === 'string')
    .filter((name) => name !== '');
  return names.map((name) => choiceNamed(switcher, name)).find((index) => index !== -1) ?? -1;
}
