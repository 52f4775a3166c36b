import type { ErrorEvent } from './types.ts';

/** The codes of the service's error table, and three that only the client raises. */
export type ErrorCode =
  | 'BAD_REQUEST'
  | 'INVALID_MANIFEST'
  | 'CUSTOM_SLICE_TOO_LARGE'
  | 'AUTHENTICATION_REQUIRED'
  | 'PAYMENT_REQUIRED'
  | 'FORBIDDEN'
  | 'FEATURE_LIMIT'
  | 'NOT_FOUND'
  | 'IDEMPOTENCY_KEY_IN_USE'
  | 'VALIDATION_ERROR'
  | 'RATE_LIMITED'
  | 'QUOTA_EXCEEDED'
  | 'INTERNAL_SERVER_ERROR'
  | 'COMPOSITION_FAILED'
  | 'MODEL_UNAVAILABLE'
  | 'SERVICE_UNAVAILABLE'
  /** The service could not be reached, or the stream ended before its terminal event. */
  | 'CONNECTION_LOST'
  /** Nothing arrived for longer than `timeoutMs`. */
  | 'TIMED_OUT'
  /** Code on this side threw, such as a listener for events; `cause` is what it threw. */
  | 'CLIENT_ERROR';

/** What is known of a failure besides its code and message. */
type Details = {
  status?: number | undefined;
  retryAfterSeconds?: number | undefined;
  requestId?: string | undefined;
  generationId?: string | undefined;
  cause?: unknown;
};

/** A request that failed. Branch on `code`; the message is written for developers and names the field at fault. */
export class CompositionError extends Error {
  override readonly name = 'CompositionError';
  readonly code: ErrorCode;
  /** HTTP status; undefined for errors within a stream and for lost connections. */
  readonly status: number | undefined;
  /** How long to wait before the next try, where the service says so, as with `RATE_LIMITED`. */
  readonly retryAfterSeconds: number | undefined;
  /** To quote when asking the operator. */
  readonly requestId: string | undefined;
  /** The generation that failed, where one had begun. */
  readonly generationId: string | undefined;

  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.status = details.status;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.requestId = details.requestId;
    this.generationId = details.generationId;
  }

  /** True when the same request may work a little later. A failed compose is never billed. */
  get isTransient(): boolean {
    return TRANSIENT.has(this.code);
  }
}

const TRANSIENT: ReadonlySet<string> = new Set([
  'RATE_LIMITED',
  'IDEMPOTENCY_KEY_IN_USE',
  'INTERNAL_SERVER_ERROR',
  'COMPOSITION_FAILED',
  'MODEL_UNAVAILABLE',
  'SERVICE_UNAVAILABLE',
  'CONNECTION_LOST',
  'TIMED_OUT',
]);

/** The JSON body of an answer; undefined when it is not JSON or does not arrive. */
export async function jsonOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

/** The error that an unsuccessful answer stands for. A proxy in between may answer in its own format. */
export function errorOf({ status, headers, url, redirected }: Response, body: unknown): CompositionError {
  const { code = codeOfStatus(status), message } = errorBody(body);
  const type = headers.get('content-type') ?? 'no content type';
  const isElsewhere = redirected || (message === undefined && (status < 400 || status === 404));
  const where = isElsewhere ? ` ${url} answered ${status}, ${type}: check the address of the service.` : '';
  return new CompositionError(code, `${message ?? `The answer was ${status}.`}${where}`, {
    status,
    retryAfterSeconds: secondsIn(headers.get('retry-after') ?? ''),
    ...idsIn(headers),
  });
}

/** The error that a stream ended with. @param headers of the answer that streamed it */
export function errorOfEvent({ error: { code, message } }: ErrorEvent, headers?: Headers): CompositionError {
  return new CompositionError(code as ErrorCode, message, idsIn(headers));
}

/** The ids in an answer, to quote when asking the operator. */
function idsIn(headers: Headers | undefined): Pick<Details, 'requestId' | 'generationId'> {
  return {
    requestId: headers?.get('x-request-id') ?? undefined,
    generationId: headers?.get('x-generation-id') ?? undefined,
  };
}

/** The error for an answer that did not arrive, or not whole. */
export function timedOut(timeoutMs: number): CompositionError {
  return new CompositionError('TIMED_OUT', `No answer came within ${timeoutMs} ms.`);
}

/** Why a call brought no answer. */
export function noAnswer(url: string, cause: unknown): CompositionError {
  if (cause instanceof CompositionError) return cause;
  const page = (globalThis as { location?: { href: string } }).location?.href;
  // `localhost:8080` is an address of the scheme `localhost`.
  if (!URL.canParse(url, page) || (URL.canParse(url) && !/^https?:/i.test(url))) {
    return new CompositionError('BAD_REQUEST', `${url} is not an address with http:// or https://.`, { cause });
  }
  return new CompositionError('CONNECTION_LOST', 'The service could not be reached.', { cause });
}

/** The error of a stream that broke or ended before its last event. */
export function streamCut(cause?: unknown): CompositionError {
  return new CompositionError('CONNECTION_LOST', 'The stream ended before the interface was complete.', { cause });
}

// Seconds or a date.
function secondsIn(retryAfter: string): number | undefined {
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const untilMs = Date.parse(retryAfter) - Date.now();
  return Number.isNaN(untilMs) ? undefined : Math.max(0, Math.ceil(untilMs / 1000));
}

function errorBody(body: unknown): { code?: ErrorCode; message?: string } {
  const { code, message } = (body as { error?: { code?: unknown; message?: unknown } } | null | undefined)?.error ?? {};
  return {
    ...(typeof code === 'string' && { code: code as ErrorCode }),
    ...(typeof message === 'string' && { message }),
  };
}

const CODES: { readonly [status: number]: ErrorCode } = {
  401: 'AUTHENTICATION_REQUIRED',
  402: 'PAYMENT_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  408: 'SERVICE_UNAVAILABLE',
  429: 'RATE_LIMITED',
};

function codeOfStatus(status: number): ErrorCode {
  if (status < 400) return 'NOT_FOUND';
  return CODES[status] ?? (status >= 500 ? 'SERVICE_UNAVAILABLE' : 'BAD_REQUEST');
}
