import type { FindingCode } from '#catalog/compiler/validate/finding-code.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { applyOperation } from '#contract/apply-operation.ts';
import { isAtOrBelow } from '#contract/json-pointer.ts';
import type { JsonObject } from '#contract/json.ts';
import type { RepairName } from '../repairs.ts';

const ROUNDS_MAX = 3;

/** The rule that a repaired finding counts as. */
const RULE_OF_CODE: { readonly [code in FindingCode]?: RepairName } = {
  unknown_prop: 'drop-unknown-props',
  unknown_key: 'drop-unknown-keys',
  not_in_menu: 'fold-menu-words',
  wrong_kind: 'convert-values',
  out_of_range: 'clamp-settings',
  expression_not_allowed: 'read-where-not-writable',
  no_effect: 'drop-props-without-effect',
};

/**
 * Applies the repairs that a check proposes, again and again until it proposes no more. Faults without a repair stay.
 *
 * @param check finds faults, with pointers relative to the value
 * @returns the repaired value and the rules applied, one entry for each repair
 */
export function repairFindings(
  value: JsonObject,
  check: (value: JsonObject) => readonly Finding[],
): { value: JsonObject; rules: RepairName[] } {
  let repaired = value;
  const rules: RepairName[] = [];
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
