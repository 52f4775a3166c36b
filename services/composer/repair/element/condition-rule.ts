import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import type { ElementRule } from './element-rule.ts';
import { pointerOf } from './expression-rules.ts';

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
