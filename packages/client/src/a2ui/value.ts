import { isObject, type Json, type JsonObject } from '../json.ts';

/** A call of one of the functions of our catalog. */
type Call = { call: string; args: JsonObject; returnType: string };

/** A call of the function with these arguments; those that are null are left out. */
export function callOf(call: string, args: JsonObject, returnType: string): Call {
  return { call, args: withoutNull(args), returnType };
}

/**
 * A value of a spec in A2UI's terms: expressions become bindings, and an object that holds one becomes a call of `object`, which
 * any host resolves at any depth. Undefined for an expression without a counterpart in A2UI.
 */
export function dynamicValue(value: Json): Json | undefined {
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).map((item) => dynamicValue(item) ?? null);
    return items.every((item, at) => item === value[at]) ? value : items;
  }
  if (!isObject(value)) return value;
  if (Object.keys(value).some((key) => key.startsWith('$'))) return expression(value);
  const members = mapped(value);
  // A literal with a member of these names would be taken for a binding or a call.
  const isLiteral = !('path' in value) && !('call' in value);
  const isSame = Object.keys(value).every((key) => members[key] === value[key]);
  return isSame && isLiteral ? value : callOf('object', members, 'object');
}

/** A value where A2UI takes no plain object: a param of an action. */
function dynamicParam(value: Json): Json | undefined {
  return isObject(value) && dynamicValue(value) === value
    ? callOf('object', mapped(value), 'object')
    : dynamicValue(value);
}

/** Params by name, without those that are null or have no form in A2UI. */
export function dynamicParams(params: JsonObject, convert = dynamicParam): JsonObject {
  return withoutNull(mapped(params, convert));
}

/** The condition of `visible` as a value that is true or false. What is no condition hides. */
export function conditionOf(condition: Json): Json {
  if (typeof condition === 'boolean') return condition;
  if (Array.isArray(condition)) return every('and', condition);
  if (!isObject(condition)) return false;
  const { $and: all, $or: any } = condition;
  if (Array.isArray(all)) return every('and', all);
  if (Array.isArray(any)) return every('or', any);
  const reader = Object.entries(condition).filter(([key]) => key.startsWith('$'));
  const value = dynamicValue(Object.fromEntries(reader));
  if (reader.length !== 1 || value === undefined) return false;
  const operator = OPERATORS.find((name) => name in condition);
  const operand = operator === undefined ? undefined : dynamicValue(condition[operator] ?? null);
  return callOf(
    'check',
    {
      value,
      ...(operator !== undefined && { operator }),
      ...(operand !== undefined && { operand }),
      ...(condition['not'] === true && { not: true }),
    },
    'boolean',
  );
}

const OPERATORS = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte'] as const;

function every(call: 'and' | 'or', parts: readonly Json[]): Json {
  return callOf(call, { values: parts.map(conditionOf) }, 'boolean');
}

function expression(value: JsonObject): Json | undefined {
  const { $state, $bindState, $bindItem, $item } = value;
  const pointer = $state ?? $bindState;
  if (typeof pointer === 'string') return { path: pointer === '' ? '/' : pointer };
  // Relative to the item of the template.
  const field = $bindItem ?? $item;
  if (typeof field === 'string') return { path: field };
  return value['$index'] === true ? callOf('index', {}, 'number') : undefined;
}

function mapped(value: JsonObject, convert: (value: Json) => Json | undefined = dynamicValue): JsonObject {
  const members = Object.entries(value).map(([key, member]) => [key, convert(member)] as const);
  return Object.fromEntries(members.filter((member): member is [string, Json] => member[1] !== undefined));
}

// The schemas of A2UI know no null among values that may be bound.
function withoutNull(value: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
}
