import { isJsonObject } from '#contract/json/json.ts';
import { fault, type Findings, NONE, type Repair, show } from './finding.ts';
import { checkEntries, checkItems } from './members.ts';
import type { Scope } from './scope.ts';
import { badPointer, isStatePointer } from './state-pointer.ts';
import { checkJsonScalar } from './plain-json.ts';

/** `write`: a write target; `read`: any other value. */
export type Access = 'read' | 'write';

/** True for an object that a renderer treats as an expression: one with a key that starts with "$". */
export function isExpression(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  for (const key in value) if (key.codePointAt(0) === DOLLAR) return true;
  return false;
}

const DOLLAR = 36;

/**
 * The faults of an expression: its form, and whether what it reads exists.
 *
 * Source: docs/catalog/conventions.md, "Expressions".
 */
export function checkExpression(value: Record<string, unknown>, access: Access, scope: Scope): Findings {
  const keys = Object.keys(value);
  if (keys.length === 1) {
    if ('$state' in value) return checkRead(value.$state, scope);
    if ('$bindItem' in value) return checkItemField(value.$bindItem, scope);
    if ('$bindState' in value) return checkWrite(value.$bindState, access);
  }
  if (scope.tolerance === 'prior') return checkPriorExpression(value, keys, scope);
  return fault(
    'bad_expression',
    `An expression is {"$state": pointer}, {"$bindState": pointer} or {"$bindItem": field} and nothing beside it, not ${keys.map(show).join(', ')}.`,
  );
}

/** The faults of a pointer that is read: its syntax, and whether anything is ever there. */
export function checkRead(pointer: unknown, scope: Scope): Findings {
  if (!isStatePointer(pointer)) return badPointer(pointer);
  if (scope.canRead(pointer)) return NONE;
  return fault('unseeded_path', `Nothing is at ${show(pointer)}: seed it in the state, or bind a control to it.`);
}

/** The faults of a field read from the item of the surrounding repeat. */
export function checkItemField(field: unknown, scope: Scope): Findings {
  if (typeof field !== 'string' || field.startsWith('/')) {
    return fault('bad_pointer', `${show(field)} is no item field: it has no leading slash, and "" is the whole item.`);
  }
  if (scope.itemHas === undefined) {
    return fault('item_outside_repeat', `${show(field)} is read from an item, but nothing repeats here.`);
  }
  if (scope.itemHas(field)) return NONE;
  return fault('unknown_item_field', `The repeated items have no field ${show(field)}.`);
}

function checkWrite(pointer: unknown, access: Access): Findings {
  if (access === 'read') {
    const repair: Repair | undefined = isStatePointer(pointer)
      ? { op: 'replace', value: { $state: pointer } }
      : undefined;
    return fault('expression_not_allowed', 'This is no write target: read the state with {"$state": pointer}.', repair);
  }
  return isStatePointer(pointer) ? NONE : badPointer(pointer);
}

const COMPUTED = new Set(['sum', 'product', 'mean', 'subtract', 'divide', 'percentChange']);

function checkPriorExpression(value: Record<string, unknown>, keys: readonly string[], scope: Scope): Findings {
  if (keys.length === 1 && '$item' in value) return checkItemField(value.$item, scope);
  if (keys.length === 1 && value.$index === true) return NONE;
  if (keys.length === 1 && typeof value.$template === 'string') return NONE;
  if (keys.length === 3 && '$cond' in value && '$then' in value && '$else' in value) {
    return checkFreeJson([value.$then, value.$else], scope);
  }
  if (typeof value.$computed === 'string' && COMPUTED.has(value.$computed) && keys.length === 2 && 'args' in value) {
    return isJsonObject(value.args)
      ? checkFreeJson(value.args, scope)
      : fault('bad_expression', '`args` is an object.');
  }
  return fault('bad_expression', `${keys.map(show).join(', ')} is no expression.`);
}

/**
 * The faults of a prop value that may be any JSON: those of plain JSON, and of the expressions in it, which renderers resolve
 * at any depth.
 */
export function checkFreeJson(value: unknown, scope: Scope): Findings {
  if (typeof value !== 'object' || value === null) return checkJsonScalar(value);
  if (isExpression(value)) return checkExpression(value, 'read', scope);
  if (Array.isArray(value)) return checkItems(value, checkFreeJson, scope);
  return checkEntries(value as Record<string, unknown>, checkFreeJson, scope);
}
