import type { Metadata } from '@grpc/grpc-js';
import { context, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { ERRORS } from '#contract/error-code.ts';
import { Refusal } from '#contract/refusal.ts';
import { contextOf, startSpan } from '#services/process/start-span.ts';
import { traceContextIn } from './trace-context.ts';

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
