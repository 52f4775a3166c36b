import { type ComposeHandlerOptions, relayHandler } from './compose-handler.ts';
import type { JsonObject } from './json.ts';
import { LONGEST_SILENCE_MS, readEvents } from './read-events.ts';
import { inTerms, type InTermsOfPage } from './refusal-terms.ts';
import type { ComposeEvent, ComposeRequest } from './types.ts';

const PING_INTERVAL_MS = 15_000;

/** A protocol that pages speak to the endpoint instead of the service's own. */
export type Protocol = {
  /** What a page has sent: a compose request and how its events are answered, or a refusal. */
  translate: (body: JsonObject) => Translation | Response;
  contentType: string;
  /** Sent in long silences, so that no proxy closes the stream as idle. */
  keepalive: string;
};

/** One request of a page. */
export type Translation = {
  request: ComposeRequest;
  /** The events of the compose stream as text of the protocol; `composed` is `request` as the host has changed it. */
  texts: (events: AsyncIterable<ComposeEvent>, composed: ComposeRequest) => AsyncGenerator<string, void>;
  inTermsOfPage?: InTermsOfPage;
};

/** An endpoint that composes what its page asks for in another protocol, and answers in that. Refusals keep their status. */
export function eventRelay(
  options: ComposeHandlerOptions,
  { translate, contentType, keepalive }: Protocol,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const left = new AbortController();
    let translation: Translation | undefined;
    let composed: ComposeRequest = { prompt: '' };
    const requestOf = (body: JsonObject): ComposeRequest | Response => {
      const translated = translate(body);
      if (translated instanceof Response) return translated;
      translation = translated;
      return translated.request;
    };
    const authorize: ComposeHandlerOptions['authorize'] = async (asked, body) => {
      const allowed = await options.authorize(asked, body);
      const isDecided = typeof allowed === 'object' && !(allowed instanceof Response);
      composed = isDecided ? { ...body, ...allowed } : body;
      return allowed;
    };
    const relay = relayHandler({ ...options, authorize }, requestOf, 'text/event-stream');
    const answer = await relay(new Request(request, { signal: AbortSignal.any([request.signal, left.signal]) }));
    if (!answer.ok || answer.body === null || translation === undefined) {
      return inTerms(answer, translation?.inTermsOfPage ?? String);
    }
    const texts = translation.texts(readEvents(answer.body, LONGEST_SILENCE_MS), composed);
    const headers = new Headers(answer.headers);
    headers.set('content-type', contentType);
    return new Response(textStream(texts, keepalive, left), { status: answer.status, headers });
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
