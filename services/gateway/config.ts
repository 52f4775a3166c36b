import { z } from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { readClientTls, TLS_VARIABLES, type TlsFiles } from '#services/rpc/tls.ts';
import type { LogLevel } from '#services/process/logger.ts';
import {
  type MisspeltSetting,
  misspeltSettings,
  readEnvironment,
  readTogether,
} from '#services/process/read-environment.ts';
import { host, hostAndPort, milliseconds, port, SHARED_VARIABLES } from '#services/process/settings.ts';
import { type TracingConfig, tracingOf } from '#services/process/tracing.ts';

const Environment = z.object({
  HOST: host.default('127.0.0.1'),
  PORT: port.default(8_080),
  COMPOSER_ADDR: hostAndPort.default('127.0.0.1:50051'),
  ACCOUNTS_ADDR: hostAndPort.default('127.0.0.1:50052'),
  ...TLS_VARIABLES,
  ...SHARED_VARIABLES,
  PING_INTERVAL_MS: milliseconds().default(LIMITS.pingIntervalMs),
  SLOW_READER_TIMEOUT_MS: milliseconds().default(30_000),
  HEADERS_TIMEOUT_MS: milliseconds().default(10_000),
  BODY_TIMEOUT_MS: milliseconds().default(20_000),
  KEEP_ALIVE_TIMEOUT_MS: milliseconds().default(75_000),
  COMPOSE_TIMEOUT_MS: milliseconds().default(240_000),
  ACCOUNTS_TIMEOUT_MS: milliseconds().default(2_000),
  GATEWAY_DRAIN_MS: milliseconds({ min: 0 }).default(0),
  GATEWAY_SHUTDOWN_GRACE_MS: milliseconds({ min: 0 }).default(240_000),
});

/** Every setting of the gateway. */
export type GatewayConfig = {
  host: string;
  /** 0 picks a free one. */
  port: number;
  /** `host:port` or `dns:///host:port`. Calls are balanced over all addresses that the name resolves to. */
  composerAddress: string;
  accountsAddress: string;
  /** Mutual TLS to accounts and composer; without it the traffic is plain text. */
  tls: TlsFiles | undefined;
  /** Where `/metrics` is served; 0 turns it off. */
  metricsPort: number;
  logLevel: LogLevel;
  misspelt: readonly MisspeltSetting[];
  /** Which spans are exported; undefined when none are. */
  tracing: TracingConfig | undefined;
  pingIntervalMs: number;
  /** How long a stream waits for a client that does not read. */
  slowReaderTimeoutMs: number;
  /** How long a caller may take to send its headers. */
  headersTimeoutMs: number;
  /** How long a caller may take to send its body. */
  bodyTimeoutMs: number;
  /** How long an idle connection is kept; longer than the 60 s of common load balancers. */
  keepAliveTimeoutMs: number;
  /** Longest composition, all attempts together. */
  composeTimeoutMs: number;
  /** Longest call to accounts. */
  accountsTimeoutMs: number;
  /** How long requests are still accepted after SIGTERM, while `/readyz` fails and proxies switch over. */
  drainMs: number;
  /** How long in-flight requests may then take to finish; streams left after that end with SERVICE_UNAVAILABLE. */
  shutdownGraceMs: number;
};

/**
 * Reads the settings from the environment.
 *
 * @throws BadConfiguration listing every invalid setting at once, never a value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const { variables, tls } = readTogether({
    variables: () => readEnvironment(Environment, environment),
    tls: () => readClientTls(environment, ['COMPOSER_ADDR', 'ACCOUNTS_ADDR']),
  });
  return {
    host: variables.HOST,
    port: variables.PORT,
    composerAddress: variables.COMPOSER_ADDR,
    accountsAddress: variables.ACCOUNTS_ADDR,
    tls,
    metricsPort: variables.METRICS_PORT,
    logLevel: variables.LOG_LEVEL,
    misspelt: misspeltSettings(Environment, environment),
    tracing: tracingOf(variables),
    pingIntervalMs: variables.PING_INTERVAL_MS,
    slowReaderTimeoutMs: variables.SLOW_READER_TIMEOUT_MS,
    headersTimeoutMs: variables.HEADERS_TIMEOUT_MS,
    bodyTimeoutMs: variables.BODY_TIMEOUT_MS,
    keepAliveTimeoutMs: variables.KEEP_ALIVE_TIMEOUT_MS,
    composeTimeoutMs: variables.COMPOSE_TIMEOUT_MS,
    accountsTimeoutMs: variables.ACCOUNTS_TIMEOUT_MS,
    drainMs: variables.GATEWAY_DRAIN_MS,
    shutdownGraceMs: variables.GATEWAY_SHUTDOWN_GRACE_MS,
  };
}
