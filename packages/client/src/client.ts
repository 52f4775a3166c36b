import { Composition, type ComposeOptions, type Source } from './composition.ts';
import { errorOf, jsonOf, noAnswer, timedOut } from './errors.ts';
import { LONGEST_SILENCE_MS } from './read-events.ts';
import { addressOf, globalFetch } from './sendable.ts';
import type { ComposeRequest, Health, Me } from './types.ts';

/** Timers run out at once when they are set to more than this. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Settings of a client. */
export type ClientOptions = {
  /** Secret; belongs on a server. In a browser call your own endpoint, made with `composeHandler`. */
  apiKey: string;
  /** Address of the service, without `/v1`. */
  baseUrl: string;
  /** Sends the requests. Default: the platform's `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Tries after the first. Default 4. */
  maxRetries?: number | undefined;
  /** Longest silence before a try is given up. Default 45 s: three keepalives of the service. */
  timeoutMs?: number | undefined;
};

/** What a client can ask of the service. Every failure is a CompositionError. */
export type Client = {
  /** Starts a composition; nothing is sent before it is iterated or its result awaited. */
  compose: (request: ComposeRequest, options?: ComposeOptions) => Composition;
  /** The workspace and plan behind the key: the way to try a key. */
  me: () => Promise<Me>;
  /** Liveness of the service and its catalog's version; needs no key. */
  health: () => Promise<Health>;
};

/**
 * A client of the service.
 *
 * @throws CompositionError BAD_REQUEST without a `baseUrl`
 */
export function createClient(options: ClientOptions): Client {
  const base = addressOf(options.baseUrl);
  const source = sourceOf(`${base}/v1/compose`, { authorization: `Bearer ${options.apiKey}` }, options);
  const get = async <Data>(path: string): Promise<Data> => {
    const { headers, timeoutMs } = source;
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await source.fetch(`${base}${path}`, { headers, signal }).catch((cause: unknown) => {
      if (!signal.aborted) throw noAnswer(`${base}${path}`, cause);
    });
    const body = response === undefined ? undefined : await jsonOf(response);
    if (response === undefined || (response.ok && signal.aborted)) throw timedOut(timeoutMs);
    const data = (body as { data?: Data } | null | undefined)?.data;
    if (!response.ok || data === undefined) throw errorOf(response, body);
    return data;
  };
  return {
    compose: (request, composeOptions) => new Composition(source, request, composeOptions),
    me: async () => get<Me>('/v1/me'),
    health: async () => get<Health>('/v1/health'),
  };
}

/** Composes through a host's own endpoint: what a browser uses. `url` is relative to the page. */
export function composeAt(
  url: string,
  request: ComposeRequest,
  options: ComposeOptions & {
    headers?: Readonly<Record<string, string>> | undefined;
    fetch?: typeof fetch | undefined;
  } = {},
): Composition {
  return new Composition(sourceOf(url, options.headers ?? {}, options), request, options);
}

/** Where compositions come from, with the defaults of what is not set. */
function sourceOf(
  url: string,
  headers: Source['headers'],
  {
    fetch: call = globalFetch,
    maxRetries = 4,
    timeoutMs = LONGEST_SILENCE_MS,
  }: Pick<ClientOptions, 'fetch' | 'maxRetries' | 'timeoutMs'>,
): Source {
  return { url, headers, fetch: call, maxRetries, timeoutMs: Math.min(timeoutMs, LONGEST_TIMER_MS) };
}
