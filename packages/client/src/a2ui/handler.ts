import { type ComposeHandlerOptions, refusal } from '../compose-handler.ts';
import { CompositionError } from '../errors.ts';
import { eventRelay, type Translation } from '../event-relay.ts';
import type { JsonObject } from '../json.ts';
import type { ComposeEvent, ComposeRequest } from '../types.ts';
import type { ErrorLine } from './lines.ts';
import { type A2uiSurface, a2uiStream } from './stream.ts';

/**
 * An endpoint for pages that hold a host of A2UI, from Request to Response: it takes a compose request with a `surfaceId`
 * beside it, and answers with messages, one a line. With `isShown` an edit changes the surface that is there. A failure
 * before the stream keeps its status; a later one resets the surface, and the last line has its `error`.
 */
export function a2uiHandler(options: ComposeHandlerOptions): (request: Request) => Promise<Response> {
  return eventRelay(options, { translate, contentType: 'application/x-ndjson; charset=utf-8', keepalive: '\n' });
}

function translate({ surfaceId, isShown = false, ...members }: JsonObject): Translation | Response {
  if (typeof surfaceId !== 'string' || surfaceId === '') {
    return refusal(400, 'BAD_REQUEST', 'surfaceId: must be a string, the name of the surface to draw on.');
  }
  if (typeof isShown !== 'boolean') return refusal(400, 'BAD_REQUEST', 'isShown: must be true or false.');
  const request = { ...members, stream: true } as object as ComposeRequest;
  return {
    request,
    texts: (events, { mode, prior_spec: priorSpec }) =>
      lines(events, { surfaceId, isShown, ...(mode === 'edit' && priorSpec !== undefined && { priorSpec }) }),
  };
}

async function* lines(events: AsyncIterable<ComposeEvent>, surface: A2uiSurface): AsyncGenerator<string, void> {
  try {
    for await (const message of a2uiStream(events, surface)) yield `${JSON.stringify(message)}\n`;
  } catch (error) {
    if (!(error instanceof CompositionError)) throw error;
    const { code, message } = error;
    yield `${JSON.stringify({ error: { code, message } } satisfies ErrorLine)}\n`;
  }
}
