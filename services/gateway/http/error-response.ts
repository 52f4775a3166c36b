import { ERRORS } from '#contract/error-code.ts';
import { Refusal } from '#contract/refusal.ts';
import { ClientGone } from '../compose/client-gone.ts';
import { wantsLines } from '../compose/wire-format.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import type { GatewayErrorHandler, GatewayResponse } from '../telemetry/request-facts.ts';

/**
 * The app's last handler: any failure as the error envelope with its status.
 *
 * Source: service spec, "Errors › Envelope".
 */
export const errorResponse: GatewayErrorHandler = (thrown: unknown, request, response, _next) => {
  if (thrown instanceof ClientGone || response.destroyed || response.headersSent) {
    response.locals.outcome ??= 'client_gone';
    response.destroy();
    return;
  }
  const refusal = noteRefusal(thrown, response);
  const { httpStatus } = ERRORS[refusal.code];
  if (refusal.retryAfterSeconds !== undefined) response.set('Retry-After', String(refusal.retryAfterSeconds));
  if (refusal.burst !== undefined) response.set(rateLimitHeaders(refusal.burst));
  if (httpStatus === 401) response.set('WWW-Authenticate', 'Bearer');
  const { message, code } = refusal;
  // Readers of lines look for the message at the top.
  const atTop = wantsLines(request.headers.accept) ? { message } : {};
  response.status(httpStatus).json({ success: false, error: { message, code }, ...atTop });
};

/** Any failure as a refusal, noted for the request's log line; a cause only where the fault is ours. */
export function noteRefusal(thrown: unknown, response: GatewayResponse): Refusal {
  const refusal = Refusal.from(thrown);
  const ours = ERRORS[refusal.code].httpStatus >= 500;
  Object.assign(response.locals, { outcome: ours ? 'failed' : 'refused', code: refusal.code });
  if (ours && refusal.cause !== undefined) response.locals.cause = refusal.cause;
  return refusal;
}
