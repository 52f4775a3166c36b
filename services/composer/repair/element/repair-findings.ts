import type { FindingCode } from '#catalog/compiler/validate/finding-code.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { shapesLooks } from '#catalog/compiler/validate/setting.ts';
import type { Definition } from '#catalog/definition.ts';
import { applyOperation } from '#contract/json/apply-operation.ts';
import { isAtOrBelow, safeTokens } from '#contract/json/json-pointer.ts';
import { type JsonObject, isJsonObject } from '#contract/json/json.ts';
import type { RepairName } from '../repairs.ts';
import { without } from './envelope-rules.ts';

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

/** Faults of a value that could not be shown at all: a broken reference, an unsafe URL, an unknown icon. */
const SAYS_NOTHING: ReadonlySet<FindingCode> = new Set([
  'bad_expression',
  'expression_not_allowed',
  'bad_pointer',
  'item_outside_repeat',
  'unknown_item_field',
  'bad_url',
  'bad_color',
  'bad_dimension',
  'unknown_icon',
  'forbidden_key',
]);

/**
 * Removes what no rule could repair and nobody will miss: optional props that only affect looks, optional props whose value
 * cannot be shown, conditions that no renderer can read, params that read nothing. Required props stay, with their faults.
 *
 * @param findings faults of the element, with pointers relative to it
 * @returns the same element when there is nothing to remove
 */
export function dropUnusable(
  element: JsonObject,
  definition: Definition | undefined,
  findings: readonly Finding[],
): JsonObject {
  let left = element;
  for (const { pointer, code } of findings) {
    const [key, name = '', ...rest] = safeTokens(pointer);
    if (key === 'visible') left = without(left, ['visible']);
    else if (key === 'props') left = dropProp(left, name, code, definition);
    else if (key === 'on') left = repairEvent(left, name, rest, code);
  }
  return left;
}

function dropProp(
  element: JsonObject,
  name: string,
  code: FindingCode,
  definition: Definition | undefined,
): JsonObject {
  const { props } = element;
  if (definition === undefined || !isJsonObject(props) || !Object.hasOwn(props, name)) return element;
  const prop = Object.hasOwn(definition.props, name) ? definition.props[name] : undefined;
  if (prop === undefined || prop.required === true) return element;
  const isNeeded = definition.oneOf?.some((names) => names.includes(name)) === true;
  const isUnusable = code !== 'unseeded_path' && (shapesLooks(prop) || (SAYS_NOTHING.has(code) && !isNeeded));
  return isUnusable ? { ...element, props: without(props, [name]) } : element;
}

/** Removes a param that reads an item outside a repeat, or an invalid confirmation. */
function repairEvent(element: JsonObject, verb: string, rest: readonly string[], code: FindingCode): JsonObject {
  const { on } = element;
  if (!isJsonObject(on) || rest.length < 2) return element;
  const bound = on[verb];
  const binding = Array.isArray(bound) ? bound[Number(rest[0])] : bound;
  const [part = '', name = ''] = Array.isArray(bound) ? rest.slice(1) : rest;
  if (!isJsonObject(binding)) return element;
  const held = binding[part];
  if (!isJsonObject(held)) return element;
  const isDead = part === 'params' && (code === 'item_outside_repeat' || code === 'unknown_item_field');
  const isLook = part === 'confirm' && code === 'bad_confirm' && name !== 'title' && name !== 'message';
  if (!isDead && !isLook) return element;
  const repaired = { ...binding, [part]: without(held, [name]) };
  const next = Array.isArray(bound) ? bound.map((one) => (one === binding ? repaired : one)) : repaired;
  return { ...element, on: { ...on, [verb]: next } };
}
