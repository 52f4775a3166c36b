import { type ComposeHandlerOptions, refusal } from '../compose-handler.ts';
import { CompositionError } from '../errors.ts';
import { eventRelay } from '../event-relay.ts';
import type { ComposeRequest } from '../types.ts';
import type { ErrorLine } from './lines.ts';
import { a2uiStream } from './stream.ts';

/**
 * An endpoint for pages that hold a host of A2UI, from Request to Response: it takes a compose request with a `surfaceId`
 * beside it, and answers with messages, one a line. With `isShown` an edit changes the surface that is there. A failure
 * before the stream keeps its status; a later one takes the surface back, and the last line has its `error`.
 */
export function a2uiHandler(options: ComposeHandlerOptions): (request: Request) => Promise<Response> {
  return eventRelay(options, () => {
    const surface = { surfaceId: '', isShown: false };
    return {
      requestOf({ surfaceId, isShown = false, ...request }) {
        if (typeof surfaceId !== 'string' || surfaceId === '') {
          return refusal(400, 'BAD_REQUEST', 'surfaceId: must be a string, the name of the surface to draw on.');
        }
        if (typeof isShown !== 'boolean') return refusal(400, 'BAD_REQUEST', 'isShown: must be true or false.');
        Object.assign(surface, { surfaceId, isShown });
        return { ...(request as unknown as ComposeRequest), stream: true } as ComposeRequest;
      },
      async *texts(events, { mode, prior_spec: priorSpec }) {
        const isEdit = mode === 'edit' && priorSpec !== undefined;
        try {
          for await (const message of a2uiStream(events, { ...surface, ...(isEdit && { priorSpec }) })) {
            yield `${JSON.stringify(message)}\n`;
          }
        } catch (error) {
          if (!(error instanceof CompositionError)) throw error;
          const { code, message } = error;
          yield `${JSON.stringify({ error: { code, message } } satisfies ErrorLine)}\n`;
        }
      },
      contentType: 'application/x-ndjson; charset=utf-8',
      keepalive: '\n',
    };
  });
}
