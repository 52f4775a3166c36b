import { AsyncLocalStorage } from 'node:async_hooks';
import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { ModelUnavailable } from './model.ts';

/** Address of a backend and the API key for it. */
export type Backend = { baseUrl: string; apiKey: string };

/**
 * Requests one streamed chat completion; aborts with the signal.
 *
 * @returns the bytes of the answer as they arrive; failures after the first are thrown while reading
 */
export type CallBackend = (
  request: ChatCompletionCreateParamsStreaming,
  signal: AbortSignal,
) => Promise<AsyncIterable<Uint8Array>>;

type Sdk = typeof import('openai');

/** Statuses that concern only this request, such as a prompt too long for the model, and not the backend's health. */
const REFUSED_CALL = new Set<unknown>([400, 413, 422]);

/**
 * Calls go through the OpenAI SDK, which handles address, key, connections and statuses. Its retries are off, since what
 * to try next is the composer's decision; and the raw bytes are requested, since many backends answer in ways that the
 * SDK's reader does not accept.
 *
 * @returns a function that throws ModelUnavailable when the backend cannot be reached or answers with an error status,
 *   without the backend's message, which may contain the key or the prompt
 *
 * Source: OpenAI API reference, "Create chat completion".
 */
export function backendCaller({ baseUrl, apiKey }: Backend): CallBackend {
  const { origin, pathname, searchParams } = new URL(baseUrl);
  // Importing the SDK takes a third of a second; only services with such a tier pay it, at startup.
  const loaded = import('openai').then((sdk) => ({
    sdk,
    client: new sdk.OpenAI({
      apiKey,
      baseURL: `${origin}${pathname}`,
      // For example Azure's `?api-version=…`; the SDK would append its path to it.
      defaultQuery: Object.fromEntries(searchParams),
      // Settings made for other programs on the machine must not apply.
      organization: null,
      project: null,
      maxRetries: 0,
      logLevel: 'off',
      fetch: send,
    }),
  }));
  return async (request, signal) => {
    const { sdk, client } = await loaded;
    const call: Call = { signal };
    try {
      await running.run(call, () => client.chat.completions.create(request).asResponse());
      if (call.answer === undefined) throw new ModelUnavailable('the backend answered nothing');
      return decoded(call.answer);
    } catch (error) {
      // An error page is not read, since it may never end.
      call.answer?.destroy();
      signal.throwIfAborted();
      throw unavailable(error, sdk);
    }
  };
}

/** A call to a backend; its answer, once that begins. */
type Call = { signal: AbortSignal; answer?: IncomingMessage };
/** The call that the SDK is working on. */
const running = new AsyncLocalStorage<Call>();

/**
 * What the SDK calls instead of `fetch`. The answer is left with the call, to be read as Node gives it, and ends with the
 * call's own signal: a `Response`'s stream, and signals derived from others, take more processor time than all else here.
 */
async function send(...[url, { headers, body } = {}]: Parameters<typeof fetch>): Promise<Response> {
  const call = running.getStore();
  if (call === undefined) throw new Error('a request of the SDK outside of any call');
  const to = new URL(url instanceof Request ? url.url : url);
  const request = to.protocol === 'https:' ? requestHttps : requestHttp;
  const asSent = { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' };
  const options = { method: 'POST', headers: asSent, signal: call.signal };
  call.answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const ask = (triesLeft: number): void => {
      let hasBegun = false;
      const asked = request(to, options, (answer) => {
        hasBegun = true;
        resolve(answer);
      });
      // The listener stays: failures after the first byte are reported here too.
      asked.on('error', (error) => {
        if (!hasBegun && triesLeft > 0 && wasIdleTooLong(asked, error)) ask(triesLeft - 1);
        else reject(error);
      });
      asked.end(body);
    };
    ask(KEPT_CONNECTIONS_TRIED);
  });
  return new Response(null, { status: call.answer.statusCode ?? 0 });
}

/** How many kept connections in a row may turn out to be closed. */
const KEPT_CONNECTIONS_TRIED = 3;

// A backend may close a kept connection, idle until then, just as the next request goes out on it. It has not seen that
// request, which is sent again. Source: Node's documentation, `request.reusedSocket`; RFC 9112, section 9.3.1.
function wasIdleTooLong({ reusedSocket }: ClientRequest, error: NodeJS.ErrnoException): boolean {
  return reusedSocket && (error.code === 'ECONNRESET' || error.code === 'EPIPE');
}

const DECODERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
  ['zstd', createZstdDecompress],
]);

/** The bytes of an answer, also of one that a proxy compressed unasked. */
function decoded(answer: IncomingMessage): AsyncIterable<Uint8Array> {
  const decoder = DECODERS.get(answer.headers['content-encoding']?.toLowerCase() ?? '')?.();
  // Whatever ends one of the two ends the other, and is thrown to who reads.
  return decoder === undefined ? answer : pipeline(answer, decoder, () => undefined);
}

function unavailable(error: unknown, { APIConnectionError, APIError }: Sdk): unknown {
  if (error instanceof APIConnectionError) {
    const cause = error.cause ?? error;
    return new ModelUnavailable(`the backend cannot be reached${codeOf(cause)}`, { cause });
  }
  if (!(error instanceof APIError)) return error;
  return new ModelUnavailable(`the backend answered ${error.status}`, { refusedCall: REFUSED_CALL.has(error.status) });
}

// Tells a refused connection from an unknown name or an untrusted certificate. A code quotes nothing, as a message might.
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? ` (${code})` : '';
}
