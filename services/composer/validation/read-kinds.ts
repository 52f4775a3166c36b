import type { Definition, Prop } from '#catalog/definition.ts';
import { fault, type Findings, join, NONE, show, under } from '#catalog/compiler/validate/finding.ts';
import { isStatePointer } from '#catalog/compiler/validate/state-pointer.ts';
import { isJsonObject } from '#contract/json/json.ts';
import type { ElementContext } from './element-context.ts';

const RECORDS: ReadonlySet<string> = new Set(['array', 'object', 'record']);

/**
 * The faults of props that read a state value they could never show: an object where a text or number is shown, a single
 * value where a list is. Not checked: unseeded paths, null and empty lists, controls, and expressions inside a list or
 * object.
 *
 * Source: docs/catalog/conventions.md, "Value grammars", `any`.
 */
export function checkReadKinds(
  definition: Definition,
  props: { readonly [name: string]: unknown },
  { seededAt }: ElementContext,
): Findings {
  let found = NONE;
  for (const name in props) {
    const value = props[name];
    const path = isJsonObject(value) ? value['$state'] : undefined;
    const prop = Object.hasOwn(definition.props, name) ? definition.props[name] : undefined;
    if (!isStatePointer(path) || prop === undefined) continue;
    const problem = problemOf(seededAt(path), prop, definition);
    if (problem !== undefined) {
      found = join(found, under(name, fault('wrong_kind', `At ${show(path)} stands ${problem}.`)));
    }
  }
  return found;
}

function problemOf(value: unknown, prop: Prop, { name }: Definition): string | undefined {
  const kinds = [prop.kind].flat();
  const takesRecords = kinds.some((kind) => RECORDS.has(kind)) || (kinds.includes('any') && name === 'JsonView');
  if (!takesRecords) {
    if (isJsonObject(value)) return 'an object, and no text or number that could be shown';
    return Array.isArray(value) && value.some(isJsonObject) ? 'a list of records, and no text or number' : undefined;
  }
  const isScalar =
    typeof value === 'number' || typeof value === 'boolean' || (typeof value === 'string' && value !== '');
  return isScalar && kinds.every((kind) => RECORDS.has(kind)) ? 'a single value, and no list or object' : undefined;
}
