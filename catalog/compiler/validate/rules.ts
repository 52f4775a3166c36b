import type { Fields, MemberRules } from '#catalog/definition.ts';
import { fault, type Findings, join, NONE, show, under } from './finding.ts';
import type { Scope } from './scope.ts';

type Members = { readonly [name: string]: unknown };
type RuleCheck = (members: Members, scope: Scope, childCount: number) => Findings;

/**
 * Compiles the rules between the members of one object, or between the props of one component; undefined when there
 * are none. `childCount` stands for the member `children` in `oneOf`.
 *
 * Source: docs/catalog/conventions.md, "Rules the kinds can't say".
 */
export function compileRules(rules: MemberRules, fields: Fields): RuleCheck | undefined {
  const checks = [
    ...oneOfChecks(rules),
    ...needsChecks(rules),
    ...requiredWhenChecks(rules),
    ...orderChecks(rules, fields),
  ];
  if (checks.length === 0) return undefined;
  return (members, scope, childCount) => {
    let found = NONE;
    for (const check of checks) found = join(found, check(members, scope, childCount));
    return found;
  };
}

function oneOfChecks({ oneOf = [] }: MemberRules): RuleCheck[] {
  return oneOf.map((names) => (members, _scope, childCount) => {
    if (names.some((name) => (name === 'children' && childCount > 0) || isOn(members, name))) return NONE;
    return fault('missing_part', `At least one of ${names.join(', ')} is needed.`);
  });
}

function needsChecks({ needs = {} }: MemberRules): RuleCheck[] {
  return Object.entries(needs).map(([name, others]) => (members, scope) => {
    // It merely has no effect, so a prior spec may contain it.
    if (scope.tolerance === 'prior' || !isOn(members, name)) return NONE;
    const absent = others.filter((other) => !isOn(members, other));
    if (absent.length === 0) return NONE;
    return under(name, fault('no_effect', `It has no effect without ${absent.join(', ')}.`, { op: 'remove' }));
  });
}

function requiredWhenChecks({ requiredWhen = {} }: MemberRules): RuleCheck[] {
  return Object.entries(requiredWhen).map(([name, cases]) => (members) => {
    const value = read(members, name);
    if (typeof value !== 'string' || !Object.hasOwn(cases, value)) return NONE;
    const absent = (cases[value] ?? []).filter((other) => (read(members, other) ?? null) === null);
    if (absent.length === 0) return NONE;
    return fault('missing_part', `With ${name} ${show(value)}, ${absent.join(', ')} must be given.`);
  });
}

function orderChecks({ order = [] }: MemberRules, fields: Fields): RuleCheck[] {
  return order.map(([low, sign, high]) => (members) => {
    const a = read(members, low) ?? fields[low]?.default;
    const b = read(members, high) ?? fields[high]?.default;
    if (!areOutOfOrder(a, sign, b)) return NONE;
    const words = sign === '<' ? 'below' : 'at most';
    return under(low, fault('wrong_order', `${low} ${show(a)} must be ${words} ${high} ${show(b)}.`));
  });
}

// Only two literals of one type can be compared; the result of an expression is unknown here.
function areOutOfOrder(a: unknown, sign: '<' | '<=', b: unknown): boolean {
  if (typeof a === 'number' && typeof b === 'number') return sign === '<' ? a >= b : a > b;
  if (typeof a === 'string' && typeof b === 'string') return sign === '<' ? a >= b : a > b;
  return false;
}

function isOn(members: Members, name: string): boolean {
  const value = read(members, name) ?? false;
  return value !== false;
}

function read(members: Members, name: string): unknown {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}
