import { Metadata, status, type ServiceError, type StatusObject } from '@grpc/grpc-js';
import type { Logger } from 'pino';
import { ERRORS, isErrorCode } from '#contract/error-code.ts';
import { Refusal } from '#contract/refusal.ts';
import { ErrorDetail } from '#proto/refusal/v1/refusal.ts';

const DETAIL_KEY = 'error-detail-bin';

/**
 * A thrown value as it goes on the wire: the gRPC status of its code and a typed detail in the trailer. What was not
 * a {@link Refusal} is our own fault: it is logged here, and leaves as INTERNAL without a word about its cause.
 */
export function statusOf(thrown: unknown, log: Logger): Partial<StatusObject> {
  const refusal = Refusal.from(thrown);
  if (refusal.code === 'INTERNAL_SERVER_ERROR')
    log.error({ err: refusal.cause ?? refusal }, 'call failed unexpectedly');
  const { code, message, field, retryAfterSeconds, burst } = refusal;
  const metadata = new Metadata();
  metadata.set(
    DETAIL_KEY,
    Buffer.from(ErrorDetail.encode({ code, message, field, retryAfterSeconds, burst }).finish()),
  );
  return { code: status[ERRORS[code].grpcStatus], details: message, metadata };
}

/**
 * What a failed call means to our caller. With a detail in the trailer it is the callee's own refusal; without one
 * the callee broke: out of reach or too slow is SERVICE_UNAVAILABLE, everything else INTERNAL_SERVER_ERROR.
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

// CANCELLED that we did not cause ourselves is how a peer's forced shutdown arrives.
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
