import { POINTER_TOKENS_MAX } from '#contract/json/json-pointer.ts';
import { fault, type Findings, show } from './finding.ts';

const POINTER = new RegExp(`^(?:/(?:[^~/]|~[01])+){1,${POINTER_TOKENS_MAX}}$`);
const PROTOTYPE_TOKEN = /\/(?:__proto__|constructor|prototype)(?:\/|$)/;
const POINTER_MAX_CHARS = 500;

/** True for a JSON Pointer below the state's root, without empty tokens or names of object prototypes. */
export function isStatePointer(pointer: unknown): pointer is string {
  return (
    typeof pointer === 'string' &&
    pointer.length <= POINTER_MAX_CHARS &&
    POINTER.test(pointer) &&
    !PROTOTYPE_TOKEN.test(pointer)
  );
}

/** The finding about a text that is not a state pointer. */
export function badPointer(pointer: unknown): Findings {
  return fault('bad_pointer', `${show(pointer)} is no pointer into the state, such as "/filters/city".`);
}
