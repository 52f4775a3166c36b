import { ERRORS } from '#contract/error-code.ts';
import { Refusal } from '#contract/refusal.ts';
import { wantsLines } from '../compose/wire-format.ts';
import { ClientGone } from '../in-flight.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import type { ErrorMiddleware, GatewayResponse, RequestFacts } from './request-context.ts';

/** Answers with the envelope of a success around `data`, given as JSON text. Source: service spec, "Common response envelope". */
export function sendData(response: GatewayResponse, dataJson: string): void {
  response.type('json').send(`{"success":true,"data":${dataJson}}`);
}

/**
 * The app's last handler: any failure as the error envelope with its status.
 *
 * Source: service spec, "Errors › Envelope".
 */
export const errorResponse: ErrorMiddleware = (thrown: unknown, request, response, _next) => {
  const { facts } = response.locals.context;
  if (thrown instanceof ClientGone || response.destroyed || response.headersSent) {
    facts.outcome ??= 'client_gone';
    response.destroy();
    return;
  }
  const refusal = recordRefusal(thrown, facts);
  const { httpStatus } = ERRORS[refusal.code];
  if (refusal.retryAfterSeconds !== undefined) response.set('Retry-After', String(refusal.retryAfterSeconds));
  if (refusal.burst !== undefined) response.set(rateLimitHeaders(refusal.burst));
  if (httpStatus === 401) response.set('WWW-Authenticate', 'Bearer');
  const { message, code } = refusal;
  // Readers of lines look for the message at the top.
  const atTop = wantsLines(request.headers.accept) ? { message } : {};
  response.status(httpStatus).json({ success: false, error: { message, code }, ...atTop });
};

/** Any failure as a refusal, recorded for the request's log line; a cause only where the fault is ours. */
export function recordRefusal(thrown: unknown, facts: RequestFacts): Refusal {
  const refusal = Refusal.from(thrown);
  const isOurs = ERRORS[refusal.code].httpStatus >= 500;
  facts.outcome = isOurs ? 'failed' : 'refused';
  facts.code = refusal.code;
  if (isOurs && refusal.cause !== undefined) facts.cause = refusal.cause;
  return refusal;
}
