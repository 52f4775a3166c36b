import { fault, type Findings, NONE, show } from './finding.ts';
import { checkEntries, checkItems } from './members.ts';
import type { Scope } from './scope.ts';
import { checkTextLength } from './text-length.ts';

/** The faults of data: non-JSON values, overlong texts, prototype names. Keys that start with "$" have no meaning here. */
export function checkPlainJson(value: unknown, scope: Scope): Findings {
  if (typeof value !== 'object' || value === null) return checkJsonScalar(value);
  if (Array.isArray(value)) return checkItems(value, checkPlainJson, scope);
  return checkEntries(value as { readonly [key: string]: unknown }, checkPlainJson, scope);
}

/** The faults of a scalar JSON value. */
export function checkJsonScalar(value: unknown): Findings {
  if (typeof value === 'string') return checkTextLength(value);
  if (value === null || typeof value === 'boolean' || Number.isFinite(value)) return NONE;
  return fault('wrong_kind', `${show(value)} is no JSON value.`);
}
