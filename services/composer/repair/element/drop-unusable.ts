import type { Definition } from '#catalog/definition.ts';
import type { FindingCode } from '#catalog/compiler/validate/finding-code.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { shapesLooks } from '#catalog/compiler/validate/setting.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { safeTokens } from '#contract/json/safe-tokens.ts';
import { without } from './envelope-rules.ts';

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
