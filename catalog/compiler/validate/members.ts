import { fault, FINDINGS_PER_VALUE_MAX, type Findings, join, NONE, show, under } from './finding.ts';
import { DEPTH_MAX, type Scope } from './scope.ts';

type MemberCheck = (member: unknown, scope: Scope) => Findings;

/** The faults of every item of a list, as far as depth and effort allow. */
export function checkItems(list: readonly unknown[], check: MemberCheck, scope: Scope): Findings {
  if (scope.effort.depth === 0) return tooDeep();
  if ((scope.effort.values -= list.length) < 0) return tooLarge();
  scope.effort.depth -= 1;
  let found = NONE;
  for (let index = 0; index < list.length && found.length < FINDINGS_PER_VALUE_MAX; index += 1) {
    const faults = check(list[index], scope);
    if (faults !== NONE) found = join(found, under(index, faults));
  }
  scope.effort.depth += 1;
  return found;
}

/** The faults of every value of an object with free keys, as far as depth and effort allow. */
export function checkEntries(object: { readonly [key: string]: unknown }, check: MemberCheck, scope: Scope): Findings {
  if (scope.effort.depth === 0) return tooDeep();
  scope.effort.depth -= 1;
  let found = NONE;
  for (const key in object) {
    if ((scope.effort.values -= 1) < 0) found = tooLarge();
    if (found.length >= FINDINGS_PER_VALUE_MAX || scope.effort.values < 0) break;
    // `constructor` and `prototype` are ordinary words in data.
    const faults = key === '__proto__' ? forbidden(key) : check(object[key], scope);
    if (faults !== NONE) found = join(found, under(key, faults));
  }
  scope.effort.depth += 1;
  return found;
}

function forbidden(key: string): Findings {
  return fault('forbidden_key', `No document may hold the key ${show(key)}.`);
}

function tooDeep(): Findings {
  return fault('too_deep', `The value is nested deeper than ${DEPTH_MAX} levels.`);
}

function tooLarge(): Findings {
  return fault('too_large', 'The document holds too many values to be checked.');
}
