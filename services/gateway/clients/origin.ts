import { Metadata } from '@grpc/grpc-js';
import type { Context } from '@opentelemetry/api';
import { putTraceContext } from '#services/rpc/trace-context.ts';

/** The public request that a call to another service is made for. */
export type Origin = { requestId: string; trace: Context };

/** Metadata that identifies the request that a call is made for. */
export function originMetadata({ requestId, trace }: Origin): Metadata {
  const metadata = new Metadata();
  metadata.set('x-request-id', requestId);
  putTraceContext(trace, metadata);
  return metadata;
}
