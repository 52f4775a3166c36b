import type { JsonObject } from '#contract/json.ts';
import type { Operation } from '#contract/operation.ts';
import type { ComposeInput } from './compose-input.ts';

/** Id of the top-level element in everything we compose anew. */
export const ROOT_ID = 'root';

/**
 * State that is there before any model has said a word: the caller's facts, and in a journey what the user has
 * entered so far. A model can read these top-level keys, not change them.
 */
export function givenState({ mode, data, actionContext }: ComposeInput): JsonObject {
  if (mode !== 'continue_journey') return { ...data };
  // Later sources win: `data` is what the host says now, `params` only what one action carried.
  return { ...actionContext?.params, ...actionContext?.state, ...data };
}

/** The server's own first operations: the facts, so that the first paint has data; of a new document also its frame. */
export function openingOperations(input: ComposeInput): Operation[] {
  const state = givenState(input);
  if (input.mode === 'edit') return [{ op: 'add', path: '/state', value: { ...input.priorSpec?.state, ...state } }];
  return [
    { op: 'add', path: '/state', value: state },
    { op: 'add', path: '/root', value: ROOT_ID },
    { op: 'add', path: '/elements', value: {} },
  ];
}
