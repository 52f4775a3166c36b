import type { ServerUnaryCall, ServerWritableStream } from '@grpc/grpc-js';

/**
 * Takes from a call that is over what it holds: its request, its metadata, and the machinery below it. In Node 26 a
 * Writable, which gRPC's object for a call is, outlives every collection of the young generation, and all of that with
 * it. Nothing may be asked of the call afterwards.
 */
export function letGoOfCall<Request, Response>(
  call: ServerUnaryCall<Request, Response> | ServerWritableStream<Request, Response>,
): void {
  Object.assign(call, { call: undefined, request: undefined, metadata: undefined, trailingMetadata: undefined });
}
