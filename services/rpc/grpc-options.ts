import type { ChannelOptions } from '@grpc/grpc-js';

/** Largest message that either side accepts; requests and stored results are far smaller. */
export const MESSAGE_MAX_BYTES = 4 * 1024 * 1024;

// Methods that may safely run twice. Settle is retried by its caller; nothing else is safe: Authorize counts a request,
// Begin reserves a generation, Compose pays a model.
const RETRIED_METHODS = [
  { service: 'accounts.v1.AccountsService', method: 'Renew' },
  { service: 'accounts.v1.AccountsService', method: 'Release' },
];

const SERVICE_CONFIG = {
  // Spreads calls over all addresses that the name resolves to, as a headless Service in a cluster does.
  loadBalancingConfig: [{ round_robin: {} }],
  methodConfig: [
    {
      name: RETRIED_METHODS,
      retryPolicy: {
        maxAttempts: 3,
        initialBackoff: '0.05s',
        maxBackoff: '1s',
        backoffMultiplier: 4,
        retryableStatusCodes: ['UNAVAILABLE'],
      },
    },
  ],
  // When more than half of the tokens are used up, most calls fail: retries would only add load.
  retryThrottling: { maxTokens: 20, tokenRatio: 0.1 },
};

/**
 * Options of every channel between our services. Keepalive ends calls to a frozen peer, which would otherwise hang for
 * ever; the short reconnect backoff makes a restarted peer usable within milliseconds; the window is large because the
 * receiver of a stream sets its pace. Only idempotent unary calls are retried, and only when the peer is unreachable.
 *
 * Source: gRPC, "Service Config", "Retry" (A6) and "Keepalive".
 */
export const CHANNEL_OPTIONS: ChannelOptions = {
  'grpc.service_config': JSON.stringify(SERVICE_CONFIG),
  // Only the service config above applies: without this, each lookup would query DNS for one.
  'grpc.service_config_disable_resolution': 1,
  'grpc.dns_min_time_between_resolutions_ms': 10_000,
  // Peers are on the local network; a proxy configured for the model backend must not be used for them.
  'grpc.enable_http_proxy': 0,
  'grpc.max_receive_message_length': MESSAGE_MAX_BYTES,
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 5_000,
  'grpc.keepalive_permit_without_calls': 1,
  'grpc.initial_reconnect_backoff_ms': 50,
  'grpc.max_reconnect_backoff_ms': 500,
  'grpc-node.flow_control_window': 1024 * 1024,
};

/**
 * Options of every gRPC server. A client resolves its name again only when a connection ends, so connections end after a
 * few minutes and clients find replicas that were added since; running calls may continue for longer than any
 * composition takes. Keepalive ends the calls of a client that vanished.
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
