import { checkItemField, checkRead } from '#catalog/compiler/validate/expression.ts';
import { each, fault, type Findings, join, NONE, show, under } from '#catalog/compiler/validate/finding.ts';
import type { Scope } from '#catalog/compiler/validate/scope.ts';
import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';

const EQUALITY = new Set(['eq', 'neq']);
const ORDER = new Set(['gt', 'gte', 'lt', 'lte']);
const CONDITIONS_MAX = 20;

/**
 * The faults of a `visible` condition. They are errors because existing renderers hide an element whose condition they
 * cannot read.
 *
 * Source: docs/catalog/conventions.md, "Element envelope", `visible`.
 */
export function checkVisible(condition: unknown, scope: Scope): Findings {
  if (typeof condition === 'boolean') return NONE;
  if (!Array.isArray(condition)) return checkCondition(condition, scope);
  if (condition.length > CONDITIONS_MAX)
    return fault('bad_condition', `At most ${CONDITIONS_MAX} conditions stand together.`);
  return each(condition.keys(), (index) =>
    typeof condition[index] === 'boolean' ? NONE : checkCondition(condition[index], scope),
  );
}

function checkCondition(condition: unknown, scope: Scope): Findings {
  if (!isJsonObject(condition)) return fault('bad_condition', `${show(condition)} is no condition.`);
  if (scope.tolerance === 'prior' && isGroup(condition)) return checkGroup(condition, scope);
  const { $state, $item, not, ...operators } = condition;
  if (($state === undefined) === ($item === undefined)) {
    return fault('bad_condition', 'A condition reads one of {"$state": pointer} and {"$item": field}.');
  }
  if (not !== undefined && not !== true) return under('not', fault('bad_condition', '`not` is true or absent.'));
  const read =
    $state === undefined ? under('$item', checkItemField($item, scope)) : under('$state', checkPlace($state, scope));
  return join(read, checkOperators(operators, scope));
}

/** Whether a list has an entry yet is what a condition may ask, so that its place counts as soon as the list is there. */
function checkPlace(pointer: unknown, scope: Scope): Findings {
  const list = typeof pointer === 'string' ? /^(\/.+)\/\d+$/.exec(pointer)?.[1] : undefined;
  return list !== undefined && isStatePointer(pointer) && scope.canRead(list) ? NONE : checkRead(pointer, scope);
}

// json-render also accepts named groups of conditions; we emit lists only.
function isGroup(condition: JsonObject): boolean {
  const [name = '', ...others] = Object.keys(condition);
  return others.length === 0 && (name === '$or' || name === '$and');
}

function checkGroup(condition: JsonObject, scope: Scope): Findings {
  const [name = ''] = Object.keys(condition);
  const conditions = condition[name];
  if (!Array.isArray(conditions)) return under(name, fault('bad_condition', `${name} holds a list of conditions.`));
  if (scope.effort.depth === 0) return fault('too_deep', 'Conditions are nested too deep.');
  scope.effort.depth -= 1;
  const found = under(name, checkVisible(conditions, scope));
  scope.effort.depth += 1;
  return found;
}

function checkOperators(operators: { readonly [name: string]: unknown }, scope: Scope): Findings {
  const names = Object.keys(operators);
  const [name] = names;
  if (name === undefined) return NONE;
  if (names.length > 1) return fault('bad_condition', 'A condition has at most one of eq, neq, gt, gte, lt, lte.');
  const operand = operators[name];
  if ((EQUALITY.has(name) || ORDER.has(name)) && isStateRead(operand)) {
    return under(name, under('$state', checkRead(operand['$state'], scope)));
  }
  if (EQUALITY.has(name))
    return isScalar(operand) ? NONE : badOperand(name, 'a text, number, boolean, null or a read of the state');
  if (ORDER.has(name)) return Number.isFinite(operand) ? NONE : badOperand(name, 'a number or a read of the state');
  return under(name, fault('bad_condition', `There is no operator ${show(name)}.`));
}

function badOperand(name: string, what: string): Findings {
  return under(name, fault('bad_condition', `${name} compares with ${what}.`));
}

// The only expression that json-render reads on the right side.
function isStateRead(operand: unknown): operand is JsonObject {
  return isJsonObject(operand) && Object.keys(operand).length === 1 && typeof operand['$state'] === 'string';
}

function isScalar(value: unknown): boolean {
  return value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}
