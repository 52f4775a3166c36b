import type { FindingCode } from '#catalog/compiler/validate/finding-code.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { applyOperation } from '#contract/apply-operation.ts';
import { isAtOrBelow } from '#contract/json-pointer.ts';
import type { JsonObject } from '#contract/json.ts';

const ROUNDS_MAX = 3;

/** The rule that a repaired finding counts as. */
const RULE_OF_CODE: { readonly [code in FindingCode]?: string } = {
  unknown_prop: 'drop-unknown-props',
  unknown_key: 'drop-unknown-keys',
  not_in_menu: 'fold-menu-words',
  wrong_kind: 'convert-values',
  out_of_range: 'clamp-settings',
  expression_not_allowed: 'read-where-not-writable',
  no_effect: 'drop-props-without-effect',
};

/** What {@link repairFindings} repairs, by rule. */
export const FINDING_RULES: readonly { name: string; says: string }[] = [
  { name: 'drop-unknown-props', says: 'Props and members that a component does not have go.' },
  { name: 'drop-unknown-keys', says: 'Keys that an element or binding does not have go.' },
  {
    name: 'fold-menu-words',
    says: 'Words from other systems become the word of the menu that means the same; for what only shapes looks, else the default.',
  },
  {
    name: 'convert-values',
    says: 'Numbers, booleans, texts and lists of texts take the form that is asked for, where nothing is lost.',
  },
  { name: 'clamp-settings', says: 'A number that shapes looks or behaviour is moved into its range; a fact never is.' },
  { name: 'read-where-not-writable', says: '`$bindState` on a prop that is no write target becomes `$state`.' },
  { name: 'drop-props-without-effect', says: 'A prop that has no effect without another goes.' },
  { name: 'repair-form', says: 'Any other fault for which the check itself can tell the repair.' },
];

/**
 * Applies the repairs that a check proposes, again and again until it proposes no more. Faults without a repair stay.
 *
 * @param check finds faults, with pointers relative to the value
 * @returns the repaired value and the rules applied, one entry for each repair
 */
export function repairFindings(
  value: JsonObject,
  check: (value: JsonObject) => readonly Finding[],
): { value: JsonObject; rules: string[] } {
  let repaired = value;
  const rules: string[] = [];
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const repairable = check(repaired).filter(({ repair }) => repair !== undefined);
    if (repairable.length === 0) break;
    repaired = structuredClone(repaired);
    const touched: string[] = [];
    // The last first, so that no index in a list shifts under a repair that is still to come.
    for (const { pointer, code, repair } of repairable.toReversed()) {
      // One value may have two faults, and the repair of the first may take it out; the next round looks again.
      if (repair === undefined || touched.some((at) => isAtOrBelow(pointer, at))) continue;
      touched.push(pointer);
      applyOperation(repaired, { ...structuredClone(repair), path: pointer });
      rules.push(RULE_OF_CODE[code] ?? 'repair-form');
    }
  }
  return { value: repaired, rules };
}
