import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { ModelUnavailable } from './model.ts';

/** Where a backend is, and the key that it knows us by. */
export type Backend = { baseUrl: string; apiKey: string };

/** The answer of a backend from its first byte on; what breaks later is thrown by who reads it. */
export type BackendAnswer = { contentType: string; body: AsyncIterable<Uint8Array> };

/** Asks one backend for chat completions; aborts with the signal. */
export type CallBackend = (request: ChatCompletionCreateParamsStreaming, signal: AbortSignal) => Promise<BackendAnswer>;

type Sdk = typeof import('openai');

/** Statuses that judge the one request, such as a prompt too long for the model, and say nothing about the backend. */
const REFUSED_CALL = new Set<unknown>([400, 413, 422]);

/**
 * Calls go through the OpenAI SDK: address, key, connections and statuses are its business. It is asked once, since what to
 * try next is the composer's; and for the bytes, since the answers of many backends are odder than the SDK's own reader takes.
 *
 * @returns a function that throws ModelUnavailable when the backend cannot be reached or answers with a status other than
 *   success, without the backend's own words, in which the key or the prompt may stand
 *
 * Source: OpenAI API reference, "Create chat completion".
 */
export function backendCaller({ baseUrl, apiKey }: Backend): CallBackend {
  const { origin, pathname, searchParams } = new URL(baseUrl);
  // Loaded for who has such a tier, a third of a second, while the service starts.
  const loaded = import('openai').then((sdk) => ({
    sdk,
    client: new sdk.OpenAI({
      apiKey,
      baseURL: `${origin}${pathname}`,
      // Such as Azure's `?api-version=…`; the SDK would set its path behind it.
      defaultQuery: Object.fromEntries(searchParams),
      // What an operator has set for other programs of the machine is not ours.
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

// Nobody reads an error page, and it may have no end. A redirect would take the key and the prompt elsewhere.
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
