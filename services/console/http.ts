import type { ErrorRequestHandler, RequestHandler } from 'express';
import { Refusal } from '#contract/refusal.ts';
import type { Logger } from 'pino';
import { ERRORS } from '#contract/error-code.ts';
import { failures } from './metrics.ts';

/**
 * What a page of the console may load and do. Images, video and embedded pages of composed interfaces may come from any
 * https address; scripts and calls only from the console itself.
 */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' https: data:",
  'media-src https:',
  'frame-src https:',
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ');

/** Headers of every answer. Source: OWASP Secure Headers. */
export const securityHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    'x-frame-options': 'DENY',
  });
  next();
};

/**
 * Refuses state-changing calls unless they come from a page of the console itself. Browsers state the origin of a call in
 * `Sec-Fetch-Site` and `Origin`; requiring JSON also keeps plain HTML forms out.
 *
 * @param publicOrigin where people open the console; when unset it may be any name of this machine, and the
 *   address that the call was made to counts. A hostile page whose own name resolves to this machine has no session there
 */
export function sameOriginOnly(publicOrigin: string | undefined): RequestHandler {
  return (request, _response, next) => {
    if (request.method === 'GET' || request.method === 'HEAD') return next();
    const own = publicOrigin ?? `http://${request.get('host') ?? ''}`;
    const origin = request.get('origin');
    const site = request.get('sec-fetch-site');
    const isForeign = (origin !== undefined && origin !== own) || (site !== undefined && site !== 'same-origin');
    const isSilent = origin === undefined && site === undefined;
    if (isForeign || isSilent) {
      const message = `This call must come from a page of the console at ${own}. If people open it at another address, set CONSOLE_URL to that.`;
      throw new Refusal('FORBIDDEN', message);
    }
    if (request.is('application/json') === false) {
      throw new Refusal('BAD_REQUEST', 'Send `Content-Type: application/json`.');
    }
    next();
  };
}

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
