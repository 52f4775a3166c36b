import { Metadata, status, type ServiceError, type StatusObject } from '@grpc/grpc-js';
import type { Logger } from 'pino';
import { ERRORS, isErrorCode } from '#contract/error-code.ts';
import { Refusal } from '#contract/refusal.ts';
import { ErrorDetail } from '#proto/refusal/v1/refusal.ts';

const DETAIL_KEY = 'error-detail-bin';

// Trailers travel in one header block, which HTTP/2 peers limit to 64 kB; a longer one fails the whole call.
const MESSAGE_MAX_CHARS = 4_000;
const FIELD_MAX_CHARS = 400;
const STATUS_MAX_CHARS = 400;

/**
 * A thrown value as sent on the wire: the gRPC status of its code and a typed detail in the trailer. Anything but a
 * {@link Refusal} is our own fault and is sent as INTERNAL without its cause; the causes of faults and of outages are
 * logged here.
 */
export function statusOf(thrown: unknown, log: Logger): Partial<StatusObject> {
  const refusal = Refusal.from(thrown);
  const { code } = refusal;
  if (code === 'INTERNAL_SERVER_ERROR') log.error({ err: refusal.cause ?? refusal }, 'call failed unexpectedly');
  else if (code === 'SERVICE_UNAVAILABLE' && refusal.cause !== undefined) {
    log.error({ err: refusal.cause }, 'call failed: a backend is unavailable');
  }
  return refusalStatus(refusal);
}

/** A refusal as sent on the wire; nothing is logged. */
export function refusalStatus(refusal: Refusal): Partial<StatusObject> {
  const { code, retryAfterSeconds, burst } = refusal;
  const message = sendable(refusal.message, MESSAGE_MAX_CHARS);
  const field = refusal.field === undefined ? undefined : sendable(refusal.field, FIELD_MAX_CHARS);
  const metadata = new Metadata();
  metadata.set(
    DETAIL_KEY,
    Buffer.from(ErrorDetail.encode({ code, message, field, retryAfterSeconds, burst }).finish()),
  );
  return { code: status[ERRORS[code].grpcStatus], details: sendable(message, STATUS_MAX_CHARS), metadata };
}

// Half a surrogate pair, which a caller's text may contain, cannot be sent: grpc-js would throw and never answer.
function sendable(text: string, maxChars: number): string {
  const whole = text.length <= maxChars ? text : `${text.slice(0, maxChars - 1)}…`;
  return whole.toWellFormed();
}

/**
 * What a failed call means to our caller. With a detail in the trailer it is the callee's own refusal. Without one the
 * callee failed: unreachable or too slow is SERVICE_UNAVAILABLE, everything else INTERNAL_SERVER_ERROR.
 */
export function refusalOf(error: unknown): Refusal {
  if (!isServiceError(error)) return Refusal.from(error);
  const detail = readDetail(error.metadata);
  if (detail !== undefined && isErrorCode(detail.code)) {
    return new Refusal(detail.code, detail.message, { ...detail, cause: error });
  }
  return new Refusal(isOutOfReach(error.code) ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR', undefined, {
    cause: error,
  });
}

/**
 * Why a call did not reach its callee, as gRPC puts it, for an operator; undefined for a refusal that the callee itself
 * sent.
 *
 * @param refusal the result of {@link refusalOf}
 */
export function unreachedBecause({ cause }: Refusal): string | undefined {
  if (!isServiceError(cause) || !isOutOfReach(cause.code) || readDetail(cause.metadata) !== undefined) return undefined;
  return cause.details;
}

// A forced shutdown of the peer arrives as CANCELLED that we did not cause.
function isOutOfReach(code: status): boolean {
  return code === status.UNAVAILABLE || code === status.DEADLINE_EXCEEDED || code === status.CANCELLED;
}

function isServiceError(error: unknown): error is ServiceError {
  return error instanceof Error && 'code' in error && typeof error.code === 'number' && 'metadata' in error;
}

function readDetail(metadata: Metadata): ErrorDetail | undefined {
  const [bytes] = metadata.get(DETAIL_KEY);
  if (!Buffer.isBuffer(bytes)) return undefined;
  try {
    return ErrorDetail.decode(bytes);
  } catch {
    return undefined;
  }
}
