import { z } from 'zod';
import { readTlsFiles, TLS_VARIABLES, type TlsFiles } from '#services/grpc/tls.ts';
import { LOG_LEVELS } from '#services/process/logger.ts';
import type { Patience } from './models/watch-answer.ts';
import { readTiers, type Tier } from './models/tiers.ts';

const hostAndPort = z.string().regex(/^.+:\d{1,5}$/, 'must be host:port');

const Environment = z.object({
  COMPOSER_LISTEN: hostAndPort.default('127.0.0.1:50051'),
  COMPOSER_PROBE_LISTEN: hostAndPort.optional(),
  ...TLS_VARIABLES,
  COMPOSER_MAX_ACTIVE: z.coerce.number().int().min(1).max(100_000).default(2_000),
  /** Tiers in order: model names separated by commas, or a JSON array of tier objects. */
  COMPOSE_MODELS: z.string().optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: z.url().optional(),
  /** Longest wait for the first part of an answer before the tier is given up; a model that thinks is silent meanwhile. */
  MODEL_FIRST_TOKEN_TIMEOUT_MS: z.coerce.number().int().positive().default(60_000),
  /** Longest silence in mid-answer. */
  MODEL_SILENCE_TIMEOUT_MS: z.coerce.number().int().positive().default(30_000),
  /** Longest whole answer. */
  MODEL_TOTAL_TIMEOUT_MS: z.coerce.number().int().positive().default(120_000),
  /** Port of Prometheus metrics; 0, the default, serves none. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
});

/** Settings of the composer. */
export type ComposerConfig = {
  /** `host:port` to listen on; port 0 takes a free one. */
  listen: string;
  /** `host:port` where health alone is served, in clear text; beside TLS, for probes that have no certificate. */
  probeListen: string | undefined;
  tls: TlsFiles | undefined;
  /** Compositions that may run at once; more are refused with SERVICE_UNAVAILABLE. */
  maxActive: number;
  /** At least one, in order; a restart moves to the next. */
  tiers: readonly Tier[];
  metricsPort: number;
  logLevel: (typeof LOG_LEVELS)[number];
};

/**
 * Reads the composer's settings from the environment. An empty variable counts as unset.
 *
 * @throws Error that lists every faulty variable; values are never printed
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): ComposerConfig {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = Environment.safeParse(set, { reportInput: false });
  if (!result.success) throw new Error(`Bad configuration\n${z.prettifyError(result.error)}`);
  const variables = result.data;
  const patience: Patience = {
    firstPartMs: variables.MODEL_FIRST_TOKEN_TIMEOUT_MS,
    silenceMs: variables.MODEL_SILENCE_TIMEOUT_MS,
    totalMs: variables.MODEL_TOTAL_TIMEOUT_MS,
  };
  const backend = { apiKey: variables.OPENAI_API_KEY, baseUrl: variables.OPENAI_BASE_URL, patience };
  return {
    listen: variables.COMPOSER_LISTEN,
    probeListen: variables.COMPOSER_PROBE_LISTEN,
    tls: readTlsFiles(variables),
    maxActive: variables.COMPOSER_MAX_ACTIVE,
    tiers: readTiers(variables.COMPOSE_MODELS, backend, environment),
    metricsPort: variables.METRICS_PORT,
    logLevel: variables.LOG_LEVEL,
  };
}
