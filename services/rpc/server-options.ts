import type { ChannelOptions } from '@grpc/grpc-js';
import { MESSAGE_MAX_BYTES } from './channel-options.ts';

/**
 * Options of every gRPC server of ours. A client looks its name up again only when a connection ends, so connections
 * end after a few minutes and clients find the replicas that have come since; calls that are running then may go on
 * for longer than any composition lasts. Keepalive ends the calls of a client that vanished without a word.
 *
 * Source: gRPC, "Server-side Connection Management" (A9) and "Keepalive".
 */
export const SERVER_OPTIONS: ChannelOptions = {
  'grpc.max_connection_age_ms': 300_000,
  'grpc.max_connection_age_grace_ms': 300_000,
  'grpc.max_concurrent_streams': 1_000,
  'grpc.max_receive_message_length': MESSAGE_MAX_BYTES,
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 5_000,
};
