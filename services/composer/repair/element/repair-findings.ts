import type { FindingCode } from '#catalog/compiler/validate/finding-code.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { applyOperation } from '#contract/json/apply-operation.ts';
import { isAtOrBelow } from '#contract/json/json-pointer.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { RepairName } from '../repairs.ts';

const ROUNDS_MAX = 3;

/** The repair that fixing a finding is counted as. */
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
 * Applies the repairs that a check proposes, until it proposes none. Faults without a repair stay.
 *
 * @param check finds faults, with pointers relative to the value
 * @returns the repaired value and the name of each repair
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
    // Last first, so that repairs do not shift the list indices of those still to be made.
    for (const { pointer, code, repair } of repairable.toReversed()) {
      // One repair may remove what another finding is about; the next round checks again.
      if (repair === undefined || touched.some((at) => isAtOrBelow(pointer, at))) continue;
      touched.push(pointer);
      applyOperation(repaired, { ...structuredClone(repair), path: pointer });
      rules.push(RULE_OF_CODE[code] ?? 'repair-form');
    }
  }
  return { value: repaired, rules };
}
