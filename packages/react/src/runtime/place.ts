import { canonicalPointer } from './pointer.ts';
import { itemFieldPointer, type Scope } from './scope.ts';

/** Reads the live state. */
export type Read = (pointer: string) => unknown;

/** The place that an expression reads, and where a bound prop writes; undefined when it names none. */
export function pointerOf(value: unknown, scope: Scope | undefined): string | undefined {
  if (!isMembers(value)) return undefined;
  for (const key of ['$state', '$bindState'] as const) {
    const pointer = value[key];
    if (typeof pointer === 'string') return canonicalPointer(pointer);
  }
  for (const key of ['$bindItem', '$item'] as const) {
    const field = value[key];
    if (typeof field === 'string' && scope !== undefined) return itemFieldPointer(scope, field);
  }
  return undefined;
}

/** True for an object with members: no list, no null. */
export function isMembers(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a string, number or boolean. */
export function isScalar(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
