import { LIMITS } from './limits.ts';

/** Where a JSON value is unacceptable, and why: a predicate whose subject is the path. */
export type JsonFault = { path: PropertyKey[]; message: string };

/** The fault of a body with too many members. */
export const TOO_MANY_MEMBERS = `goes beyond the ${LIMITS.jsonMaxMembers} members that a whole body may have`;
/** The fault of an object with too many members. */
export const TOO_WIDE = `holds an object with more than ${LIMITS.jsonObjectMaxMembers} members`;
/** The fault of a value that is nested too deep. */
export const TOO_DEEP = `is nested too deep; at most ${LIMITS.jsonMaxDepth} levels are allowed`;

type Visit = { value: unknown; depth: number; key: PropertyKey | undefined; parent: Visit | undefined };

/**
 * Finds what makes a parsed JSON value dangerous to walk, serialize or forward: nesting beyond `LIMITS.jsonMaxDepth`, more
 * than `LIMITS.jsonMaxMembers` members, a key named `__proto__`, a number that JSON cannot represent (1e999 parses to
 * Infinity). Does not recurse, so any nesting is safe. Undefined when there is nothing.
 */
export function findJsonFault(value: unknown): JsonFault | undefined {
  let visited = 0;
  const pending: Visit[] = [{ value, depth: 0, key: undefined, parent: undefined }];
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    if ((visited += 1) > LIMITS.jsonMaxMembers + 1)
      return { path: pathOf(visit).slice(0, 1), message: TOO_MANY_MEMBERS };
    const message = faultOf(visit);
    if (message !== undefined) return { path: pathOf(visit), message };
    pushMembers(visit, pending);
  }
  return undefined;
}

function faultOf({ value, depth, key }: Visit): string | undefined {
  if (key === '__proto__') return 'is a key that no object may hold';
  if (typeof value === 'number' && !Number.isFinite(value)) return 'is a number too large for JSON readers';
  if (depth > LIMITS.jsonMaxDepth) return TOO_DEEP;
  return undefined;
}

// Pushed in reverse, so that the first fault in document order is found.
function pushMembers(visit: Visit, pending: Visit[]): void {
  const { value } = visit;
  if (typeof value !== 'object' || value === null) return;
  const depth = visit.depth + 1;
  if (Array.isArray(value)) {
    for (let index = value.length - 1; index >= 0; index -= 1) {
      pending.push({ value: value[index], depth, key: index, parent: visit });
    }
    return;
  }
  const members = Object.entries(value);
  for (let index = members.length - 1; index >= 0; index -= 1) {
    const [key, member] = members[index] ?? [];
    pending.push({ value: member, depth, key, parent: visit });
  }
}

function pathOf(visit: Visit): PropertyKey[] {
  const path: PropertyKey[] = [];
  for (let at: Visit | undefined = visit; at?.key !== undefined; at = at.parent) path.push(at.key);
  return path.reverse();
}
