import { Metadata } from '@grpc/grpc-js';
import type { Context } from '@opentelemetry/api';
import { putTraceContext } from '#services/rpc/trace-context.ts';

/** The public request on whose behalf another service is called. */
export type Origin = { requestId: string; trace: Context };

/** gRPC metadata that carries the request id and the trace. */
export function originMetadata({ requestId, trace }: Origin): Metadata {
  const metadata = new Metadata();
  metadata.set('x-request-id', requestId);
  putTraceContext(trace, metadata);
  return metadata;
}
