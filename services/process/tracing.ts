import {
  context,
  type Context,
  diag,
  DiagLogLevel,
  isSpanContextValid,
  type Span,
  type SpanOptions,
  trace,
} from '@opentelemetry/api';
import type { Logger } from 'pino';
import { z } from 'zod';
import { type ProcessName, recordQuietly } from './metrics.ts';
import { VERSION } from './version.ts';

const SAMPLERS = [
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
  'always_on',
  'always_off',
  'traceidratio',
] as const;

const RATIO = 'must be a number from 0 to 1';

/**
 * The tracing settings, to be spread into a service's own. The exporter itself reads the other variables of the
 * specification: headers, timeout, compression, certificates.
 *
 * Source: OpenTelemetry specification, "Environment Variable Specification".
 */
export const TRACING_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be http://… or https://…' }).optional(),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: RATIO })
    .min(0, { error: RATIO })
    .max(1, { error: RATIO })
    .default(1),
};

/** Which spans are exported. */
export type TracingConfig = { sampler: (typeof SAMPLERS)[number]; ratio: number };

/** The tracing settings as they were read; undefined when spans are not exported. */
export function tracingOf(variables: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER: TracingConfig['sampler'];
  OTEL_TRACES_SAMPLER_ARG: number;
}): TracingConfig | undefined {
  if (variables.OTEL_EXPORTER_OTLP_ENDPOINT === undefined) return undefined;
  return { sampler: variables.OTEL_TRACES_SAMPLER, ratio: variables.OTEL_TRACES_SAMPLER_ARG };
}

/**
 * Exports the spans of this process to a collector, over OTLP. The SDK is imported only when this is called. A collector
 * that cannot be reached is logged and does not affect the service.
 *
 * @returns a function that flushes and stops
 */
export async function startTracing(
  service: ProcessName,
  config: TracingConfig | undefined,
  log: Logger,
): Promise<() => Promise<void>> {
  const nothing = async (): Promise<void> => {};
  if (config === undefined) return nothing;
  const sdk = await loadSdk();
  logExportErrors(log);
  const { TracerProvider, BatchSpanProcessor, OTLPTraceExporter, AsyncLocalStorageContextManager } = sdk;
  const provider = new TracerProvider({
    resource: resourceOf(sdk, service),
    sampler: samplerOf(sdk, config),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  // An SDK that the operator has loaded with --import takes precedence.
  if (!trace.setGlobalTracerProvider(provider)) {
    await provider.shutdown();
    return nothing;
  }
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  return () => provider.shutdown();
}

async function loadSdk() {
  const [sdk, exporter, contexts, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/resources'),
  ]);
  return { ...sdk, ...exporter, ...contexts, ...resources };
}
type Sdk = Awaited<ReturnType<typeof loadSdk>>;

// OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence.
function resourceOf({ resourceFromAttributes, detectResources, envDetector }: Sdk, service: ProcessName) {
  const name = service === 'all' ? 'ui-composition' : `ui-composition-${service}`;
  const ours = resourceFromAttributes({ 'service.name': name, 'service.version': VERSION });
  return ours.merge(detectResources({ detectors: [envDetector] }));
}

function samplerOf(sdk: Sdk, { sampler, ratio }: TracingConfig) {
  const root = rootSampler(sdk, sampler, ratio);
  return sampler.startsWith('parentbased_') ? new sdk.ParentBasedSampler({ root }) : root;
}

function rootSampler(sdk: Sdk, sampler: TracingConfig['sampler'], ratio: number) {
  if (sampler.endsWith('traceidratio')) return new sdk.TraceIdRatioBasedSampler(ratio);
  return sampler.endsWith('always_off') ? new sdk.AlwaysOffSampler() : new sdk.AlwaysOnSampler();
}

// Otherwise an unreachable collector would go unnoticed.
function logExportErrors(log: Logger): void {
  const warn = (text: string): void => log.warn({ reason: messageIn(text) }, 'spans could not be sent');
  const ignore = (): void => {};
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, DiagLogLevel.WARN);
}

// The SDK reports an error as the JSON of all its members.
function messageIn(text: string): string {
  return /"message":"([^"]+)"/.exec(text)?.[1] ?? text;
}

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
