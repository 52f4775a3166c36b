import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { readConfig as readAccountsConfig } from '#services/accounts/config.ts';
import { startAccounts } from '#services/accounts/server.ts';
import { readConfig as readGatewayConfig } from '#services/gateway/config.ts';
import { startGateway } from '#services/gateway/server.ts';
import { createLogger } from '#services/process/logger.ts';
import { connectAdmin } from './admin.ts';
import { queryPastServices } from './query-past-services.ts';
import type { ServiceOptions, Services } from './services.ts';

/** The three services in this process, over real HTTP and gRPC, with a SQLite file of their own. */
export async function startInOneProcess(options: ServiceOptions): Promise<Services> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uic-test-'));
  const { onLogLine } = options;
  const listened = (service: string): Logger =>
    onLogLine === undefined ? createLogger(service, 'silent') : createLogger(service, 'trace', { write: onLogLine });
  let nowMs = options.startAtMs;
  const now = (): number => nowMs ?? Date.now();
  const accountsConfig = readAccountsConfig({
    ACCOUNTS_LISTEN: '127.0.0.1:0',
    DATA_DIR: dataDir,
    ...options.accounts,
  });
  const accounts = await startAccounts(accountsConfig, { log: listened('accounts'), now });
  const composer = await (options.composerAddress === undefined
    ? startRealComposer(options.composer, listened('composer'))
    : { address: options.composerAddress, close: () => Promise.resolve() });
  const gatewayConfig = readGatewayConfig({
    PORT: '0',
    ACCOUNTS_ADDR: accounts.address,
    COMPOSER_ADDR: composer.address,
    GATEWAY_SHUTDOWN_GRACE_MS: '0',
    ...options.gateway,
  });
  const lines: string[] = [];
  const log =
    onLogLine === undefined
      ? createLogger('gateway', 'info', { write: (line) => void lines.push(line) })
      : listened('gateway');
  const gateway = await startGateway(gatewayConfig, { log });
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
    logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    query: (sql, parameters) => queryPastServices(accountsConfig, sql, parameters),
    passTime: async (ms) => {
      nowMs = now() + ms;
    },
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
