import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { ERRORS } from '#contract/error-code.ts';
import { Refusal } from '#contract/refusal.ts';
import { failures } from '../metrics.ts';

/** Turns any error of a route into the error envelope of the API; faults of our own are logged. */
export function errorResponse(log: Logger): ErrorRequestHandler {
  return (thrown, request, response, next) => {
    if (response.headersSent) return next(thrown);
    const refusal = refusalOf(thrown);
    const status = ERRORS[refusal.code].httpStatus;
    if (status >= 500) {
      failures.inc();
      log.error({ err: refusal.cause ?? refusal, path: request.path }, 'console call failed');
    }
    response.status(status).json({ success: false, error: { code: refusal.code, message: refusal.message } });
  };
}

// Express throws it for an address with a malformed escape.
function refusalOf(thrown: unknown): Refusal {
  if (!(thrown instanceof URIError)) return Refusal.from(thrown);
  return new Refusal('BAD_REQUEST', 'The address holds a broken escape; write "%" as "%25".');
}
