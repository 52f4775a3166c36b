import type { Json } from '#contract/json.ts';
import { formatPointer, isForbiddenToken } from '#contract/json-pointer.ts';
import type { FindingCode } from './finding-code.ts';

/**
 * A change that repairs the form and touches no fact: with the finding's pointer as `path` it is an operation. Of several
 * in one list the last is applied first, so that no index shifts.
 */
export type Repair = { op: 'remove' } | { op: 'add' | 'replace'; value: Json };

/** One fault: where it is, what it is, a sentence on how to repair it, and the repair where a rule can tell it. */
export type Finding = {
  /** JSON Pointer, relative to the value that was checked. */
  pointer: string;
  code: FindingCode;
  /** For people and models; names no more than the fault, since the pointer stands beside it. */
  message: string;
  repair?: Repair;
};

export type Findings = readonly Finding[];

/** No fault. Checks return this very list when all is well, so that a good value costs no allocation. */
export const NONE: Findings = Object.freeze([]);

/** No list of findings about one value grows beyond this: whoever sends 10,000 faults needs no list of all. */
export const FINDINGS_PER_VALUE_MAX = 20;

/** A single fault of the value itself. */
export function fault(code: FindingCode, message: string, repair?: Repair): Findings {
  return [repair === undefined ? { pointer: '', code, message } : { pointer: '', code, message, repair }];
}

/** The findings of a member, told from its container. One that no pointer may name cannot be repaired by an operation. */
export function under(key: string | number, findings: Findings): Findings {
  if (findings === NONE) return NONE;
  const step = formatPointer([key]);
  return findings.map(({ pointer, repair, ...finding }) =>
    repair === undefined || isForbiddenToken(String(key))
      ? { pointer: step + pointer, ...finding }
      : { pointer: step + pointer, ...finding, repair },
  );
}

/**
 * The findings about members of a container, each told from it: those that `check` has for each key, as many as one
 * value is worth.
 */
export function each<Key extends string | number>(keys: Iterable<Key>, check: (key: Key) => Findings): Findings {
  let found = NONE;
  for (const key of keys) {
    const faults = check(key);
    if (faults !== NONE) found = join(found, under(key, faults));
    if (found.length >= FINDINGS_PER_VALUE_MAX) break;
  }
  return found;
}

/** Both lists; {@link NONE} only when both are. */
export function join(some: Findings, more: Findings): Findings {
  if (some === NONE) return more;
  return more === NONE ? some : [...some, ...more];
}

/** A value in a message: short, and safe for whatever it is. */
export function show(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
    case 'object':
      if (Array.isArray(value)) return `a list of ${value.length}`;
      return value === null ? 'null' : 'an object';
    case 'undefined':
      return 'nothing';
    case 'function':
      return 'a function';
    default:
      return String(value);
  }
}
