import { type Context, isSpanContextValid, type Span, type SpanOptions, trace } from '@opentelemetry/api';

/**
 * Starts a span under `parent`. Without an OpenTelemetry SDK, which the operator loads with `--import`, it costs next to
 * nothing and stands for the parent itself. Attributes tell sizes, codes and ids, never what a caller or a model wrote.
 */
export function startSpan(name: string, options: SpanOptions, parent: Context): Span {
  return trace.getTracer('ui-composition-service').startSpan(name, options, parent);
}

/** The context in which the work of a span is done. Where nobody traces that is the parent: a Context costs closures. */
export function contextOf(span: Span, parent: Context): Context {
  return isSpanContextValid(span.spanContext()) ? trace.setSpan(parent, span) : parent;
}
