import { errorOf, jsonOf, noAnswer } from './errors.ts';
import { isObject, type JsonObject } from './json.ts';
import { addressOf, globalFetch, refuseUnsendable } from './sendable.ts';
import type { ComposeRequest } from './types.ts';

/** What the host adds to a request of its own page, or a refusal. */
export type Authorization =
  | boolean
  | Response
  /** Members that the host decides itself; they win over what the page sent. */
  | Partial<ComposeRequest>;

/** Settings of a host's own endpoint. */
export type ComposeHandlerOptions = {
  /** The host's key, which its pages never see. */
  apiKey: string;
  /** Address of the service, without `/v1`. */
  baseUrl: string;
  /**
   * Decides who may compose, and with what: `false` refuses with 401, a Response is sent as it is, an object overrides
   * members of the request. Whatever else it returns, nothing included, refuses as `false` does. Without such a check
   * everybody who reaches the endpoint spends your generations.
   */
  authorize: (request: Request, body: ComposeRequest) => Authorization | Promise<Authorization>;
  /** Calls the service. Default: the platform's `fetch`. */
  fetch?: typeof fetch | undefined;
  /** Largest body accepted. Default 1 MiB, as the service: a request at all its limits, in Chinese, has 340 KB. */
  maxBodyBytes?: number | undefined;
  /**
   * Called with what is kept from the page: why the service refuses the key, cannot be reached, or that another server answers.
   * Default: `console.error`.
   */
  onError?: ((error: unknown) => void) | undefined;
};

/** Failures that only the host can fix: its page can do nothing about a key, a payment or a scope. */
const OF_THE_HOST: ReadonlySet<number> = new Set([401, 402, 403]);

const PASSED_ON = [
  'content-type',
  'cache-control',
  'x-accel-buffering',
  'retry-after',
  'x-request-id',
  'x-generation-id',
];

/**
 * The host's own compose endpoint as a function from Request to Response, for Express (through its adapter), Hono, Next,
 * Workers, Deno and Bun. The key stays here; the stream passes through as it comes.
 */
export function composeHandler(options: ComposeHandlerOptions): (request: Request) => Promise<Response> {
  return relayHandler(options, (body) => body as unknown as ComposeRequest, '*/*');
}

/**
 * An endpoint that makes a request of what its page sends and passes the answer on.
 *
 * @internal
 */
export function relayHandler(
  options: ComposeHandlerOptions,
  requestOf: (body: JsonObject) => ComposeRequest | Response,
  accept: string,
): (request: Request) => Promise<Response> {
  const { apiKey, baseUrl, authorize, maxBodyBytes = 1_048_576, onError = console.error } = options;
  const { fetch: call = globalFetch } = options;
  return async (request) => {
    if (request.method !== 'POST') return refusal(405, 'BAD_REQUEST', 'Send a POST request.', { allow: 'POST' });
    const sent = await readBody(request, maxBodyBytes);
    if (sent instanceof Response) return sent;
    const body = requestOf(sent);
    if (body instanceof Response) return body;
    const allowed = await authorize(request, body);
    if (isResponse(allowed)) return allowed;
    if (allowed !== true && !isObject(allowed)) return refusal(401, 'AUTHENTICATION_REQUIRED', 'Sign in to compose.');
    const composed = JSON.stringify({ ...body, ...(allowed === true ? {} : allowed) });
    const headers = headersOf(request, { authorization: `Bearer ${apiKey}`, accept });
    const { signal } = request;
    const send = async (): Promise<Response> => {
      refuseUnsendable(headers);
      return call(`${addressOf(baseUrl)}/v1/compose`, { method: 'POST', headers, body: composed, signal });
    };
    const answer = await send().catch((cause: unknown) => {
      if (!signal.aborted) onError(noAnswer(baseUrl, cause));
    });
    if (answer === undefined) return refusal(503, 'SERVICE_UNAVAILABLE', 'The composer cannot be reached.');
    if (OF_THE_HOST.has(answer.status)) {
      onError(errorOf(answer, await jsonOf(answer)));
      return refusal(503, 'SERVICE_UNAVAILABLE', 'Composing is not available at the moment.');
    }
    if (/\bhtml\b/i.test(answer.headers.get('content-type') ?? '')) onError(errorOf(answer, undefined));
    return new Response(answer.body, { status: answer.status, headers: passedOn(answer.headers) });
  };
}

function headersOf(request: Request, own: Record<string, string>): Record<string, string> {
  const idempotencyKey = request.headers.get('idempotency-key');
  return {
    ...own,
    'content-type': 'application/json',
    ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
  };
}

// A Response of another library is no instance of the platform's.
function isResponse(value: unknown): value is Response {
  if (value instanceof Response) return true;
  return isObject(value) && typeof value['status'] === 'number' && isObject(value['headers']);
}

async function readBody(request: Request, maxBytes: number): Promise<JsonObject | Response> {
  const tooLarge = (): Response => refusal(400, 'BAD_REQUEST', `The body is larger than ${maxBytes} bytes.`);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLarge();
  if (request.bodyUsed) return refusal(400, 'BAD_REQUEST', 'The body was read before: hand the request over unread.');
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let size = 0;
  try {
    // Piece by piece, so that a body that is too large is not read to its end.
    const reader = request.body?.getReader();
    for (let step = await reader?.read(); step?.done === false; step = await reader?.read()) {
      size += step.value.byteLength;
      if (size > maxBytes) {
        void reader?.cancel().catch(() => undefined);
        return tooLarge();
      }
      text += decoder.decode(step.value, { stream: true });
    }
    const body: unknown = JSON.parse(text + decoder.decode());
    if (isObject(body)) return body;
  } catch {
    // Neither JSON nor UTF-8: refused like JSON that is no object.
  }
  return refusal(400, 'BAD_REQUEST', 'The body is not a JSON object.');
}

function passedOn(headers: Headers): Headers {
  const kept = new Headers();
  for (const name of PASSED_ON) {
    const value = headers.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}

/**
 * An error answer in the service's form.
 *
 * @internal
 */
export function refusal(status: number, code: string, message: string, headers: Record<string, string> = {}): Response {
  // `useUIStream` of json-render looks for the message at the top.
  return Response.json({ success: false, error: { code, message }, message }, { status, headers });
}
