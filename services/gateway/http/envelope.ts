import { ERRORS } from '#contract/error-code.ts';
import { Refusal } from '#contract/refusal.ts';
import { wantsLines } from '../compose/event-framing.ts';
import { ClientGone } from '../in-flight.ts';
import { retryHeaders } from './rate-limit-headers.ts';
import type { ErrorMiddleware, GatewayResponse, RequestFacts } from './request-context.ts';

/** Answers with the success envelope around `data`, given as JSON text. Source: service spec, "Common response envelope". */
export function sendData(response: GatewayResponse, dataJson: string): void {
  response.type('json').send(`{"success":true,"data":${dataJson}}`);
}

/**
 * The app's last handler: turns any error into the error envelope with its status.
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
  response.set(retryHeaders(refusal));
  if (httpStatus === 401) response.set('WWW-Authenticate', 'Bearer');
  const { message, code } = refusal;
  // json-render's clients look for `message` at the top level.
  const atTop = wantsLines(request.headers.accept) ? { message } : {};
  response.status(httpStatus).json({ success: false, error: { message, code }, ...atTop });
};

/** Turns any error into a refusal and records it for the log line; the cause is recorded only for faults of our own. */
export function recordRefusal(thrown: unknown, facts: RequestFacts): Refusal {
  const refusal = Refusal.from(thrown);
  const isOurs = ERRORS[refusal.code].httpStatus >= 500;
  facts.outcome = isOurs ? 'failed' : 'refused';
  facts.code = refusal.code;
  if (isOurs && refusal.cause !== undefined) facts.cause = refusal.cause;
  return refusal;
}
