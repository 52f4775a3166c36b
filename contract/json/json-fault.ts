import { LIMITS } from '../limits.ts';

/** Where a JSON value is unacceptable, and why: a predicate whose subject is the path. */
export type JsonFault = { path: PropertyKey[]; message: string };

/** The fault of a body with too many members. */
export const TOO_MANY_MEMBERS = `goes beyond the ${LIMITS.jsonMaxMembers} members that a whole body may have`;
/** The fault of an object with too many members. */
export const TOO_WIDE = `holds an object with more than ${LIMITS.jsonObjectMaxMembers} members`;
/** The fault of a value that is nested too deep. */
export const TOO_DEEP = `is nested too deep; at most ${LIMITS.jsonMaxDepth} levels are allowed`;

/** An object or array on the way, and which of its members is looked at. */
type Scope = { keys: readonly string[] | undefined; values: readonly unknown[]; at: number };

/**
 * Finds what makes a parsed JSON value dangerous to walk, serialize or forward: nesting beyond `LIMITS.jsonMaxDepth`, more
 * than `LIMITS.jsonMaxMembers` members, a key named `__proto__`, a number that JSON cannot represent (1e999 parses to
 * Infinity). Does not recurse, so any nesting is safe. Undefined when there is nothing.
 */
export function findJsonFault(value: unknown): JsonFault | undefined {
  const scopes: Scope[] = [];
  const fault = (message: string): JsonFault => ({ path: scopes.map(keyIn), message });
  let left = LIMITS.jsonMaxMembers;
  for (let member = value, scope: Scope | undefined; ;) {
    if (typeof member === 'number' && !Number.isFinite(member)) return fault('is a number too large for JSON readers');
    if (typeof member === 'object' && member !== null) {
      if (scopes.length > LIMITS.jsonMaxDepth) return fault(TOO_DEEP);
      scopes.push(scopeOf(member));
    }
    // On to the next member, in the order of the document.
    for (scope = scopes.at(-1); scope !== undefined && scope.at + 1 >= scope.values.length; scope = scopes.at(-1))
      scopes.pop();
    if (scope === undefined) return undefined;
    scope.at += 1;
    if ((left -= 1) < 0) return { path: scopes.slice(0, 1).map(keyIn), message: TOO_MANY_MEMBERS };
    if (scope.keys?.[scope.at] === '__proto__') return fault('is a key that no object may hold');
    member = scope.values[scope.at];
  }
}

function scopeOf(container: object): Scope {
  if (Array.isArray(container)) return { keys: undefined, values: container, at: -1 };
  return { keys: Object.keys(container), values: Object.values(container), at: -1 };
}

function keyIn({ keys, at }: Scope): PropertyKey {
  return keys === undefined ? at : (keys[at] ?? '');
}
