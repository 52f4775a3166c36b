import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN_TOKEN_FILE } from '#services/rpc/admin-api.ts';
import { type Admin, connectAdmin } from '#test/contract/admin.ts';
import { type ModelBackend, startModelBackend } from '#tools/model-backend/server.ts';
import type { ServiceProcess } from './spawn-service.ts';
import { type ServiceName, startReplica } from './start-replica.ts';

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

/** Short enough that the service recovers from a crash within a test. */
export const LEASE_MS = 1_500;

/** Starts them on free ports. `own` are variables that only one of them gets. */
export async function startThreeServices(
  model: string,
  environment: Record<string, string> = {},
  own: Partial<Record<ServiceName, Record<string, string>>> = {},
): Promise<ThreeServices> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uic-processes-'));
  const backend = await startModelBackend();
  const shared = {
    DATA_DIR: dataDir,
    LEASE_MS: String(LEASE_MS),
    SWEEP_EVERY_MS: '200',
    OPENAI_API_KEY: 'scripted',
    OPENAI_BASE_URL: backend.url,
    COMPOSE_MODELS: model,
    ...environment,
  };
  const accounts = await startReplica('accounts', { ...shared, ...own.accounts });
  const composer = await startReplica('composer', { ...shared, ...own.composer });
  const others = { ACCOUNTS_ADDR: accounts.address, COMPOSER_ADDR: composer.address };
  const gateway = await startReplica('gateway', { ...shared, ...others, ...own.gateway });
  const replicas = { accounts, composer, gateway };
  const adminToken = readFileSync(join(dataDir, ADMIN_TOKEN_FILE), 'utf8').trim();
  const admin = connectAdmin(accounts.address, adminToken);
  return {
    url: () => gateway.address,
    admin,
    backend,
    dataDir,
    lines: () => Object.values(replicas).flatMap((replica) => replica.lines()),
    process: (name) => replicas[name].process(),
    restart: (name) => replicas[name].restart(),
    close: async () => {
      admin.close();
      await Promise.all(Object.values(replicas).map((replica) => replica.process().stop('SIGKILL')));
      await backend.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
