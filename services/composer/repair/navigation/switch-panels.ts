import { isJsonObject, type Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { withElement } from '../edit-spec.ts';
import { panelFinder } from './panels.ts';
import { isUntouched, type PassContext, type PassResult, type Repair } from '../pass.ts';
import { type Switcher, switchersOf } from './switchers.ts';
import { elementOf } from '#contract/spec/spec-tree.ts';
import { machineName } from '../words.ts';

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
