import type { Json } from '#contract/json/json.ts';
import { formatPointer, isForbiddenToken } from '#contract/json/json-pointer.ts';
import type { FindingCode } from './finding-code.ts';

/**
 * A change that repairs form and touches no fact: with the finding's pointer as `path` it is an operation. Repairs in one
 * list are applied last to first, so that no index shifts.
 */
export type Repair = { op: 'remove' } | { op: 'add' | 'replace'; value: Json };

/** One fault: where it is, what it is, a sentence on how to fix it, and the repair if a rule can determine it. */
export type Finding = {
  /** JSON Pointer, relative to the value that was checked. */
  pointer: string;
  code: FindingCode;
  /** For people and models; does not repeat the pointer. */
  message: string;
  repair?: Repair;
};

export type Findings = readonly Finding[];

/** No fault. Checks return this one list when all is well, so that a valid value costs no allocation. */
export const NONE: Findings = Object.freeze([]);

/** Most findings about one value: nobody needs a list of 10,000. */
export const FINDINGS_PER_VALUE_MAX = 20;

/** A single fault of the value itself. */
export function fault(code: FindingCode, message: string, repair?: Repair): Findings {
  return [repair === undefined ? { pointer: '', code, message } : { pointer: '', code, message, repair }];
}

/** Adds a key to the findings' pointers. A finding whose pointer would not be allowed loses its repair. */
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
 * The findings that `check` returns for each key, with the key added to their pointers; at most
 * {@link FINDINGS_PER_VALUE_MAX}.
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

/** A value for a message: short, and safe whatever it is. */
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
