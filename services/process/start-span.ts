import { type Context, isSpanContextValid, type Span, type SpanOptions, trace } from '@opentelemetry/api';
import { recordQuietly } from './metrics.ts';

/**
 * Starts a span under `parent`. Without an OpenTelemetry SDK (loaded by OTEL_EXPORTER_OTLP_ENDPOINT or an operator's own
 * `--import`) it costs almost nothing. Attributes hold sizes, codes and ids, never what a caller or a model wrote.
 * Neither starting nor using it throws, whatever the exporter does.
 */
export function startSpan(name: string, options: SpanOptions, parent: Context): Span {
  let span: Span | undefined;
  recordQuietly(() => {
    span = trace.getTracer('ui-composition-service').startSpan(name, options, parent);
  });
  if (span === undefined) return trace.wrapSpanContext(trace.getSpanContext(parent) ?? NOWHERE);
  return span.isRecording() ? quietSpan(span) : span;
}

/** The context to run the work of a span in. Without tracing this is the parent, since creating a Context is not free. */
export function contextOf(span: Span, parent: Context): Context {
  return isSpanContextValid(span.spanContext()) ? trace.setSpan(parent, span) : parent;
}

const NOWHERE = { traceId: '', spanId: '', traceFlags: 0 };

function quietSpan(span: Span): Span {
  const recorded = (record: () => void): Span => {
    recordQuietly(record);
    return quiet;
  };
  const quiet: Span = {
    spanContext: () => span.spanContext(),
    isRecording: () => span.isRecording(),
    setAttribute: (key, value) => recorded(() => span.setAttribute(key, value)),
    setAttributes: (attributes) => recorded(() => span.setAttributes(attributes)),
    addEvent: (name, attributesOrTime, time) => recorded(() => span.addEvent(name, attributesOrTime, time)),
    addLink: (link) => recorded(() => span.addLink(link)),
    addLinks: (links) => recorded(() => span.addLinks(links)),
    setStatus: (status) => recorded(() => span.setStatus(status)),
    updateName: (name) => recorded(() => span.updateName(name)),
    end: (time) => recordQuietly(() => span.end(time)),
    recordException: (exception, time) => recordQuietly(() => span.recordException(exception, time)),
  };
  return quiet;
}
