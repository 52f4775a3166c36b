import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { Definition } from '#catalog/definition.ts';
import type { ElementRule } from './element-rule.ts';
import { pointerOf } from './expression-rules.ts';

const PATH_NAMES = ['statePath', '$state', 'path', 'source', 'items', 'data', 'over', 'in', 'list'];

export const repairRepeat: ElementRule = {
  name: 'repair-repeat',
  repair: (element) => {
    if (!Object.hasOwn(element, 'repeat')) return element;
    const { repeat, ...rest } = element;
    // A list inside the item of an outer repeat; handled once the spec is whole.
    if (isOverItem(repeat)) return element;
    const path = pathOf(repeat ?? null);
    if (path === undefined) return rest;
    const isSame = isJsonObject(repeat) && Object.keys(repeat).length === 1 && repeat['statePath'] === path;
    return isSame ? element : { ...rest, repeat: { statePath: path } };
  },
};

function isOverItem(repeat: Json | undefined): boolean {
  const path = isJsonObject(repeat) ? repeat['statePath'] : undefined;
  return isJsonObject(path) && typeof path['$item'] === 'string' && Object.keys(path).length === 1;
}

function pathOf(repeat: Json): string | undefined {
  if (typeof repeat === 'string') return pointerOf(repeat);
  if (!isJsonObject(repeat)) return undefined;
  const path = PATH_NAMES.map((name) => repeat[name]).find((value) => typeof value === 'string' || isJsonObject(value));
  return path === undefined ? undefined : pathOf(path);
}

/**
 * Brings a repeated element into the one shape that every renderer draws alike: a container with `repeat` around a single
 * template. A leaf is wrapped in a Stack, several children are wrapped in an inner one. The container keeps the id, so that
 * its parent still lists it.
 */
export function wrapRepeated(
  id: string,
  element: JsonObject,
  definition: Definition | undefined,
): [string, JsonObject][] {
  const { repeat, children } = element;
  if (!isJsonObject(repeat)) return [[id, element]];
  const takesChildren = definition?.children !== 'none';
  const template = `${id}-item`;
  const stack = { type: 'Stack', props: {} };
  if (!takesChildren) {
    const { repeat: _, ...leaf } = element;
    return [
      [id, { ...stack, children: [template], repeat }],
      [template, leaf],
    ];
  }
  if (!Array.isArray(children) || children.length < 2) return [[id, element]];
  return [
    [id, { ...element, children: [template] }],
    [template, { ...stack, children }],
  ];
}

/** A component that takes the list itself, such as a table, reads it in the missing prop instead of being repeated. */
export function readRepeated(element: JsonObject, definition: Definition | undefined): JsonObject {
  const { repeat, props, ...rest } = element;
  if (definition?.children !== 'none' || !isJsonObject(repeat) || !isJsonObject(props)) return element;
  const lists = Object.entries(definition.props).filter(
    ([name, prop]) => prop.required === true && prop.kind === 'array' && name !== 'columns',
  );
  const [[name, prop] = []] = lists;
  const path = repeat['statePath'];
  if (name === undefined || prop?.items?.kind === 'array' || lists.length > 1) return element;
  return props[name] !== undefined || typeof path !== 'string'
    ? element
    : { ...rest, props: { ...props, [name]: { $state: path } } };
}
