import type { Definition, Prop } from '#catalog/definition.ts';
import { type Json, type JsonObject, isJsonObject } from '#contract/json/json.ts';
import { wiresOf } from '#contract/spec/spec-bindings.ts';
import { documentOrder, elementOf } from '#contract/spec/spec-tree.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { mapJson } from '../map-json.ts';
import type { PassContext } from '../pass.ts';

/** One read or write of a state path in a spec. */
export type StateUse = {
  path: string;
  /** The element that uses it. */
  element: string;
} & (
  | { how: 'bound' | 'read'; name: string; prop: Prop | undefined }
  | { how: 'repeated' | 'opened' | 'listed' | 'param' }
  | { how: 'tested' | 'set'; value: Json | undefined }
);

/** Every use of the state in a spec, in reading order. Malformed pointers are ignored. */
export function stateUses(spec: Spec, definitionOf: (type: string) => Definition | undefined): StateUse[] {
  return documentOrder(spec).flatMap((id) => {
    const element = elementOf(spec, id);
    if (element === undefined) return [];
    const uses = [
      ...propUses(element, definitionOf(element.type)),
      ...wireUses(element),
      ...conditionUses(element.visible),
      ...(typeof element.repeat?.statePath === 'string'
        ? [{ how: 'repeated' as const, path: element.repeat.statePath }]
        : []),
    ];
    return uses.filter((use) => /^(\/[^/]+)+$/.test(use.path)).map((use) => ({ ...use, element: id }));
  });
}

const WRITES: ReadonlySet<StateUse['how']> = new Set(['bound', 'opened', 'set', 'listed']);

/** The paths that are written by a control, an overlay's flag or an action. */
export function writtenPaths(uses: readonly StateUse[]): string[] {
  return uses.flatMap(({ how, path }) => (WRITES.has(how) ? [path] : []));
}

type Use = StateUse extends infer Each ? (Each extends StateUse ? Omit<Each, 'element'> : never) : never;

function propUses(element: SpecElement, definition: Definition | undefined): Use[] {
  return Object.entries(element.props).flatMap(([name, value]): Use[] => {
    const prop = definition !== undefined && Object.hasOwn(definition.props, name) ? definition.props[name] : undefined;
    if (name === 'openPath' && typeof value === 'string') return [{ how: 'opened', path: value }];
    if (isJsonObject(value) && typeof value['$bindState'] === 'string') {
      return [{ how: 'bound', path: value['$bindState'], name, prop }];
    }
    if (isJsonObject(value) && typeof value['$state'] === 'string') {
      return [{ how: 'read', path: value['$state'], name, prop }];
    }
    return readPaths(value).map((path) => ({ how: 'read', path, name, prop: undefined }));
  });
}

function wireUses(element: SpecElement): Use[] {
  return wiresOf(element).flatMap(({ binding: { action, params = {} } }): Use[] => {
    const reads = readPaths(params).map((path): Use => ({ how: 'param', path }));
    const target = params['statePath'];
    if (typeof target !== 'string') return reads;
    if (action === 'setState') return [...reads, { how: 'set', path: target, value: params['value'] }];
    if (action === 'pushState' || action === 'removeState') return [...reads, { how: 'listed', path: target }];
    return reads;
  });
}

function conditionUses(condition: Json | undefined): Use[] {
  if (Array.isArray(condition)) return condition.flatMap(conditionUses);
  if (!isJsonObject(condition)) return [];
  const parts = Object.values(condition).flatMap((part) => (Array.isArray(part) ? part.flatMap(conditionUses) : []));
  const path = condition['$state'];
  const compared = readPaths(Object.values(condition).filter(isJsonObject)).map(readByCondition);
  if (typeof path !== 'string') return [...compared, ...parts];
  const own: Use = compared.length > 0 ? readByCondition(path) : { how: 'tested', path, value: condition['eq'] };
  return [own, ...compared, ...parts];
}

/** A path whose value is compared with that of another one: it has no value of its own to be tested for. */
function readByCondition(path: string): Use {
  return { how: 'read', path, name: 'visible', prop: undefined };
}

/** Paths read by expressions at any depth of a value. */
function readPaths(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap(readPaths);
  return Object.entries(value).flatMap(([key, member]) => {
    if ((key === '$state' || key === '$bindState') && typeof member === 'string') return [member];
    if (key === '$template' && typeof member === 'string') return templatePaths(member);
    return readPaths(member);
  });
}

function templatePaths(template: string): string[] {
  return [...template.matchAll(/\$\{(\/[^}]+)\}/g)].flatMap((match) => match[1] ?? []);
}

/** The top-level state key for what the user enters, separate from the caller's data. */
export function inputKey({ state }: Spec, { data }: PassContext): string {
  let key = 'input';
  while (Object.hasOwn(data, key) || (Object.hasOwn(state, key) && !isJsonObject(state[key]))) key += '_';
  return key;
}

/** Members whose text is a state path: expressions, list targets, and the flags that open overlays. */
const PATH_KEYS = new Set(['$state', '$bindState', 'statePath', 'clearStatePath', 'openPath']);

/**
 * Rewrites every state path in the elements: props, params, conditions and repeats. Elements without a changed path stay
 * the same object.
 */
export function mapPaths(spec: Spec, rename: (path: string) => string): Spec {
  const elements: { [id: string]: SpecElement } = {};
  let changed = false;
  for (const [id, element] of Object.entries(spec.elements)) {
    const mapped = mapJson(element as unknown as JsonObject, (part) => mapMembers(part, rename));
    elements[id] = mapped as unknown as SpecElement;
    changed ||= elements[id] !== element;
  }
  return changed ? { ...spec, elements } : spec;
}

function mapMembers(part: Json, rename: (path: string) => string): Json {
  if (!isJsonObject(part)) return part;
  const renamed = Object.entries(part).map(([key, member]): [string, Json] => [
    key,
    PATH_KEYS.has(key) && typeof member === 'string' ? rename(member) : member,
  ]);
  return renamed.every(([key, member]) => member === part[key]) ? part : Object.fromEntries(renamed);
}
