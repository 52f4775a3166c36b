import { z } from 'zod';
import { readClientTls, TLS_VARIABLES, type TlsFiles } from '#services/rpc/tls.ts';
import type { LogLevel } from '#services/process/logger.ts';
import {
  type MisspeltSetting,
  misspeltSettings,
  readEnvironment,
  readTogether,
} from '#services/process/read-environment.ts';
import {
  adminToken,
  host,
  hostAndPort,
  milliseconds,
  port,
  SHARED_VARIABLES,
  webAddress,
  whereWeb,
  wholeNumber,
} from '#services/process/settings.ts';

const Environment = z
  .object({
    HOST: host.default('127.0.0.1'),
    CONSOLE_PORT: port.optional(),
    CONSOLE_URL: webAddress
      .refine(whereWeb(isWholeHost), 'must have no path: the console needs a host of its own')
      .optional(),
    GATEWAY_URL: webAddress.default('http://127.0.0.1:8080'),
    API_URL: webAddress.optional(),
    ACCOUNTS_ADDR: hostAndPort.default('127.0.0.1:50052'),
    COMPOSER_ADDR: hostAndPort.default('127.0.0.1:50051'),
    ADMIN_TOKEN: adminToken.optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    CONSOLE_SHUTDOWN_GRACE_MS: milliseconds({ min: 0, max: 600_000 }).default(240_000),
    OIDC_ISSUER: webAddress.optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    OIDC_OPERATORS_GROUP: z.string().min(1).optional(),
    OIDC_GROUPS_CLAIM: z.string().min(1).default('groups'),
    OIDC_TRUSTS_EMAIL: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
    CONSOLE_TRUSTED_HOPS: wholeNumber(0, 10).default(0),
    ...TLS_VARIABLES,
    ...SHARED_VARIABLES,
  })
  .superRefine((variables, context) => {
    if (variables.OIDC_ISSUER === undefined) return;
    if (!whereWeb(isPrivate)(variables.OIDC_ISSUER)) {
      const message = 'must be an https address, except on this machine';
      context.addIssue({ code: 'custom', path: ['OIDC_ISSUER'], message });
    }
    for (const name of ['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'CONSOLE_URL'] as const) {
      if (variables[name] === undefined) {
        context.addIssue({ code: 'custom', path: [name], message: 'is needed with OIDC_ISSUER' });
      }
    }
  });

// Pages, cookies and the sign-in at a provider are at fixed paths of the host.
function isWholeHost({ pathname, search }: URL): boolean {
  return pathname === '/' && search === '';
}

const DEFAULT_PORT = 8_081;

// Tokens travel to and from the provider, so the connection must be private.
function isPrivate({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || ['127.0.0.1', '[::1]', 'localhost'].includes(hostname);
}

/** Sign-in with an identity provider. */
export type OidcConfig = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Members of this group are operators; when absent, only the one-time link makes one. */
  operatorsGroup: string | undefined;
  /** Claim that lists a person's groups. */
  groupsClaim: string;
  /** Accepts addresses without `email_verified`; an address declared unverified is never accepted. */
  trustsEmail: boolean;
};

/** Every setting of the console. */
export type ConsoleConfig = {
  host: string;
  /** 0 picks a free one. In one process `CONSOLE_PORT=0` turns the console off; see `isOn`. */
  port: number;
  /** The port is only the default: when it is taken, a free one is used. */
  mayMovePort: boolean;
  isOn: boolean;
  /** Origin that people open, when it differs from the listening address. */
  publicUrl: string | undefined;
  /** Base URL of the gateway, used by the playground. */
  gatewayUrl: string;
  /** Base URL of the API as callers reach it, when it differs; for copyable commands. */
  apiUrl: string | undefined;
  accountsAddress: string;
  composerAddress: string;
  /** Token of the admin API; without it, the file that accounts wrote into `dataDir` is read. */
  adminToken: string | undefined;
  dataDir: string;
  /** How long playground streams may take to finish when the console closes. */
  shutdownGraceMs: number;
  oidc: OidcConfig | undefined;
  /** Number of proxies in front, each of which appends its caller's address to `X-Forwarded-For`. */
  trustedHops: number;
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
export function readConfig(environment: NodeJS.ProcessEnv = process.env): ConsoleConfig {
  const { variables, tls } = readTogether({
    variables: () => readEnvironment(Environment, environment),
    tls: () => readClientTls(environment, ['COMPOSER_ADDR', 'ACCOUNTS_ADDR']),
  });
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = variables;
  const isOidc = issuer !== undefined && clientId !== undefined && clientSecret !== undefined;
  return {
    host: variables.HOST,
    port: variables.CONSOLE_PORT ?? DEFAULT_PORT,
    mayMovePort: variables.CONSOLE_PORT === undefined && variables.CONSOLE_URL === undefined,
    isOn: variables.CONSOLE_PORT !== 0,
    // In the form of an `Origin` header, with which it is compared.
    publicUrl: variables.CONSOLE_URL === undefined ? undefined : new URL(variables.CONSOLE_URL).origin,
    gatewayUrl: variables.GATEWAY_URL.replace(/\/+$/, ''),
    apiUrl: variables.API_URL?.replace(/\/+$/, ''),
    accountsAddress: variables.ACCOUNTS_ADDR,
    composerAddress: variables.COMPOSER_ADDR,
    adminToken: variables.ADMIN_TOKEN,
    dataDir: variables.DATA_DIR,
    shutdownGraceMs: variables.CONSOLE_SHUTDOWN_GRACE_MS,
    oidc: isOidc
      ? {
          issuer,
          clientId,
          clientSecret,
          operatorsGroup: variables.OIDC_OPERATORS_GROUP,
          groupsClaim: variables.OIDC_GROUPS_CLAIM,
          trustsEmail: variables.OIDC_TRUSTS_EMAIL === 'true',
        }
      : undefined,
    trustedHops: variables.CONSOLE_TRUSTED_HOPS,
    tls,
    metricsPort: variables.METRICS_PORT,
    logLevel: variables.LOG_LEVEL,
    misspelt: misspeltSettings(Environment, environment),
  };
}
