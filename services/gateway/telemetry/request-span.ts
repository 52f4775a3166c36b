import type { IncomingMessage } from 'node:http';
import { type Context, isSpanContextValid, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { readTraceContext } from '#services/rpc/trace-context.ts';
import { contextOf, startSpan } from '#services/process/start-span.ts';

/** Starts the span of a request, which continues its caller's trace if there is one. */
export function startRequestSpan({ method = '', headersDistinct }: IncomingMessage): Context {
  const parent = readTraceContext(
    headersDistinct['traceparent']?.[0],
    // A state in several headers is one list. Source: W3C Trace Context, section 3.3.1.
    headersDistinct['tracestate']?.join(','),
  );
  const attributes = { 'http.request.method': method };
  return contextOf(startSpan(method, { kind: SpanKind.SERVER, attributes }, parent), parent);
}

/** What is known of a request when it has ended. */
type End = {
  method: string;
  route: string;
  status: number | undefined;
  outcome: string;
  code?: string;
  generationId?: string;
};

/** Ends the span of a request. Source: OpenTelemetry semantic conventions, "HTTP server". */
export function endRequestSpan(context: Context, { method, route, status, outcome, code, generationId }: End): void {
  const span = trace.getSpan(context);
  if (span === undefined) return;
  span.updateName(`${method} ${route}`).setAttributes({ 'http.route': route, 'uic.outcome': outcome });
  if (status !== undefined) span.setAttribute('http.response.status_code', status);
  if (generationId !== undefined) span.setAttribute('uic.generation_id', generationId);
  if (code !== undefined) span.setAttribute('error.type', code);
  // A stream that fails has long said 200.
  if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The trace that a request belongs to, for its log line; undefined when nobody traces it. */
export function traceIdOf(context: Context): string | undefined {
  const spanContext = trace.getSpanContext(context);
  return spanContext !== undefined && isSpanContextValid(spanContext) ? spanContext.traceId : undefined;
}
