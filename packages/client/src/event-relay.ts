import { type ComposeHandlerOptions, relayHandler } from './compose-handler.ts';
import { readEvents } from './read-events.ts';
import { inTerms, type InTermsOfPage } from './refusal-terms.ts';
import type { ComposeEvent, ComposeRequest, JsonObject } from './types.ts';

/** Three keepalives of the service. */
const LONGEST_SILENCE_MS = 45_000;
const PING_INTERVAL_MS = 15_000;

/** How one request of another protocol is answered. */
export type Translation = {
  requestOf: (body: JsonObject) => ComposeRequest | Response;
  /** The events of the compose stream as text of the protocol; `request` is the compose request that led to them. */
  texts: (events: AsyncIterable<ComposeEvent>, request: ComposeRequest) => AsyncGenerator<string, void>;
  inTermsOfPage?: InTermsOfPage;
  contentType: string;
  /** Sent in long silences, so that no proxy closes the stream as idle. */
  keepalive: string;
};

/** An endpoint that composes what its page asks for in another protocol, and answers in that. Refusals keep their status. */
export function eventRelay(
  options: ComposeHandlerOptions,
  translationOf: () => Translation,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const { requestOf, texts, inTermsOfPage = String, contentType, keepalive } = translationOf();
    const left = new AbortController();
    let composed: ComposeRequest = { prompt: '' };
    const authorize: ComposeHandlerOptions['authorize'] = async (asked, body) => {
      const allowed = await options.authorize(asked, body);
      const isDecided = typeof allowed === 'object' && !(allowed instanceof Response);
      composed = isDecided ? { ...body, ...allowed } : body;
      return allowed;
    };
    const relay = relayHandler({ ...options, authorize }, requestOf, 'text/event-stream');
    const answer = await relay(new Request(request, { signal: AbortSignal.any([request.signal, left.signal]) }));
    if (!answer.ok || answer.body === null) return inTerms(answer, inTermsOfPage);
    const translated = texts(readEvents(answer.body, LONGEST_SILENCE_MS), composed);
    const headers = new Headers(answer.headers);
    headers.set('content-type', contentType);
    return new Response(textStream(translated, keepalive, left), { status: answer.status, headers });
  };
}

function textStream(
  texts: AsyncGenerator<string, void>,
  keepalive: string,
  left: AbortController,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let pings: ReturnType<typeof setInterval> | undefined;
  const source = {
    start(controller: ReadableStreamDefaultController<Uint8Array>): void {
      pings = setInterval(() => controller.enqueue(encoder.encode(keepalive)), PING_INTERVAL_MS);
    },
    async pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
      try {
        const { done, value } = await texts.next();
        if (done !== true) return controller.enqueue(encoder.encode(value));
        clearInterval(pings);
        controller.close();
      } catch (error) {
        clearInterval(pings);
        controller.error(error);
      }
    },
    cancel(): void {
      clearInterval(pings);
      left.abort();
    },
  };
  // Nothing is read ahead: an error would discard what is queued.
  return new ReadableStream(source, { highWaterMark: 0 });
}
