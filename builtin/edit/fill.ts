import { isJsonObject, type Json } from '#contract/json.ts';
import { readPointer } from '#contract/json-pointer.ts';
import { elementOf } from '#contract/spec-tree.ts';
import { boundPaths } from '../part.ts';
import { foldText } from '../understand/fold-text.ts';
import { findElement } from './find-element.ts';
import { seed, subtree, type Patch, type Place } from './patch.ts';

/** Puts a start value into the state that a control is bound to. */
export function fill(patch: Patch, target: string, value: string): boolean {
  const place = findElement(patch.spec, target);
  if (place === undefined) return false;
  const [pointer] = subtree(patch.spec, place.id).flatMap((id) => boundPaths(elementOf(patch.spec, id)?.props ?? {}));
  if (pointer === undefined) return false;
  const before = readPointer(patch.spec, `/state${pointer}`);
  const filled = typed(optionValue(place, value), before);
  if (before === undefined) seed(patch, pointer, filled);
  else patch.apply({ op: 'replace', path: `/state${pointer}`, value: filled });
  return true;
}

// "support" picks the option of that label by its value.
function optionValue({ element }: Place, words: string): string {
  const { options } = element.props;
  const meant = Array.isArray(options)
    ? options.find((one) => isJsonObject(one) && isCalled(one['label'], words))
    : undefined;
  return isJsonObject(meant) && typeof meant['value'] === 'string' ? meant['value'] : words;
}

function isCalled(label: Json | undefined, words: string): boolean {
  return typeof label === 'string' && foldText(label) === foldText(words);
}

function typed(value: string, before: unknown): Json {
  if (typeof before === 'boolean') return /^(?:yes|true|on|checked|ja|oui|si|sí)$/iu.test(value);
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value) && (typeof before === 'number' || before === null);
  return isNumber ? Number(value) : value;
}
