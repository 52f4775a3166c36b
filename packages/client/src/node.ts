import { refusal } from './compose-handler.ts';
import { isObject } from './json.ts';

/** A request as `node:http`, Express and Connect hand it over; `body` where a body parser has read it before. */
export type NodeRequest = AsyncIterable<Uint8Array> & {
  method?: string | undefined;
  url?: string | undefined;
  headers: { readonly [name: string]: string | string[] | undefined };
  body?: unknown;
  /** False while nobody has read the body. */
  readonly readableDidRead?: boolean;
};

/** The answer of `node:http`, Express and Connect. */
export type NodeResponse = {
  writeHead: (status: number, headers: Record<string, string | string[]>) => unknown;
  /** HTTP/2 sends the head at once; its types lack this. */
  flushHeaders?: () => void;
  write: (chunk: Uint8Array) => boolean;
  end: () => unknown;
  destroy: () => unknown;
  once: (event: 'close' | 'drain', listener: () => void) => unknown;
  readonly destroyed: boolean;
};

/**
 * A handler from Request to Response as a listener of `node:http` or a route of Express.
 *
 * @param onError called with what the handler throws, such as the host's own check; the page hears only that it failed
 */
export function nodeListener(
  handler: (request: Request) => Promise<Response>,
  onError: (error: unknown) => void = console.error,
): (request: NodeRequest, response: NodeResponse) => Promise<void> {
  return async (incoming, outgoing) => {
    const left = new AbortController();
    outgoing.once('close', () => left.abort());
    try {
      const answer = await requestOf(incoming, left.signal)
        .then(handler)
        .catch((error: unknown) => {
          if (!left.signal.aborted) onError(error);
          return FAILED.clone();
        });
      outgoing.writeHead(answer.status, headersOf(answer));
      outgoing.flushHeaders?.();
      if (answer.body !== null) await passOn(answer.body, outgoing, left.signal);
      outgoing.end();
    } catch {
      // The page left, or the stream broke: a page that is still there must see that the answer is not whole.
      outgoing.destroy();
    }
  };
}

/** Without the cause, which may hold secrets of the host. */
const FAILED = refusal(500, 'INTERNAL_SERVER_ERROR', 'The endpoint has failed.');

// Set-Cookie is the one header that may be repeated and must not be joined.
function headersOf({ headers }: Response): Record<string, string | string[]> {
  const cookies = headers.getSetCookie();
  return { ...Object.fromEntries(headers), ...(cookies.length > 0 && { 'set-cookie': cookies }) };
}

async function requestOf(incoming: NodeRequest, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined && !name.startsWith(':')) headers.set(name, [value].flat().join(', '));
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, 'http://host.invalid'), {
    method,
    headers,
    signal,
    // The body comes as a stream, so that the limit of the handler holds while it is read.
    ...(hasBody ? ({ body: bodyOf(incoming), duplex: 'half' } as RequestInit) : {}),
  });
}

function bodyOf(incoming: NodeRequest): NonNullable<ConstructorParameters<typeof Response>[0]> {
  const { body } = incoming;
  if (typeof body === 'string') return body;
  if (body instanceof Uint8Array) return new Uint8Array(body);
  // Parsers of Express 4 set an empty object when they skip a body.
  const isLeft = incoming.readableDidRead === false && isObject(body) && Object.keys(body).length === 0;
  if (body !== undefined && !isLeft) return JSON.stringify(body);
  if (incoming.readableDidRead === true) {
    throw new Error('The body was read before: hand over the request unread, or with what was read as its `body`.');
  }
  const chunks = incoming[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
    async cancel() {
      await chunks.return?.();
    },
  });
}

async function passOn(body: ReadableStream<Uint8Array>, outgoing: NodeResponse, signal: AbortSignal): Promise<void> {
  const reader = body.getReader();
  const stop = (): void => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) return;
    if (!outgoing.write(value)) await drained(outgoing, signal);
    signal.throwIfAborted();
  }
}

async function drained(outgoing: NodeResponse, left: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    const goOn = (): void => {
      left.removeEventListener('abort', goOn);
      resolve();
    };
    if (left.aborted || outgoing.destroyed) goOn();
    left.addEventListener('abort', goOn, { once: true });
    outgoing.once('drain', goOn);
  });
}
