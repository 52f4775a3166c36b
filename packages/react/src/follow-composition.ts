import { CompositionError, type Composition, type ComposeEvent, type ComposeResult } from '@ui-composition/client';
import type { Step } from './composition-steps.ts';

/** What goes on around a composition while it is followed. */
export type Surroundings = {
  dispatch: (step: Step) => void;
  /** Called with every event as it arrives. */
  onEvent: (event: ComposeEvent) => void;
  /** False once another composition has begun; then nothing of this one is dispatched any more. */
  isCurrent: () => boolean;
  /** True once the user or the page has ended this composition. */
  isAborted: () => boolean;
};

/**
 * Reads a composition to its end and dispatches what comes of it. Whatever is thrown on the way, by the service or by a
 * listener of the page, is dispatched as a failure; only a composition that was aborted ends without one.
 *
 * @returns the result; undefined when there is none
 */
export async function followComposition(
  composition: Composition,
  { dispatch, onEvent, isCurrent, isAborted }: Surroundings,
): Promise<ComposeResult | undefined> {
  let operations = 0;
  try {
    for await (const event of composition) {
      if (!isCurrent()) return undefined;
      onEvent(event);
      // After a lost connection the events start again.
      if (event.type === 'compose.started' || event.type === 'compose.restarted') operations = 0;
      if (event.type === 'compose.restarted') dispatch({ type: 'restart' });
      if (event.type === 'op') dispatch({ type: 'draft', spec: composition.draft, operations: (operations += 1) });
    }
    const result = await composition.result;
    if (isCurrent()) dispatch({ type: 'done', result });
    return result;
  } catch (error) {
    if (!isCurrent()) return undefined;
    dispatch(isAborted() ? { type: 'aborted' } : { type: 'failed', error: compositionErrorOf(error) });
    return undefined;
  }
}

// What is thrown by this side has no code of the service.
function compositionErrorOf(thrown: unknown): CompositionError {
  if (thrown instanceof CompositionError) return thrown;
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  return new CompositionError('CLIENT_ERROR', `The composition was given up on this side: ${why}`, { cause: thrown });
}
