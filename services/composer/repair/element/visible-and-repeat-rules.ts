import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { ElementRule } from './element-rule.ts';
import { pointerOf } from './expression-rules.ts';
import type { Definition } from '#catalog/definition.ts';

const OPERATORS: { readonly [alias: string]: string } = {
  eq: 'eq',
  equals: 'eq',
  equal: 'eq',
  is: 'eq',
  $eq: 'eq',
  '==': 'eq',
  '===': 'eq',
  neq: 'neq',
  ne: 'neq',
  notEquals: 'neq',
  $ne: 'neq',
  $neq: 'neq',
  '!=': 'neq',
  gt: 'gt',
  $gt: 'gt',
  greaterThan: 'gt',
  gte: 'gte',
  $gte: 'gte',
  lt: 'lt',
  $lt: 'lt',
  lessThan: 'lt',
  lte: 'lte',
  $lte: 'lte',
};
const SUBJECTS = ['$state', 'path', 'statePath', 'state', 'field', '$path'];

export const repairCondition: ElementRule = {
  name: 'repair-condition',
  repair: (element) => {
    if (!Object.hasOwn(element, 'visible')) return element;
    const { visible, ...rest } = element;
    if (visible === undefined || typeof visible === 'boolean') return element;
    const repaired = conditionOf(visible);
    if (repaired === undefined) return rest;
    return JSON.stringify(repaired) === JSON.stringify(visible) ? element : { ...rest, visible: repaired };
  },
};

function conditionOf(value: Json): Json | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'string') return /^[\w./#$-]+$/.test(value) ? { $state: pointerOf(value) } : undefined;
  if (Array.isArray(value)) return allOf(value);
  if (!isJsonObject(value)) return undefined;
  const both = value['$and'] ?? value['and'] ?? value['all'];
  if (Array.isArray(both)) return allOf(both);
  return reversed(value) ?? compared(value) ?? simple(value);
}

function allOf(list: readonly Json[]): Json | undefined {
  const conditions = list.flatMap((one) => conditionOf(one) ?? []);
  return conditions.length === list.length && conditions.length > 0 ? conditions : undefined;
}

/** `{ "not": condition }` and `{ "$not": condition }`. */
function reversed(value: JsonObject): Json | undefined {
  const inner = value['$not'] ?? value['not'];
  if (!isJsonObject(inner)) return undefined;
  const condition = conditionOf(inner);
  return isJsonObject(condition) && condition['not'] === undefined ? { ...condition, not: true } : undefined;
}

/** `{ "$eq": [{ "$state": "/tab" }, "files"] }`. */
function compared(value: JsonObject): Json | undefined {
  const [name, ...others] = Object.keys(value);
  const operands = name === undefined ? undefined : value[name];
  if (name === undefined || others.length > 0 || !Array.isArray(operands) || operands.length !== 2) return undefined;
  const operator = operatorOf(name);
  const subject = subjectOf(operands[0] ?? null);
  const [, operand = null] = operands;
  return operator === undefined || subject === undefined ? undefined : { ...subject, [operator]: operand };
}

/** `{ "$state": "/tab", "eq": "files" }` and variants with `path` or `equals`. */
function simple(value: JsonObject): Json | undefined {
  const subject = subjectOf(value);
  if (subject === undefined) return undefined;
  const condition: JsonObject = { ...subject };
  let operators = 0;
  for (const [key, operand] of Object.entries(value)) {
    const operator = operatorOf(key);
    if (operator !== undefined && (operators += 1) === 1) condition[operator] = operand;
    else if (key === 'not' && operand === true) condition['not'] = true;
  }
  return operators > 1 ? undefined : condition;
}

function subjectOf(value: Json): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  const item = value['$item'] ?? value['$bindItem'];
  if (typeof item === 'string') return { $item: item.replace(/^\/+/, '') };
  const path = SUBJECTS.map((name) => value[name]).find((one) => typeof one === 'string');
  return typeof path === 'string' && path !== '' ? { $state: pointerOf(path) } : undefined;
}

function operatorOf(name: string): string | undefined {
  return Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
}

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
