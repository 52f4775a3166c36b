import { isJsonObject, type Json } from '#contract/json.ts';
import { readPointer } from '#contract/json-pointer.ts';
import { foldText } from '../read/fold-text.ts';
import { elementOf } from '../../spec/tree.ts';
import { findElement } from './find-element.ts';
import { seed, subtree, type Patch } from './patch.ts';

/** Puts a start value into the state that a control is bound to. */
export function fill(patch: Patch, target: string, value: string): boolean {
  const place = findElement(patch.spec, target);
  const pointer =
    place === undefined
      ? undefined
      : subtree(patch.spec, place.id)
          .map((id) => boundPointer(patch, id))
          .find((one) => one !== undefined);
  if (pointer === undefined) return false;
  const before = readPointer(patch.spec, `/state${pointer}`);
  const filled = typed(optionValue(patch, place?.id, value), before);
  if (before === undefined) seed(patch, pointer, filled);
  else patch.apply({ op: 'replace', path: `/state${pointer}`, value: filled });
  return true;
}

// "support" picks the option of that label by its value.
function optionValue({ spec }: Patch, id: string | undefined, words: string): string {
  const options = elementOf(spec, id ?? '')?.props['options'];
  const meant = Array.isArray(options)
    ? options.find((one) => isJsonObject(one) && isCalled(one['label'], words))
    : undefined;
  return isJsonObject(meant) && typeof meant['value'] === 'string' ? meant['value'] : words;
}

function isCalled(label: Json | undefined, words: string): boolean {
  return typeof label === 'string' && foldText(label) === foldText(words);
}

function boundPointer({ spec }: Patch, id: string): string | undefined {
  for (const value of Object.values(elementOf(spec, id)?.props ?? {})) {
    if (isJsonObject(value) && typeof value['$bindState'] === 'string') return value['$bindState'];
  }
  return undefined;
}

function typed(value: string, before: unknown): Json {
  if (typeof before === 'boolean') return /^(?:yes|true|on|checked|ja|oui|si|sí)$/iu.test(value);
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(value) && (typeof before === 'number' || before === null);
  return isNumber ? Number(value) : value;
}
