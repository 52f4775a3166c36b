import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { Logger } from 'pino';
import { readAdminTokenFile } from '#services/rpc/admin-api.ts';
import { answerConnectionErrors, closeServer, listen, listenNearby, urlOf } from '#services/process/http-server.ts';
import { BadConfiguration } from '#services/process/read-environment.ts';
import { connectAccounts, connectComposer } from './clients.ts';
import { createApp } from './app.ts';
import type { ConsoleConfig } from './config.ts';
import { createPlaygroundKeys } from './playground.ts';
import { createAttemptLimit } from './sign-in/attempt-limit.ts';
import { createOidcSignIn } from './sign-in/oidc.ts';
import { createSessions } from './sign-in/session.ts';
import { createSignInLinks, signInUrl } from './sign-in/sign-in-link.ts';
import { createSigner, createUseOnce } from './sign-in/signing.ts';

// Per minute and address: a link has one user, an identity provider a whole office.
const LINK_ATTEMPTS = 10;
const OIDC_ATTEMPTS = 60;

/** A console that is listening. */
export type ConsoleServer = {
  /** Address that people open. */
  url: string;
  /** Address that signs the operator in once. */
  signInUrl: () => string;
  close(): Promise<void>;
};

/**
 * Starts the console. The other services need not be running yet.
 *
 * @throws BadConfiguration without an admin token, or when the address cannot be bound
 */
export async function startConsole(
  config: ConsoleConfig,
  { log, now = Date.now }: { log: Logger; now?: () => number },
): Promise<ConsoleServer> {
  const adminToken = config.adminToken ?? readAdminTokenFile(config.dataDir);
  if (adminToken === undefined) {
    throw new BadConfiguration(['ADMIN_TOKEN: is needed, or DATA_DIR of an accounts service that has started once']);
  }
  const accounts = connectAccounts(config.accountsAddress, () => adminToken, config.tls);
  const composer = connectComposer(config.composerAddress, config.tls);
  const keys = createPlaygroundKeys(accounts, now);
  const signer = createSigner(adminToken);
  const links = createSignInLinks(signer, {
    now,
    newNonce: () => randomBytes(16).toString('base64url'),
    useOnce: createUseOnce(accounts, 'link'),
  });
  let isReady = true;
  let url = config.publicUrl ?? '';
  const isSecure = url.startsWith('https:');
  const app = createApp({
    log,
    accounts,
    composer,
    keys,
    sessions: createSessions(signer, { isSecure, now }),
    links,
    attempts: createAttemptLimit(now, LINK_ATTEMPTS),
    oidcAttempts: createAttemptLimit(now, OIDC_ATTEMPTS),
    oidc:
      config.oidc &&
      createOidcSignIn(config.oidc, { signer, publicUrl: url, now, useOnce: createUseOnce(accounts, 'oidc') }),
    isSecure,
    gatewayUrl: () => config.gatewayUrl,
    apiUrl: config.apiUrl ?? config.gatewayUrl,
    publicOrigin: config.publicUrl,
    isReady: () => isReady,
    trustedHops: config.trustedHops,
  });
  const server = createServer(app);
  answerConnectionErrors(server);
  await (config.mayMovePort ? listenNearby : listen)(server, config, { host: 'HOST', port: 'CONSOLE_PORT' });
  if (url === '') url = urlOf(server, config.host);
  return {
    url,
    signInUrl: () => signInUrl(url, links.make()),
    close: async () => {
      isReady = false;
      await closeServer(server, config.shutdownGraceMs);
      await keys.revokeAll();
      accounts.close();
      composer.close();
    },
  };
}
