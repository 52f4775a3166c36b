import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Context, SpanKind, SpanStatusCode, trace as tracing } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { API_KEY_PREFIX } from '#contract/api-key.ts';
import { contextOf, startSpan } from '#services/process/tracing.ts';
import { readTraceContext, traceIdOf } from '#services/rpc/trace-context.ts';
import { type Middleware, type RequestContext, since } from '../http/request-context.ts';
import { countRequest } from './metrics.ts';

// Safe in a log line and in gRPC metadata.
const SAFE_REQUEST_ID = /^[\w.:-]{1,128}$/;

// A careless caller may send a key here.
const isSafe = (requestId: string): boolean => SAFE_REQUEST_ID.test(requestId) && !requestId.includes(API_KEY_PREFIX);

const PROBES = new Set(['/livez', '/readyz']);

/**
 * Creates the context of a request, with the caller's `x-request-id` when that is safe to log; counts and traces the
 * request, and logs one line when it has ended.
 */
export function logRequests(log: Logger): Middleware {
  return (request, response, next) => {
    const startedMs = performance.now();
    const given = request.get('x-request-id');
    const requestId = given !== undefined && isSafe(given) ? given : randomUUID();
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
  // Probes arrive every few seconds and carry no information.
  if (cause === undefined) log[PROBES.has(line.route) ? 'debug' : 'info'](line, 'request finished');
  else log.error({ ...line, err: cause }, 'request finished');
}

/** Starts the span of a request; continues the caller's trace if there is one. */
function startRequestSpan({ method = '', headersDistinct }: IncomingMessage): Context {
  const parent = readTraceContext(
    headersDistinct['traceparent']?.[0],
    // A state in several headers is one list. Source: W3C Trace Context, section 3.3.1.
    headersDistinct['tracestate']?.join(','),
  );
  const attributes = { 'http.request.method': method };
  return contextOf(startSpan(method, { kind: SpanKind.SERVER, attributes }, parent), parent);
}

/** What is known of a finished request. */
type End = {
  method: string;
  route: string;
  status: number | undefined;
  outcome: string;
  code?: string;
  generationId?: string;
};

/** Ends the span of a request. Source: OpenTelemetry semantic conventions, "HTTP server". */
function endRequestSpan(context: Context, { method, route, status, outcome, code, generationId }: End): void {
  const span = tracing.getSpan(context);
  if (span === undefined) return;
  span.updateName(`${method} ${route}`).setAttributes({ 'http.route': route, 'uic.outcome': outcome });
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (generationId !== undefined) span.setAttribute('uic.generation_id', generationId);
  if (code !== undefined) span.setAttribute('error.type', code);
  // A stream that fails has already sent status 200.
  if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
