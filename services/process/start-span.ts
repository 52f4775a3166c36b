import { type Context, type Span, type SpanOptions, trace } from '@opentelemetry/api';

/**
 * Starts a span under `parent`. Without an OpenTelemetry SDK, which the operator loads with `--import`, it costs next to
 * nothing and stands for the parent itself. Attributes tell sizes, codes and ids, never what a caller or a model wrote.
 */
export function startSpan(name: string, options: SpanOptions, parent: Context): Span {
  return trace.getTracer('ui-composition-service').startSpan(name, options, parent);
}
