/**
 * What each error code means on every protocol: HTTP status, gRPC status (its canonical name) and whether a caller may simply
 * retry later. `sentence` is the public message when nothing more precise is known.
 *
 * Source: service spec, "Errors › Envelope".
 */
export const ERRORS = {
  BAD_REQUEST: {
    httpStatus: 400,
    grpcStatus: 'INVALID_ARGUMENT',
    transient: false,
    sentence: 'The request is not valid.',
  },
  INVALID_MANIFEST: {
    httpStatus: 400,
    grpcStatus: 'INVALID_ARGUMENT',
    transient: false,
    sentence: 'A custom component manifest is not valid.',
  },
  CUSTOM_SLICE_TOO_LARGE: {
    httpStatus: 400,
    grpcStatus: 'INVALID_ARGUMENT',
    transient: false,
    sentence: 'The custom components are too large together.',
  },
  AUTHENTICATION_REQUIRED: {
    httpStatus: 401,
    grpcStatus: 'UNAUTHENTICATED',
    transient: false,
    sentence: 'Send an active API key as `Authorization: Bearer <API_KEY>`.',
  },
  PAYMENT_REQUIRED: {
    httpStatus: 402,
    grpcStatus: 'FAILED_PRECONDITION',
    transient: false,
    sentence: 'The subscription payment is past due. Generations resume once it is paid.',
  },
  FORBIDDEN: {
    httpStatus: 403,
    grpcStatus: 'PERMISSION_DENIED',
    transient: false,
    sentence: 'This key lacks the required scope.',
  },
  FEATURE_LIMIT: {
    httpStatus: 403,
    grpcStatus: 'PERMISSION_DENIED',
    transient: false,
    sentence: 'The plan does not include this.',
  },
  NOT_FOUND: {
    httpStatus: 404,
    grpcStatus: 'NOT_FOUND',
    transient: false,
    sentence: 'No such resource or route.',
  },
  IDEMPOTENCY_KEY_IN_USE: {
    httpStatus: 409,
    grpcStatus: 'ABORTED',
    transient: false,
    sentence: 'A request with this Idempotency-Key is still running. Wait for it, then retry for a free replay.',
  },
  VALIDATION_ERROR: {
    httpStatus: 422,
    grpcStatus: 'FAILED_PRECONDITION',
    transient: false,
    sentence: 'This Idempotency-Key was already used with different body bytes. Use a fresh key.',
  },
  RATE_LIMITED: {
    httpStatus: 429,
    grpcStatus: 'RESOURCE_EXHAUSTED',
    transient: false,
    sentence: 'The burst limit of this key is reached. Retry after the seconds named in Retry-After.',
  },
  QUOTA_EXCEEDED: {
    httpStatus: 429,
    grpcStatus: 'RESOURCE_EXHAUSTED',
    transient: false,
    sentence: 'The monthly generations of this workspace are used up.',
  },
  INTERNAL_SERVER_ERROR: {
    httpStatus: 500,
    grpcStatus: 'INTERNAL',
    transient: true,
    sentence: 'Something went wrong on our side. Retry with backoff.',
  },
  COMPOSITION_FAILED: {
    httpStatus: 502,
    grpcStatus: 'INTERNAL',
    transient: true,
    sentence: 'No valid interface could be composed, even on a stronger model. Retry, or simplify the prompt.',
  },
  MODEL_UNAVAILABLE: {
    httpStatus: 503,
    grpcStatus: 'UNAVAILABLE',
    transient: true,
    sentence: 'The model is temporarily unavailable. Retry with backoff.',
  },
  SERVICE_UNAVAILABLE: {
    httpStatus: 503,
    grpcStatus: 'UNAVAILABLE',
    transient: true,
    sentence: 'The service is temporarily unavailable. Retry with backoff.',
  },
} as const;

/** The closed list of public error codes. */
export type ErrorCode = keyof typeof ERRORS;

/** True when a text is one of the public error codes. */
export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(ERRORS, text);
}
