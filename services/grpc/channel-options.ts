import type { ChannelOptions } from '@grpc/grpc-js';

/**
 * Options of every channel between our own services. Keepalive ends calls to a frozen peer, which otherwise hang for
 * ever; the short reconnect backoff makes a restarted peer usable within milliseconds; the window is large because the
 * receiver of a stream sets its pace.
 */
export const CHANNEL_OPTIONS: ChannelOptions = {
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 5_000,
  'grpc.keepalive_permit_without_calls': 1,
  'grpc.initial_reconnect_backoff_ms': 50,
  'grpc.max_reconnect_backoff_ms': 500,
  'grpc-node.flow_control_window': 1024 * 1024,
};
