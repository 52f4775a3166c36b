import { verbOf } from '#contract/spec/event-verb.ts';
import type { ActionBinding, Json, JsonObject, Spec, SpecElement } from '../types.ts';
import { callOf, conditionOf, dynamicParams, dynamicValue } from './value.ts';

/** A component of A2UI; the other members are its properties. */
export type A2uiComponent = { readonly id: string; readonly component: string; readonly [property: string]: Json };

/** Names reserved by A2UI; a prop with such a name has another name in our catalog. */
const TAKEN: ReadonlySet<string> = new Set(['id', 'component', 'weight', 'checks', 'accessibility', 'children']);

const LOCAL: ReadonlySet<string> = new Set(['setState', 'pushState', 'removeState', 'validateForm']);

/** The ids of a spec in A2UI, where the top one is called `root`. */
export function idIn(spec: Pick<Spec, 'root'>): (id: string) => string {
  return (id) => {
    if (id === spec.root) return 'root';
    // Ids of the service hold no dot, so this one is free.
    return id === 'root' ? 'root.element' : id;
  };
}

/** The components for one element: itself and, where it repeats several children, a fragment around them. */
export function componentsOf(id: string, element: SpecElement, actions: Spec['actions'], ids: (id: string) => string) {
  const { type, props, on = {}, repeat, visible } = element;
  const children = element.children.map(ids);
  const component: A2uiComponent = {
    id: ids(id),
    component: type,
    ...properties(props),
    ...(children.length > 0 && { children }),
    ...events(on, actions),
    ...(visible !== undefined && { visible: conditionOf(visible) }),
  };
  if (repeat === undefined || children.length === 0) return [component];
  const list: unknown = repeat.statePath;
  const path = typeof list === 'string' ? list : ((list as { $item?: string }).$item ?? '');
  const [only = '', ...others] = children;
  if (others.length === 0) return [{ ...component, children: { componentId: only, path } }];
  const row = { id: `${ids(id)}.row`, component: 'Fragment', children };
  return [{ ...component, children: { componentId: row.id, path } }, row];
}

/** What a prop is called among the properties of a component. */
function propertyName(prop: string): string {
  return TAKEN.has(prop) ? `own${prop.charAt(0).toUpperCase()}${prop.slice(1)}` : prop;
}

function properties(props: JsonObject): JsonObject {
  const entries = Object.entries(props).map(([name, value]) => [propertyName(name), dynamicValue(value)] as const);
  // Null means that the prop is absent.
  return Object.fromEntries(
    entries.filter((entry): entry is [string, Json] => entry[1] !== undefined && entry[1] !== null),
  );
}

function events(on: NonNullable<SpecElement['on']>, actions: Spec['actions']): JsonObject {
  const confirm: { [verb: string]: Json } = {};
  const wired: { [property: string]: Json } = {};
  for (const [name, bound] of Object.entries(on)) {
    const bindings = [bound].flat() as readonly ActionBinding[];
    // A2UI has one action for an event; the one that leaves the client matters most.
    const binding = bindings.find(({ action }) => !LOCAL.has(action)) ?? bindings[0];
    if (binding === undefined || actions?.[binding.action]?.['kind'] === false) continue;
    const verb = name === 'click' ? 'commit' : verbOf(name);
    wired[`on${verb.charAt(0).toUpperCase()}${verb.slice(1)}`] = actionOf(binding);
    if (binding.confirm !== undefined && !LOCAL.has(binding.action)) confirm[verb] = binding.confirm;
  }
  return Object.keys(confirm).length > 0 ? { ...wired, confirm } : wired;
}

function actionOf({ action, params = {} }: ActionBinding): Json {
  if (LOCAL.has(action)) return { functionCall: callOf(action, dynamicParams(params, dynamicValue), 'void') };
  const context = dynamicParams(params);
  return { event: { name: action, ...(Object.keys(context).length > 0 && { context }) } };
}
