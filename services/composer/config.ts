import { z } from 'zod';
import { readTlsFiles, TLS_VARIABLES, type TlsFiles } from '#services/rpc/tls.ts';
import type { LogLevel } from '#services/process/logger.ts';
import {
  type MisspeltSetting,
  misspeltSettings,
  readEnvironment,
  readTogether,
  setVariables,
} from '#services/process/read-environment.ts';
import { hostAndPort, milliseconds, SHARED_VARIABLES, webAddress, wholeNumber } from '#services/process/settings.ts';
import { type TracingConfig, tracingOf } from '#services/process/tracing.ts';
import type { ModelTimeouts } from './models/watch-answer.ts';
import { readTiers, type Tier } from './models/tiers.ts';

const Environment = z.object({
  COMPOSER_LISTEN: hostAndPort.default('127.0.0.1:50051'),
  COMPOSER_PROBE_LISTEN: hostAndPort.optional(),
  ...TLS_VARIABLES,
  ...SHARED_VARIABLES,
  COMPOSER_MAX_ACTIVE: wholeNumber(1, 100_000).default(2_000),
  /** Tiers in order: model names separated by commas, or a JSON array of tier objects. */
  COMPOSE_MODELS: z.string().optional(),
  OPENAI_API_KEY: z.string().min(1).optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  /** Longest wait for the first part of an answer; a reasoning model is silent while it thinks. */
  MODEL_FIRST_TOKEN_TIMEOUT_MS: milliseconds().default(60_000),
  /** Longest silence in the middle of an answer. */
  MODEL_SILENCE_TIMEOUT_MS: milliseconds().default(30_000),
  /** Longest whole answer. */
  MODEL_TOTAL_TIMEOUT_MS: milliseconds().default(120_000),
});

/** Settings of the composer. */
export type ComposerConfig = {
  /** `host:port` to listen on; port 0 picks a free one. */
  listen: string;
  /** `host:port` where only health is served, in plain text: for probes without a certificate when TLS is on. */
  probeListen: string | undefined;
  tls: TlsFiles | undefined;
  /** Compositions that may run at once; more are refused with SERVICE_UNAVAILABLE. */
  maxActive: number;
  /** At least one, in order; a restart moves to the next. */
  tiers: readonly Tier[];
  metricsPort: number;
  logLevel: LogLevel;
  misspelt: readonly MisspeltSetting[];
  /** Which spans are exported; undefined when none are. */
  tracing: TracingConfig | undefined;
};

/**
 * Reads the composer's settings from the environment. An empty variable counts as unset.
 *
 * @throws BadConfiguration listing every invalid variable and tier, never a value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): ComposerConfig {
  const set = setVariables(environment);
  const { variables, tls, tiers } = readTogether({
    variables: () => readEnvironment(Environment, environment),
    tls: () => readTlsFiles(environment),
    // Reported together with the faults of the other variables, whose defaults are used meanwhile.
    tiers: () => {
      const read = Environment.safeParse(set).data ?? Environment.parse({});
      const backend = { apiKey: set['OPENAI_API_KEY'], baseUrl: read.OPENAI_BASE_URL, timeouts: modelTimeoutsOf(read) };
      return readTiers(set['COMPOSE_MODELS'], backend, environment);
    },
  });
  return {
    listen: variables.COMPOSER_LISTEN,
    probeListen: variables.COMPOSER_PROBE_LISTEN,
    tls,
    maxActive: variables.COMPOSER_MAX_ACTIVE,
    tiers,
    metricsPort: variables.METRICS_PORT,
    logLevel: variables.LOG_LEVEL,
    misspelt: misspeltSettings(Environment, environment),
    tracing: tracingOf(variables),
  };
}

function modelTimeoutsOf(variables: z.output<typeof Environment>): ModelTimeouts {
  return {
    firstPartMs: variables.MODEL_FIRST_TOKEN_TIMEOUT_MS,
    silenceMs: variables.MODEL_SILENCE_TIMEOUT_MS,
    totalMs: variables.MODEL_TOTAL_TIMEOUT_MS,
  };
}
