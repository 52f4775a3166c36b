import { isJsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { PassContext } from '../pass.ts';

/** The top-level state key for what the user enters, separate from the caller's data. */
export function inputKey({ state }: Spec, { data }: PassContext): string {
  let key = 'input';
  while (Object.hasOwn(data, key) || (Object.hasOwn(state, key) && !isJsonObject(state[key]))) key += '_';
  return key;
}
