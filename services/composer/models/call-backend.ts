import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { ModelUnavailable } from './model.ts';

/** Address of a backend and the API key for it. */
export type Backend = { baseUrl: string; apiKey: string };

/** The answer of a backend from its first byte on; later failures are thrown while reading. */
export type BackendAnswer = { contentType: string; body: AsyncIterable<Uint8Array> };

/** Requests one streamed chat completion; aborts with the signal. */
export type CallBackend = (request: ChatCompletionCreateParamsStreaming, signal: AbortSignal) => Promise<BackendAnswer>;

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
      fetch: fetchWithoutErrorPages,
    }),
  }));
  return async (request, signal) => {
    const { sdk, client } = await loaded;
    try {
      const answer = await client.chat.completions.create(request, { signal }).asResponse();
      if (answer.body === null) throw new ModelUnavailable('the backend answered nothing');
      return { contentType: answer.headers.get('content-type') ?? '', body: answer.body };
    } catch (error) {
      signal.throwIfAborted();
      throw unavailable(error, sdk);
    }
  };
}

// An error page is not read, since it may never end. A redirect would send key and prompt elsewhere.
async function fetchWithoutErrorPages(...[url, init]: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(url, { ...init, redirect: 'manual' });
  if (answer.ok) return answer;
  await answer.body?.cancel();
  return new Response(null, { status: answer.status });
}

function unavailable(error: unknown, { APIConnectionError, APIError }: Sdk): unknown {
  if (error instanceof APIConnectionError) {
    return new ModelUnavailable('the backend cannot be reached', { cause: error.cause ?? error });
  }
  if (!(error instanceof APIError)) return error;
  return new ModelUnavailable(`the backend answered ${error.status}`, { refusedCall: REFUSED_CALL.has(error.status) });
}
