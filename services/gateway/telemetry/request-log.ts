import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Middleware, type RequestContext, since } from '../http/request-context.ts';
import { countRequest } from './metrics.ts';
import { endRequestSpan, startRequestSpan, traceIdOf } from './request-span.ts';

// What may stand in a log line and in gRPC metadata without a second thought.
const SAFE_REQUEST_ID = /^[\w.:-]{1,128}$/;

const PROBES = new Set(['/livez', '/readyz']);

/**
 * Makes the context of a request, under the caller's `x-request-id` if that is safe to log; counts and traces it, and
 * logs one line when it has ended.
 */
export function logRequests(log: Logger): Middleware {
  return (request, response, next) => {
    const startedMs = performance.now();
    const given = request.get('x-request-id');
    const requestId = given !== undefined && SAFE_REQUEST_ID.test(given) ? given : randomUUID();
    const origin = { requestId, trace: startRequestSpan(request) };
    const context: RequestContext = { request, response, origin, facts: {} };
    response.locals.context = context;
    response.set('x-request-id', requestId);
    response.once('close', () => {
      void Promise.allSettled([context.work]).then(() => recordEnd(log, context, startedMs));
    });
    next();
  };
}

function recordEnd(log: Logger, { request, response, origin, facts }: RequestContext, startedMs: number): void {
  const { cause, outcome = response.writableFinished ? undefined : 'client_gone', ...others } = facts;
  const exchange = {
    method: request.method,
    route: typeof request.route?.path === 'string' ? request.route.path : 'none',
    status: response.headersSent ? response.statusCode : undefined,
    durationMs: since(startedMs),
  };
  countRequest({ ...others, outcome }, exchange);
  const { requestId, trace } = origin;
  const line = { requestId, ...others, outcome: outcome ?? 'answered', traceId: traceIdOf(trace), ...exchange };
  endRequestSpan(trace, line);
  // Probes come every few seconds for as long as the gateway lives, and say nothing.
  if (cause === undefined) log[PROBES.has(line.route) ? 'debug' : 'info'](line, 'request finished');
  else log.error({ ...line, err: cause }, 'request finished');
}
