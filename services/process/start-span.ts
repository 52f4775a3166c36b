import { type Context, isSpanContextValid, type Span, type SpanOptions, trace } from '@opentelemetry/api';
import { recordQuietly } from './metrics.ts';

/**
 * Starts a span under `parent`. Without an OpenTelemetry SDK, which OTEL_EXPORTER_OTLP_ENDPOINT has loaded, or an operator's own `--import`, it costs next to
 * nothing and is the parent itself. Attributes hold sizes, codes and ids, never what a caller or a model wrote.
 * Neither starting nor using it ever throws, whatever the operator's exporter does.
 */
export function startSpan(name: string, options: SpanOptions, parent: Context): Span {
  let span: Span | undefined;
  recordQuietly(() => {
    span = trace.getTracer('ui-composition-service').startSpan(name, options, parent);
  });
  if (span === undefined) return trace.wrapSpanContext(trace.getSpanContext(parent) ?? NOWHERE);
  return span.isRecording() ? quietSpan(span) : span;
}

/** The context in which the work of a span is done. Without tracing that is the parent: a Context costs closures. */
export function contextOf(span: Span, parent: Context): Context {
  return isSpanContextValid(span.spanContext()) ? trace.setSpan(parent, span) : parent;
}

const NOWHERE = { traceId: '', spanId: '', traceFlags: 0 };

function quietSpan(span: Span): Span {
  const told = (tell: () => void): Span => {
    recordQuietly(tell);
    return quiet;
  };
  const quiet: Span = {
    spanContext: () => span.spanContext(),
    isRecording: () => span.isRecording(),
    setAttribute: (key, value) => told(() => span.setAttribute(key, value)),
    setAttributes: (attributes) => told(() => span.setAttributes(attributes)),
    addEvent: (name, attributesOrTime, time) => told(() => span.addEvent(name, attributesOrTime, time)),
    addLink: (link) => told(() => span.addLink(link)),
    addLinks: (links) => told(() => span.addLinks(links)),
    setStatus: (status) => told(() => span.setStatus(status)),
    updateName: (name) => told(() => span.updateName(name)),
    end: (time) => recordQuietly(() => span.end(time)),
    recordException: (exception, time) => recordQuietly(() => span.recordException(exception, time)),
  };
  return quiet;
}
