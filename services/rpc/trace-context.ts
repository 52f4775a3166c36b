import type { Metadata } from '@grpc/grpc-js';
import {
  type Context,
  context,
  createTraceState,
  isSpanContextValid,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
} from '@opentelemetry/api';
import { ERRORS } from '#contract/error-code.ts';
import { Refusal } from '#contract/refusal.ts';
import { contextOf, startSpan } from '#services/process/tracing.ts';

const VERSION = '00';
// Later versions may append fields; version 00 may not.
const TRACEPARENT = /^(?!ff)([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/**
 * The context of a caller's `traceparent` and `tracestate`; the root context when they are missing or malformed. Works
 * without an OpenTelemetry SDK, so that a trace passes through unbroken.
 *
 * Source: W3C Trace Context, sections 3.2 and 3.3.
 */
export function readTraceContext(traceparent: string | undefined, tracestate: string | undefined): Context {
  if (traceparent === undefined) return ROOT_CONTEXT;
  const [, version, traceId = '', spanId = '', flags = '', rest] = TRACEPARENT.exec(traceparent) ?? [];
  const spanContext: SpanContext = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
    ...(tracestate !== undefined && { traceState: createTraceState(tracestate) }),
  };
  const wellFormed = isSpanContextValid(spanContext) && !(version === VERSION && rest !== undefined);
  return wellFormed ? trace.setSpanContext(ROOT_CONTEXT, spanContext) : ROOT_CONTEXT;
}

/** The context carried by a call's metadata. */
export function traceContextIn(metadata: Metadata): Context {
  const [traceparent] = metadata.get('traceparent').map(String);
  const [tracestate] = metadata.get('tracestate').map(String);
  return readTraceContext(traceparent, tracestate);
}

/** Puts a context into a call's metadata; the root context adds nothing. */
export function putTraceContext(carrier: Context, metadata: Metadata): void {
  const spanContext = trace.getSpanContext(carrier);
  if (spanContext === undefined || !isSpanContextValid(spanContext)) return;
  const { traceId, spanId, traceFlags, traceState } = spanContext;
  metadata.set('traceparent', `${VERSION}-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`);
  const state = traceState?.serialize() ?? '';
  if (state !== '') metadata.set('tracestate', state);
}

/** What connects a call's log lines with its request and its trace; undefined are ids that its caller did not send. */
export function idsIn(metadata: Metadata): { requestId: string | undefined; traceId: string | undefined } {
  const [requestId] = metadata.get('x-request-id').map(String);
  return { requestId, traceId: traceIdOf(traceContextIn(metadata)) };
}

/** The trace id for a log line; undefined without a trace. */
export function traceIdOf(carrier: Context): string | undefined {
  const spanContext = trace.getSpanContext(carrier);
  return spanContext !== undefined && isSpanContextValid(spanContext) ? spanContext.traceId : undefined;
}

/**
 * Runs the work of a call inside a span that continues its caller's trace, and returns its result.
 *
 * Source: OpenTelemetry semantic conventions, "RPC" and "gRPC".
 */
export async function inServerSpan<Result>(
  call: { getPath(): string; metadata: Metadata; cancelled: boolean },
  work: () => Promise<Result>,
): Promise<Result> {
  const parent = traceContextIn(call.metadata);
  const [, service = '', method = ''] = call.getPath().split('/');
  const attributes = { 'rpc.system': 'grpc', 'rpc.service': service, 'rpc.method': method };
  const span = startSpan(`${service}/${method}`, { kind: SpanKind.SERVER, attributes }, parent);
  try {
    return await context.with(contextOf(span, parent), work);
  } catch (thrown) {
    const { code } = Refusal.from(thrown);
    span.setAttribute('error.type', call.cancelled ? 'cancelled' : code);
    // A caller that hangs up or is refused is no failure of ours.
    if (!call.cancelled && ERRORS[code].httpStatus >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
    throw thrown;
  } finally {
    span.end();
  }
}
