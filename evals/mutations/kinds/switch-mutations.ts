import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { type Answer, childrenOf, type Mutation, propsOf, typeOf } from '../answer.ts';
import type { Random } from '../random.ts';

/** Mistakes that leave a valid spec which does not work. */
export const SWITCH_MUTATIONS: readonly Mutation[] = [
  onPanels('panels of Tabs without their conditions', 8, (panels) => {
    for (const { element } of panels) Reflect.deleteProperty(element, 'visible');
  }),
  onPanels('conditions that name tabs by their labels', 5, (panels, tabs) => {
    for (const [index, { element }] of panels.entries()) {
      const label = tabs[index]?.['label'] ?? null;
      element['visible'] = { ...(element['visible'] as JsonObject), eq: label };
    }
  }),
  onPanels('conditions on a path that nothing writes', 4, (panels) => {
    for (const { element } of panels)
      element['visible'] = { ...(element['visible'] as JsonObject), $state: '/openTab' };
  }),
  {
    name: 'a control that is bound to nothing',
    weight: 5,
    mutate: (answer, random) => {
      const read = JSON.stringify(answer.elements.map(({ element }) => element['on'] ?? null));
      const bound = answer.elements.filter(({ element }) => isNamedAfterItsPath(element, read, answer));
      const entry = random.pick(bound);
      if (entry === undefined) return false;
      const { value: _, ...props } = propsOf(entry.element);
      entry.element['props'] = props;
      return true;
    },
  },
];

type Entry = Answer['elements'][number];

/** A mutation of the panels of Tabs: its children, one for each tab, in the same order. */
function onPanels(
  name: string,
  weight: number,
  change: (panels: readonly Entry[], tabs: readonly JsonObject[]) => void,
): Mutation {
  return {
    name,
    weight,
    mutate: (answer: Answer, random: Random) => {
      const switched = answer.elements.flatMap(({ element }) => panelsOf(answer, element) ?? []);
      const found = random.pick(switched);
      if (found !== undefined) change(found.panels, found.tabs);
      return found !== undefined;
    },
  };
}

function panelsOf(answer: Answer, tabs: JsonObject): { panels: Entry[]; tabs: JsonObject[] } | undefined {
  const { tabs: list, value } = propsOf(tabs);
  const path = isJsonObject(value) ? value['$bindState'] : undefined;
  if (typeOf(tabs) !== 'Tabs' || !Array.isArray(list) || !list.every(isJsonObject)) return undefined;
  const panels = childrenOf(tabs).flatMap((id) => answer.elements.find((entry) => entry.id === id) ?? []);
  const isEach =
    panels.length === list.length &&
    panels.every(({ element }, index) => isShownFor(element, path, list[index]?.['value']));
  return isEach ? { panels, tabs: list } : undefined;
}

function isShownFor({ visible }: JsonObject, path: Json | undefined, value: Json | undefined): boolean {
  return isJsonObject(visible) && visible['$state'] === path && visible['eq'] === value;
}

/** True for a control whose name reveals the path from which an action reads its value. */
function isNamedAfterItsPath(element: JsonObject, read: string, { state }: Answer): boolean {
  const { name, value } = propsOf(element);
  const path = isJsonObject(value) ? value['$bindState'] : undefined;
  if (typeof path !== 'string' || !Object.hasOwn(state, path.split('/')[1] ?? '')) return false;
  return path.split('/').at(-1) === name && read.includes(`{"$state":"${path}"}`);
}
