import { z } from 'zod';
import type { LogLevel } from '#services/process/logger.ts';
import {
  type MisspeltSetting,
  misspeltSettings,
  readEnvironment,
  readTogether,
} from '#services/process/read-environment.ts';
import { host, hostAndPort, milliseconds, port, SHARED_VARIABLES, webAddress } from '#services/process/settings.ts';
import { readClientTls, TLS_VARIABLES, type TlsFiles } from '#services/rpc/tls.ts';

const Environment = z.object({
  HOST: host.default('127.0.0.1'),
  MCP_PORT: port.default(8_082),
  GATEWAY_URL: webAddress.default('http://127.0.0.1:8080'),
  COMPOSER_ADDR: hostAndPort.default('127.0.0.1:50051'),
  COMPOSE_TIMEOUT_MS: milliseconds().default(240_000),
  ...TLS_VARIABLES,
  ...SHARED_VARIABLES,
});

/** Every setting of the MCP server. */
export type McpConfig = {
  host: string;
  /** 0 picks a free one. */
  port: number;
  /** Base URL of the gateway, which checks keys, enforces limits and bills. */
  gatewayUrl: string;
  /** Address of the composer, which validates specs. */
  composerAddress: string;
  /** Longest composition; also how long running calls may take to finish at shutdown. */
  composeTimeoutMs: number;
  tls: TlsFiles | undefined;
  metricsPort: number;
  logLevel: LogLevel;
  misspelt: readonly MisspeltSetting[];
};

/**
 * Reads the settings from the environment.
 *
 * @throws BadConfiguration listing every invalid setting at once, never a value
 */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): McpConfig {
  const { variables, tls } = readTogether({
    variables: () => readEnvironment(Environment, environment),
    tls: () => readClientTls(environment, ['COMPOSER_ADDR']),
  });
  return {
    host: variables.HOST,
    port: variables.MCP_PORT,
    gatewayUrl: variables.GATEWAY_URL.replace(/\/+$/, ''),
    composerAddress: variables.COMPOSER_ADDR,
    composeTimeoutMs: variables.COMPOSE_TIMEOUT_MS,
    tls,
    metricsPort: variables.METRICS_PORT,
    logLevel: variables.LOG_LEVEL,
    misspelt: misspeltSettings(Environment, environment),
  };
}
