import { withOperation } from '../draft.ts';
import { errorOfEvent } from '../errors.ts';
import type { Json } from '../json.ts';
import type { ComposeEvent } from '../types.ts';
import { type A2uiMessage, changesOf, createSurface, deleteSurface } from './messages.ts';

/** The surface of a host that a composition is drawn on. */
export type A2uiSurface = {
  /** Name of the surface, chosen by the host. */
  surfaceId: string;
  /** With `mode: 'edit'`: what the operations apply to. */
  priorSpec?: object | undefined;
  /** The host shows the prior spec in that surface already: only changes are sent. */
  isShown?: boolean | undefined;
};

/**
 * A composition as messages of A2UI, as it grows. A restart or a failure resets the surface: to the
 * prior spec, or by removing it.
 *
 * @param composition a Composition, or the events of a compose stream
 * @throws CompositionError when the composition fails, after the messages that reset the surface
 */
export async function* a2uiStream(
  composition: AsyncIterable<ComposeEvent>,
  { surfaceId, priorSpec, isShown = false }: A2uiSurface,
): AsyncGenerator<A2uiMessage, void> {
  const base = (priorSpec ?? {}) as Json;
  let document = base;
  let isOpen = isShown;
  function* reset(): Generator<A2uiMessage> {
    // What was drawn before a restart is removed with its surface; a surface that existed before is sent again.
    if (isOpen && !isShown) yield deleteSurface(surfaceId);
    if (!isShown) yield createSurface(surfaceId);
    if (!isShown || document !== base) yield* changesOf(surfaceId, undefined, base);
    isOpen = true;
    document = base;
  }
  try {
    for await (const event of composition) {
      if (event.type === 'compose.started' || event.type === 'compose.restarted') yield* reset();
      if (event.type === 'error') throw errorOfEvent(event);
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
