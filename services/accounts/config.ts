import { z } from 'zod';
import { readTlsFiles, TLS_VARIABLES, type TlsFiles } from '#services/grpc/tls.ts';
import { LOG_LEVELS, type LogLevel } from '#services/process/logger.ts';
import { readEnvironment } from '#services/process/read-environment.ts';

const milliseconds = (min: number, max: number, defaultMs: number) =>
  z.coerce.number().int().min(min).max(max).default(defaultMs);

const hostAndPort = z.string().regex(/^.+:\d{1,5}$/, 'must be host:port');

const Environment = z.object({
  ACCOUNTS_LISTEN: hostAndPort.default('127.0.0.1:50052'),
  ACCOUNTS_PROBE_LISTEN: hostAndPort.optional(),
  ...TLS_VARIABLES,
  DATA_DIR: z.string().min(1).default('.data'),
  ADMIN_TOKEN: z.string().regex(/^\S+$/, 'must not hold spaces').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be postgres://…')
    .optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(1_000).default(10),
  REDIS_URL: z
    .string()
    .regex(/^rediss?:\/\//, 'must be redis://… or rediss://…')
    .optional(),
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  LEASE_MS: milliseconds(100, 600_000, 30_000),
  SWEEP_EVERY_MS: milliseconds(10, 3_600_000, 10_000),
  INVARIANT_CHECK_EVERY_MS: milliseconds(10, 86_400_000, 3_600_000),
  ACCOUNTS_SHUTDOWN_GRACE_MS: milliseconds(0, 600_000, 5_000),
});

/** Every setting of the accounts service. */
export type AccountsConfig = {
  /** `host:port`; port 0 takes a free one. */
  listen: string;
  /** `host:port` where health alone is served, in clear text; beside TLS, for probes that have no certificate. */
  probeListen: string | undefined;
  tls: TlsFiles | undefined;
  /** Folder of the SQLite file and of the admin token that is made when none is given; made when missing. */
  dataDir: string;
  /** PostgreSQL instead of the SQLite file. */
  databaseUrl: string | undefined;
  /** Most connections to PostgreSQL. */
  databasePoolSize: number;
  /** Redis for what replicas share: burst windows, and word of changed keys. */
  redisUrl: string | undefined;
  /** Instead of the token that the first start makes in `dataDir`. */
  adminToken: string | undefined;
  logLevel: LogLevel;
  /** Where `/metrics` is served; 0 for nowhere. */
  metricsPort: number;
  /** How long a generation stays reserved without a renewal. */
  leaseMs: number;
  /** Pause between two sweeps for what is overdue. */
  sweepEveryMs: number;
  /** Pause between two comparisons of counters and ledger. */
  invariantCheckEveryMs: number;
  /** How long running calls may take to end after SIGTERM. */
  shutdownGraceMs: number;
};

/**
 * Reads the settings from the environment.
 *
 * @throws Error naming every setting at fault at once, never a value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): AccountsConfig {
  const variables = readEnvironment(Environment, environment);
  return {
    listen: variables.ACCOUNTS_LISTEN,
    probeListen: variables.ACCOUNTS_PROBE_LISTEN,
    tls: readTlsFiles(variables),
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    databasePoolSize: variables.DATABASE_POOL_SIZE,
    redisUrl: variables.REDIS_URL,
    adminToken: variables.ADMIN_TOKEN,
    logLevel: variables.LOG_LEVEL,
    metricsPort: variables.METRICS_PORT,
    leaseMs: variables.LEASE_MS,
    sweepEveryMs: variables.SWEEP_EVERY_MS,
    invariantCheckEveryMs: variables.INVARIANT_CHECK_EVERY_MS,
    shutdownGraceMs: variables.ACCOUNTS_SHUTDOWN_GRACE_MS,
  };
}
