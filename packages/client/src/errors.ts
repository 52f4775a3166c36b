/** The codes of the service's error table, and two that only a client can tell. */
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
  | 'TIMED_OUT';

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
  /** With `RATE_LIMITED`: how long to wait. */
  readonly retryAfterSeconds: number | undefined;
  /** To quote when asking the operator. */
  readonly requestId: string | undefined;
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

/** The error in an answer that is no success; what stands in between may answer in words of its own. */
export async function errorOf(response: Response): Promise<CompositionError> {
  const body: unknown = await response.json().catch(() => undefined);
  const { code, message } = errorBody(body);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new CompositionError(code ?? codeOfStatus(response.status), message ?? `The answer was ${response.status}.`, {
    status: response.status,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    requestId: response.headers.get('x-request-id') ?? undefined,
    generationId: response.headers.get('x-generation-id') ?? undefined,
  });
}

function errorBody(body: unknown): { code?: ErrorCode; message?: string } {
  const error = (body as { error?: { code?: ErrorCode; message?: string } } | undefined)?.error;
  return typeof error === 'object' && error !== null ? error : {};
}

function codeOfStatus(status: number): ErrorCode {
  if (status === 429) return 'RATE_LIMITED';
  if (status === 401) return 'AUTHENTICATION_REQUIRED';
  if (status === 404) return 'NOT_FOUND';
  return status >= 500 ? 'SERVICE_UNAVAILABLE' : 'BAD_REQUEST';
}
