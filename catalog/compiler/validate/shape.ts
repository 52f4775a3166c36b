import type { Fields, MemberRules, Prop } from '#catalog/definition.ts';
import { isJsonObject } from '#contract/json/json.ts';
import { fault, FINDINGS_PER_VALUE_MAX, type Findings, join, NONE, show, under } from './finding.ts';
import { type Check, wrong } from './kind.ts';
import { compileRules } from './rules.ts';
import type { Scope } from './scope.ts';

/** Finds the faults of an object's members; `childCount` is the element's, and 0 for an object inside a prop. */
export type ShapeCheck = (value: unknown, scope: Scope, childCount?: number) => Findings;

/**
 * Compiles the check of an object with exactly these members, and the rules between them. `null` on an optional member means
 * absent.
 */
export function compileShape(fields: Fields, rules: MemberRules, compileMember: (prop: Prop) => Check): ShapeCheck {
  const names = Object.keys(fields);
  const checks = new Map(Object.entries(fields).map(([name, prop]) => [name, compileMember(prop)]));
  const required = names.filter((name) => fields[name]?.required);
  const checkRules = compileRules(rules, fields);

  return (value, scope, childCount = 0) => {
    if (!isJsonObject(value)) return wrong('object', value);
    let found = NONE;
    for (const name in value) {
      if (found.length >= FINDINGS_PER_VALUE_MAX) return found;
      const check = checks.get(name);
      const member = value[name];
      if (check === undefined) found = join(found, unknown(name, names));
      else if (member !== null && member !== undefined) {
        const faults = check(member, scope);
        if (faults !== NONE) found = join(found, under(name, faults));
      }
    }
    for (const name of required) if (isAbsent(value, name)) found = join(found, missing(name));
    return checkRules === undefined ? found : join(found, checkRules(value, scope, childCount));
  };
}

function isAbsent(members: { readonly [name: string]: unknown }, name: string): boolean {
  return !Object.hasOwn(members, name) || members[name] === null || members[name] === undefined;
}

function missing(name: string): Findings {
  return under(name, fault('missing_prop', `${name} is missing, and without it nothing can be shown.`));
}

function unknown(name: string, names: readonly string[]): Findings {
  const known = names.length > 12 ? `${names.slice(0, 12).join(', ')}, …` : names.join(', ');
  return under(name, fault('unknown_prop', `There is no ${show(name)} here; known are ${known}.`, { op: 'remove' }));
}
