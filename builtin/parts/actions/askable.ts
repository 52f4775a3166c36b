import { keyInFacts } from '#builtin/understand/actions/decided.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { optionsFromData } from '#builtin/understand/fields/options-from-data.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { isHosted } from './lookups.ts';

/** True for a param that the user can answer: no fixed value, no key of what the data describes, and an id only as a choice by name. */
export function isAskable(field: Field, u: Understanding): boolean {
  if (field.fixed !== undefined || keyInFacts(field, u.data) !== undefined) return false;
  return !isHosted(field) || (field.fields === undefined && optionsFromData(field, u).choices !== undefined);
}
