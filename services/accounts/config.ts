import { z } from 'zod';
import { LOG_LEVELS } from '#services/process/logger.ts';

const notYet = (name: string, embedded: string) =>
  z.undefined({ error: `${name} is not supported by this version: unset it to use ${embedded}` }).optional();

const Environment = z.object({
  /** `host:port` to listen on; port 0 takes a free one. */
  ACCOUNTS_LISTEN: z
    .string()
    .regex(/^.+:\d{1,5}$/, 'must be host:port')
    .default('127.0.0.1:50052'),
  /** Folder of the SQLite file and the admin token; made when missing. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Overrides the token that the first start makes in DATA_DIR. */
  ADMIN_TOKEN: z.string().regex(/^\S+$/, 'must not hold spaces').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  DATABASE_URL: notYet('DATABASE_URL', 'the SQLite file in DATA_DIR'),
  REDIS_URL: notYet('REDIS_URL', 'the burst window in this process'),
  /** How long a generation stays reserved without a renewal; the gateway renews every third of it. */
  LEASE_MS: z.coerce.number().int().min(100).max(600_000).default(30_000),
  SWEEP_EVERY_MS: z.coerce.number().int().min(10).max(3_600_000).default(10_000),
  /** How often counters and ledger are compared. */
  INVARIANT_CHECK_EVERY_MS: z.coerce.number().int().min(10).max(86_400_000).default(3_600_000),
  /** How long running calls may take to end after SIGTERM. */
  ACCOUNTS_SHUTDOWN_GRACE_MS: z.coerce.number().int().min(0).max(600_000).default(5_000),
});

/** Every setting of the accounts service. */
export type Config = Readonly<z.output<typeof Environment>>;

/**
 * Reads the settings from the environment. An empty variable counts as unset.
 *
 * @throws Error naming every setting at fault at once, never a value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(set, { reportInput: false });
  if (!result.success) throw new Error(`Bad configuration\n${z.prettifyError(result.error)}`);
  return Object.freeze(result.data);
}
