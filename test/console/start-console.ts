import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig as readAccountsConfig } from '#services/accounts/config.ts';
import { startAccounts } from '#services/accounts/server.ts';
import { readConfig as readComposerConfig } from '#services/composer/config.ts';
import { startComposer } from '#services/composer/server.ts';
import { readConfig as readConsoleConfig } from '#services/console/config.ts';
import { startConsole } from '#services/console/server.ts';
import { readConfig as readGatewayConfig } from '#services/gateway/config.ts';
import { startGateway } from '#services/gateway/server.ts';
import { createLogger } from '#services/process/logger.ts';
import { type Admin, connectAdmin } from '#test/contract/admin.ts';

type Environment = Record<string, string>;
type ServiceName = 'console' | 'gateway' | 'composer' | 'accounts';

/** Options of a call to the console besides its path. */
export type CallOptions = {
  method?: 'GET' | 'POST';
  cookie?: string;
  body?: object | string;
  headers?: Record<string, string>;
};

/** The console with the three services behind it, in this process, over real HTTP and gRPC. */
export type TestedConsole = {
  url: string;
  /** A workspace that may compose. */
  slug: string;
  adminToken: string;
  /** Where the services listen, for calls that bypass the console. */
  gatewayUrl: string;
  composerAddress: string;
  accountsAddress: string;
  dataDir: string;
  admin: Admin;
  /** Everything that any of the services has logged. */
  log: () => string;
  /** Token of a link that signs in once. */
  newToken: () => string;
  /** Calls the API as a page of the console does. */
  call: (path: string, options?: CallOptions) => Promise<Response>;
  /** Signs in with a new link; the cookie to send from then on. */
  signIn: () => Promise<string>;
  /** Another replica of the console beside the same services. */
  startReplica: () => Promise<{ url: string; close: () => Promise<void> }>;
  /** Advances the console's clock. */
  passTime: (ms: number) => void;
  stop: (service: ServiceName) => Promise<void>;
  close: () => Promise<void>;
};

/** Starts everything on free ports with a SQLite file of its own; the built-in composer composes unless configured otherwise. */
export async function startTestedConsole(
  own: { console?: Environment; composer?: Environment; gateway?: Environment; accounts?: Environment } = {},
): Promise<TestedConsole> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uic-console-'));
  const lines: string[] = [];
  let passedMs = 0;
  const log = createLogger('test', 'debug', { write: (line) => void lines.push(line) });
  const accounts = await startAccounts(
    readAccountsConfig({ ACCOUNTS_LISTEN: '127.0.0.1:0', DATA_DIR: dataDir, ...own.accounts }),
    {
      log,
    },
  );
  const composer = await startComposer(readComposerConfig({ COMPOSER_LISTEN: '127.0.0.1:0', ...own.composer }), {
    log,
  });
  const addresses = { ACCOUNTS_ADDR: accounts.address, COMPOSER_ADDR: composer.address };
  const gateway = await startGateway(readGatewayConfig({ PORT: '0', ...addresses, ...own.gateway }), { log });
  const ownConsole = { CONSOLE_PORT: '0', DATA_DIR: dataDir, GATEWAY_URL: gateway.url, ...addresses, ...own.console };
  const startReplica = async () =>
    startConsole(readConsoleConfig(ownConsole), { log, now: () => Date.now() + passedMs });
  const console = await startReplica();
  const admin = connectAdmin(accounts.address, accounts.adminToken);
  const { slug } = await admin.newCaller();
  const running = new Map<ServiceName, () => Promise<unknown>>([
    ['console', () => console.close()],
    ['gateway', () => gateway.close()],
    ['composer', () => composer.close(0)],
    ['accounts', () => accounts.close()],
  ]);
  const stop = async (service: ServiceName): Promise<void> => {
    const end = running.get(service);
    running.delete(service);
    await end?.();
  };
  const newToken = (): string => new URL(console.signInUrl()).hash.slice(1);
  const call = async (path: string, { method, cookie, body, headers }: CallOptions = {}): Promise<Response> =>
    fetch(`${console.url}/api${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        origin: console.url,
        'content-type': 'application/json',
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      redirect: 'manual',
    });
  return {
    url: console.url,
    slug,
    adminToken: accounts.adminToken,
    gatewayUrl: gateway.url,
    composerAddress: composer.address,
    accountsAddress: accounts.address,
    dataDir,
    admin,
    log: () => lines.join(''),
    newToken,
    call,
    signIn: async () => cookieOf(await call('/sign-in', { body: { token: newToken() } })),
    startReplica,
    passTime: (ms) => void (passedMs += ms),
    stop,
    close: async () => {
      admin.close();
      for (const service of running.keys()) await stop(service);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The cookie that an answer sets, as a browser sends it back. */
export function cookieOf(response: Response): string {
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
