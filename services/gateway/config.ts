import { z } from 'zod';
import { LIMITS } from '#contract/limits.ts';
import { LOG_LEVELS } from '#services/process/logger.ts';

const milliseconds = (defaultMs: number) => z.coerce.number().int().min(1).max(3_600_000).default(defaultMs);

const address = (port: number) =>
  z
    .string()
    .regex(/^.+:\d{1,5}$/, 'must be host:port')
    .default(`127.0.0.1:${port}`);

const Environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  /** 0 takes a free port. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(8_080),
  COMPOSER_ADDR: address(50_051),
  ACCOUNTS_ADDR: address(50_052),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  PING_INTERVAL_MS: milliseconds(LIMITS.pingIntervalMs),
  /** How long a reader may take nothing before its stream is given up. */
  SLOW_READER_TIMEOUT_MS: milliseconds(30_000),
  /** How long a caller may take to send its headers. */
  HEADERS_TIMEOUT_MS: milliseconds(10_000),
  /** How long a caller may take to send its body. */
  BODY_TIMEOUT_MS: milliseconds(20_000),
  /** How long an idle connection is kept; longer than the 60 s of common load balancers. */
  KEEP_ALIVE_TIMEOUT_MS: milliseconds(75_000),
  /** Longest composition, all attempts together. */
  COMPOSE_TIMEOUT_MS: milliseconds(240_000),
  /** Longest call to accounts. */
  ACCOUNTS_TIMEOUT_MS: milliseconds(2_000),
  /** How long running compositions may take to end after SIGTERM; what is left then ends with SERVICE_UNAVAILABLE. */
  GATEWAY_SHUTDOWN_GRACE_MS: z.coerce.number().int().min(0).max(3_600_000).default(240_000),
});

/** Every setting of the gateway. */
export type GatewayConfig = {
  host: string;
  port: number;
  composerAddress: string;
  accountsAddress: string;
  logLevel: (typeof LOG_LEVELS)[number];
  pingIntervalMs: number;
  slowReaderTimeoutMs: number;
  headersTimeoutMs: number;
  bodyTimeoutMs: number;
  keepAliveTimeoutMs: number;
  composeTimeoutMs: number;
  accountsTimeoutMs: number;
  shutdownGraceMs: number;
};

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 *
 * @throws Error naming every setting at fault at once, never a value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(set, { reportInput: false });
  if (!result.success) throw new Error(`Bad configuration\n${z.prettifyError(result.error)}`);
  const variables = result.data;
  return {
    host: variables.HOST,
    port: variables.PORT,
    composerAddress: variables.COMPOSER_ADDR,
    accountsAddress: variables.ACCOUNTS_ADDR,
    logLevel: variables.LOG_LEVEL,
    pingIntervalMs: variables.PING_INTERVAL_MS,
    slowReaderTimeoutMs: variables.SLOW_READER_TIMEOUT_MS,
    headersTimeoutMs: variables.HEADERS_TIMEOUT_MS,
    bodyTimeoutMs: variables.BODY_TIMEOUT_MS,
    keepAliveTimeoutMs: variables.KEEP_ALIVE_TIMEOUT_MS,
    composeTimeoutMs: variables.COMPOSE_TIMEOUT_MS,
    accountsTimeoutMs: variables.ACCOUNTS_TIMEOUT_MS,
    shutdownGraceMs: variables.GATEWAY_SHUTDOWN_GRACE_MS,
  };
}
