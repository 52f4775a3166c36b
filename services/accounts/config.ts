import { z } from 'zod';
import { readTlsFiles, TLS_VARIABLES, type TlsFiles } from '#services/rpc/tls.ts';
import type { LogLevel } from '#services/process/logger.ts';
import {
  type MisspeltSetting,
  misspeltSettings,
  readEnvironment,
  readTogether,
} from '#services/process/read-environment.ts';
import { adminToken, hostAndPort, milliseconds, SHARED_VARIABLES, wholeNumber } from '#services/process/settings.ts';
import { type TracingConfig, tracingOf } from '#services/process/tracing.ts';

/** The URL of a store, validated here because the drivers' errors for a malformed one name neither variable nor fault. */
const storeUrl = (protocol: RegExp, mustBe: string) =>
  z.string().regex(protocol, { error: mustBe, abort: true }).refine(isWholeUrl, {
    error: 'cannot be read; in user and password write @ : / # as %40 %3A %2F %23',
    abort: true,
  });

// An @ or # after the host is part of a password that should have been escaped. PostgreSQL behind a Unix socket has no
// host before its path.
function isWholeUrl(text: string): boolean {
  const url = URL.parse(text.replace('@/', '@socket/'));
  return url !== null && url.hash === '' && !url.pathname.includes('@');
}

// The driver of Redis decodes user and password, and throws what names neither variable nor fault.
function isDecodable(text: string): boolean {
  const { username = '', password = '' } = URL.parse(text) ?? {};
  try {
    return decodeURIComponent(username + password) !== undefined;
  } catch {
    return false;
  }
}

// The driver asks Redis for any database, and throws the refusal where nobody can catch it.
function hasDatabaseNumber(text: string): boolean {
  return /^\/?\d*$/.test(URL.parse(text)?.pathname ?? '');
}

const Environment = z.object({
  ACCOUNTS_LISTEN: hostAndPort.default('127.0.0.1:50052'),
  ACCOUNTS_PROBE_LISTEN: hostAndPort.optional(),
  ...TLS_VARIABLES,
  DATA_DIR: z.string().min(1).default('.data'),
  ADMIN_TOKEN: adminToken.optional(),
  ...SHARED_VARIABLES,
  DATABASE_URL: storeUrl(/^postgres(ql)?:\/\//, 'must be postgres://…').optional(),
  DATABASE_POOL_SIZE: wholeNumber(1, 1_000).default(10),
  REDIS_URL: storeUrl(/^rediss?:\/\//, 'must be redis://… or rediss://…')
    .refine(isDecodable, 'cannot be read; in user and password write % as %25')
    .refine(hasDatabaseNumber, 'after host and port there may only be the number of a database, such as /0')
    .optional(),
  LEASE_MS: milliseconds({ min: 100, max: 600_000 }).default(30_000),
  LEDGER_METADATA_DAYS: wholeNumber(1, 36_500).default(400),
  SWEEP_EVERY_MS: milliseconds({ min: 10, max: 3_600_000 }).default(10_000),
  INVARIANT_CHECK_EVERY_MS: milliseconds({ min: 10, max: 86_400_000 }).default(3_600_000),
  ACCOUNTS_SHUTDOWN_GRACE_MS: milliseconds({ min: 0, max: 600_000 }).default(5_000),
});

/** Every setting of the accounts service. */
export type AccountsConfig = {
  /** `host:port`; port 0 picks a free one. */
  listen: string;
  /** `host:port` where only health is served, in plain text: for probes without a certificate when TLS is on. */
  probeListen: string | undefined;
  tls: TlsFiles | undefined;
  /** Folder of the SQLite file and of the generated admin token; created when missing. */
  dataDir: string;
  /** PostgreSQL instead of the SQLite file. */
  databaseUrl: string | undefined;
  /** Most connections to PostgreSQL. */
  databasePoolSize: number;
  /** Redis for what replicas share: burst windows and change messages. */
  redisUrl: string | undefined;
  /** Replaces the token that is generated in `dataDir` at the first start. */
  adminToken: string | undefined;
  logLevel: LogLevel;
  misspelt: readonly MisspeltSetting[];
  /** Which spans are exported; undefined when none are. */
  tracing: TracingConfig | undefined;
  /** Where `/metrics` is served; 0 turns it off. */
  metricsPort: number;
  /** How long a generation stays reserved without a renewal. */
  leaseMs: number;
  /** How many days the ledger keeps callers' metadata and failed generations are listed. */
  ledgerMetadataDays: number;
  /** Pause between two sweeps. */
  sweepEveryMs: number;
  /** Pause between two comparisons of quota counters and ledger. */
  invariantCheckEveryMs: number;
  /** How long running calls may take to finish after SIGTERM. */
  shutdownGraceMs: number;
};

/**
 * Reads the settings from the environment.
 *
 * @throws BadConfiguration listing every invalid setting at once, never a value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): AccountsConfig {
  const { variables, tls } = readTogether({
    variables: () => readEnvironment(Environment, environment),
    tls: () => readTlsFiles(environment),
  });
  return {
    listen: variables.ACCOUNTS_LISTEN,
    probeListen: variables.ACCOUNTS_PROBE_LISTEN,
    tls,
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    databasePoolSize: variables.DATABASE_POOL_SIZE,
    redisUrl: variables.REDIS_URL,
    adminToken: variables.ADMIN_TOKEN,
    logLevel: variables.LOG_LEVEL,
    misspelt: misspeltSettings(Environment, environment),
    tracing: tracingOf(variables),
    metricsPort: variables.METRICS_PORT,
    leaseMs: variables.LEASE_MS,
    ledgerMetadataDays: variables.LEDGER_METADATA_DAYS,
    sweepEveryMs: variables.SWEEP_EVERY_MS,
    invariantCheckEveryMs: variables.INVARIANT_CHECK_EVERY_MS,
    shutdownGraceMs: variables.ACCOUNTS_SHUTDOWN_GRACE_MS,
  };
}
