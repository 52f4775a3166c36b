import { withOperation } from '../draft.ts';
import { CompositionError } from '../errors.ts';
import type { ComposeEvent, Json } from '../types.ts';
import { type A2uiMessage, changesOf, createSurface, deleteSurface } from './messages.ts';

export type A2uiSurface = {
  surfaceId: string;
  /** With `mode: 'edit'`: what the operations apply to. */
  priorSpec?: object;
  /** The host shows the prior spec in that surface already: only changes are sent. */
  isShown?: boolean;
};

/**
 * A composition as messages of A2UI, as it grows. A restart or a failure resets the surface: to the
 * prior spec, or by removing it.
 *
 * @param composition a Composition, or the events of a compose stream
 * @throws CompositionError when the composition fails, after what takes the surface back
 */
export async function* a2uiStream(
  composition: AsyncIterable<ComposeEvent>,
  { surfaceId, priorSpec, isShown = false }: A2uiSurface,
): AsyncGenerator<A2uiMessage, void> {
  const base = (priorSpec ?? {}) as Json;
  let document = base;
  let isOpen = isShown;
  function* opened(): Generator<A2uiMessage> {
    // What was drawn before a restart is removed with its surface; a surface that existed before is sent again.
    if (isOpen && !isShown) yield deleteSurface(surfaceId);
    if (!isShown) yield createSurface(surfaceId);
    if (!isShown || document !== base) yield* changesOf(surfaceId, undefined, base);
    isOpen = true;
    document = base;
  }
  try {
    for await (const event of composition) {
      if (event.type === 'compose.started' || event.type === 'compose.restarted') yield* opened();
      if (event.type === 'error') {
        throw new CompositionError(event.error.code as CompositionError['code'], event.error.message);
      }
      if (event.type !== 'op') continue;
      const next = withOperation(document, event);
      yield* changesOf(surfaceId, document, next);
      document = next;
    }
  } catch (error) {
    if (isShown && document !== base) yield* changesOf(surfaceId, undefined, base);
    else if (isOpen && !isShown) yield deleteSurface(surfaceId);
    throw error;
  }
}
