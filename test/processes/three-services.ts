import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_TOKEN_FILE } from '#services/accounts/admin-token.ts';
import { type Admin, connectAdmin } from '#test/contract/admin.ts';
import { type ModelBackend, startModelBackend } from '#test/model-backend/server.ts';
import { type ServiceProcess, spawnService } from './spawn-service.ts';

export type ServiceName = 'gateway' | 'composer' | 'accounts';

/** The three services as three processes on one data folder, composing with a scripted model. */
export type ThreeServices = {
  url(): string;
  admin: Admin;
  backend: ModelBackend;
  /** Folder of the SQLite file. */
  dataDir: string;
  process(name: ServiceName): ServiceProcess;
  /** Starts a killed service again, where it was. */
  restart(name: ServiceName): Promise<void>;
  /** Every line that any of them has written, killed ones included. */
  lines(): string[];
  close(): Promise<void>;
};

/** Leases of this length make a crash heal within the time of a test. */
export const LEASE_MS = 1_500;

/** Starts them on free ports. `own` are variables that only one of them gets. */
export async function startThreeServices(
  model: string,
  environment: Record<string, string> = {},
  own: Partial<Record<ServiceName, Record<string, string>>> = {},
): Promise<ThreeServices> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uic-processes-'));
  const backend = await startModelBackend();
  const listen: Record<string, string> = { PORT: '0', COMPOSER_LISTEN: '127.0.0.1:0', ACCOUNTS_LISTEN: '127.0.0.1:0' };
  const shared: Record<string, string> = {
    DATA_DIR: dataDir,
    LEASE_MS: String(LEASE_MS),
    SWEEP_EVERY_MS: '200',
    OPENAI_API_KEY: 'scripted',
    OPENAI_BASE_URL: backend.url,
    COMPOSE_MODELS: model,
    ...environment,
  };
  const started: ServiceProcess[] = [];
  const start = async (name: ServiceName): Promise<ServiceProcess> => {
    const service = await spawnService(name, { ...shared, ...listen, ...own[name] });
    started.push(service);
    return service;
  };
  const accounts = await start('accounts');
  // Whoever comes back has to come back where the others look for it.
  shared['ACCOUNTS_ADDR'] = listen['ACCOUNTS_LISTEN'] = String(accounts.ready['address']);
  const composer = await start('composer');
  shared['COMPOSER_ADDR'] = listen['COMPOSER_LISTEN'] = String(composer.ready['address']);
  const processes = { accounts, composer, gateway: await start('gateway') };
  const adminToken = readFileSync(join(dataDir, ADMIN_TOKEN_FILE), 'utf8').trim();
  const admin = connectAdmin(shared['ACCOUNTS_ADDR'], adminToken);
  return {
    url: () => String(processes.gateway.ready['url']),
    admin,
    backend,
    dataDir,
    lines: () => started.flatMap((service) => service.lines),
    process: (name) => processes[name],
    restart: async (name) => {
      processes[name] = await start(name);
    },
    close: async () => {
      admin.close();
      await Promise.all(Object.values(processes).map((service) => service.stop('SIGKILL')));
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
