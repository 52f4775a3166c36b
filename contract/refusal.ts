import { ERRORS, type ErrorCode } from './error-code.ts';

/** A key's sliding window after a request was counted, as in the `RateLimit` headers. */
export type BurstState = { limit: number; remaining: number; resetSeconds: number };

type Details = {
  /** Path of the field at fault, such as `actions[0].name`. */
  field?: string | undefined;
  /** Whole seconds to wait; only with RATE_LIMITED. */
  retryAfterSeconds?: number | undefined;
  burst?: BurstState | undefined;
  /** The underlying error. For the log only; never sent. */
  cause?: unknown;
};

/** A request that is declined on purpose. Its message is written for the caller; `cause` is for the log only. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly burst: BurstState | undefined;

  constructor(code: ErrorCode, message: string = ERRORS[code].sentence, details: Details = {}) {
    super(message, { cause: details.cause });
    this.name = 'Refusal';
    this.code = code;
    this.field = details.field;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.burst = details.burst;
  }

  /** Converts any thrown value to a refusal; any other value is our own fault, and its cause is kept from the caller. */
  static from(thrown: unknown): Refusal {
    if (thrown instanceof Refusal) return thrown;
    return new Refusal('INTERNAL_SERVER_ERROR', undefined, { cause: thrown });
  }
}
