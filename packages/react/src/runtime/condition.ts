import { isMembers, pointerOf, type Read } from './place.ts';
import type { Scope } from './scope.ts';

const COMPARISONS: Record<string, (left: unknown, right: unknown) => boolean> = {
  eq: (left, right) => left === right,
  neq: (left, right) => left !== right,
  gt: (left, right) => typeof left === 'number' && typeof right === 'number' && left > right,
  gte: (left, right) => typeof left === 'number' && typeof right === 'number' && left >= right,
  lt: (left, right) => typeof left === 'number' && typeof right === 'number' && left < right,
  lte: (left, right) => typeof left === 'number' && typeof right === 'number' && left <= right,
};

/**
 * Whether an element with this `visible` condition shows. Absent shows; what can't be read as a condition hides, as
 * in every json-render renderer.
 *
 * Source: docs/catalog/conventions.md, "Element envelope".
 */
export function isShown(condition: unknown, read: Read, scope: Scope | undefined): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'boolean') return condition;
  if (Array.isArray(condition)) return condition.every((part) => isShown(part, read, scope));
  if (!isMembers(condition)) return false;
  const { $and: all, $or: any } = condition;
  if (Array.isArray(all)) return all.every((part) => isShown(part, read, scope));
  if (Array.isArray(any)) return any.some((part) => isShown(part, read, scope));
  const holds = comparison(condition, read, scope);
  return holds !== undefined && (condition['not'] === true ? !holds : holds);
}

function comparison(condition: Record<string, unknown>, read: Read, scope: Scope | undefined): boolean | undefined {
  const pointer = pointerOf(condition, scope);
  const isIndex = condition['$index'] === true;
  if (pointer === undefined && !isIndex) return undefined;
  const left = pointer === undefined ? scope?.index : read(pointer);
  const operator = Object.keys(COMPARISONS).find((name) => Object.hasOwn(condition, name));
  if (operator === undefined) return Boolean(left);
  const operand = condition[operator];
  const operandPointer = pointerOf(operand, scope);
  return COMPARISONS[operator]?.(left, operandPointer === undefined ? operand : read(operandPointer));
}
