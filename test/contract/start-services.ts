import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Logger } from 'pino';
import { readConfig as readAccountsConfig } from '#services/accounts/config.ts';
import { startAccounts } from '#services/accounts/server.ts';
import { type GatewayConfig, readConfig as readGatewayConfig } from '#services/gateway/config.ts';
import { startGateway } from '#services/gateway/server.ts';
import { createLogger } from '#services/process/logger.ts';
import { type Admin, connectAdmin } from './admin.ts';

type Options = {
  /** Settings of the gateway that differ from the defaults. */
  gateway?: Partial<GatewayConfig>;
  /** Environment variables of accounts and composer that differ from the defaults. */
  accounts?: Record<string, string>;
  composer?: Record<string, string>;
  /** Address of a composer that is already running; without it the real one is started. */
  composerAddress?: string;
  /** Clock of accounts, epoch milliseconds. */
  now?: () => number;
};

/** The three services, running in this process over real HTTP and gRPC with a SQLite file of their own. */
export type Services = {
  url: string;
  admin: Admin;
  accountsAddress: string;
  composerAddress: string;
  /** Folder of the SQLite file. */
  dataDir: string;
  /** Lines that the gateway has logged. */
  logLines(): Record<string, unknown>[];
  /** Closes one service before the others; later calls and `close` pass it over. */
  stop(service: 'gateway' | 'composer' | 'accounts'): Promise<void>;
  close(): Promise<void>;
};

/** Starts everything on free ports. */
export async function startServices(options: Options = {}): Promise<Services> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uic-test-'));
  const silent = createLogger('test', 'silent');
  const accounts = await startAccounts(
    readAccountsConfig({ ACCOUNTS_LISTEN: '127.0.0.1:0', DATA_DIR: dataDir, ...options.accounts }),
    { log: silent, ...(options.now !== undefined && { now: options.now }) },
  );
  const composer = await (options.composerAddress === undefined
    ? startRealComposer(options.composer, silent)
    : { address: options.composerAddress, close: () => Promise.resolve() });
  const { lines, destination } = lineCollector();
  const config = {
    ...readGatewayConfig({ PORT: '0', ACCOUNTS_ADDR: accounts.address, COMPOSER_ADDR: composer.address }),
    shutdownGraceMs: 0,
    ...options.gateway,
  };
  const gateway = await startGateway(config, { log: createLogger('gateway', 'info', destination) });
  const admin = connectAdmin(accounts.address, accounts.adminToken);
  const running = new Map([
    ['gateway', () => gateway.close()],
    ['composer', () => composer.close(0)],
    ['accounts', () => accounts.close()],
  ]);
  const stop: Services['stop'] = async (service) => {
    const close = running.get(service);
    running.delete(service);
    await close?.();
  };
  return {
    url: gateway.url,
    admin,
    accountsAddress: accounts.address,
    composerAddress: composer.address,
    dataDir,
    logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    stop,
    close: async () => {
      admin.close();
      for (const service of ['gateway', 'composer', 'accounts'] as const) await stop(service);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

// Loaded where it is wanted only: its catalog takes longer to load than everything else together.
async function startRealComposer(environment: Record<string, string> | undefined, log: Logger) {
  const { readConfig } = await import('#services/composer/config.ts');
  const { startComposer } = await import('#services/composer/server.ts');
  return startComposer(readConfig({ COMPOSER_LISTEN: '127.0.0.1:0', ...environment }), { log });
}

function lineCollector(): { lines: string[]; destination: Writable } {
  const lines: string[] = [];
  const destination = new Writable({
    decodeStrings: false,
    write: (line: string, _encoding, done) => {
      lines.push(line);
      done();
    },
  });
  return { lines, destination };
}
