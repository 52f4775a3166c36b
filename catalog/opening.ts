import type { JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { ComposeInput } from './compose-input.ts';

/** Id of the root in every new spec. */
export const ROOT_ID = 'root';

/**
 * The state before a model has answered: the caller's facts, and in a journey what the user has entered so far. A model can
 * read these top-level keys but not change them.
 */
export function givenState({ mode, data, actionContext }: ComposeInput): JsonObject {
  if (mode !== 'continue_journey') return { ...data };
  // Later sources win: `data` is what the host says now, `params` is what one action carried.
  return { ...actionContext?.params, ...actionContext?.state, ...data };
}

/** The server's first operations: the facts, so that the first paint has data, and for a new document its outer structure. */
export function openingOperations(input: ComposeInput): Operation[] {
  const state = givenState(input);
  if (input.mode === 'edit') return [{ op: 'add', path: '/state', value: { ...input.priorSpec?.state, ...state } }];
  return [
    { op: 'add', path: '/state', value: state },
    { op: 'add', path: '/root', value: ROOT_ID },
    { op: 'add', path: '/elements', value: {} },
  ];
}
