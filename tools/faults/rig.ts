import { openDatabase } from '#services/accounts/storage/open-database.ts';
import type { Database } from '#services/accounts/storage/database.ts';
import { createLogger } from '#services/process/logger.ts';
import { type Admin, connectAdmin } from '#test/contract/admin.ts';
import { valueOfSeries } from '#test/metrics/value-of-series.ts';
import { type ModelBackend, startModelBackend } from '#tools/model-backend/server.ts';
import { type Breakage, breakagesOf } from './breakages.ts';
import { ADMIN_TOKEN, type Replica, startCluster, startStores } from './cluster.ts';

/** What faults are injected into and what is checked: the services, their model, and direct access to their database. */
export type Rig = {
  /** Base URLs of the gateways. */
  urls: string[];
  admin: Admin;
  backend: ModelBackend;
  database: Database;
  breakages: Breakage[];
  /** How many streams are open now, by the service that holds them, the model among them. */
  openStreams(): Promise<Record<string, number>>;
  /** Processes that exited on their own, with their last output. */
  crashes(): string[];
  close(): Promise<void>;
};

/** The name of the model on both tiers; the backend decides what it answers. */
export const MODEL = 'planned';

/** A lease short enough to recover from a crash within a batch. */
export const LEASE_MS = 1_500;

const SETTINGS = {
  OPENAI_API_KEY: 'scripted',
  COMPOSE_MODELS: `${MODEL},${MODEL}`,
  LEASE_MS: String(LEASE_MS),
  SWEEP_EVERY_MS: '200',
  ACCOUNTS_TIMEOUT_MS: '1000',
  SLOW_READER_TIMEOUT_MS: '1000',
  PING_INTERVAL_MS: '250',
  MODEL_FIRST_TOKEN_TIMEOUT_MS: '2000',
  MODEL_SILENCE_TIMEOUT_MS: '800',
  GATEWAY_SHUTDOWN_GRACE_MS: '300',
};

/**
 * Starts everything: two of each service on PostgreSQL and Redis, or, on a SQLite file, which belongs to one process,
 * two gateways with one composer and one accounts.
 */
export async function startRig(engine: 'SQLite' | 'PostgreSQL'): Promise<Rig> {
  const backend = await startModelBackend();
  const stores = engine === 'PostgreSQL' ? await startStores() : undefined;
  const replicas =
    stores === undefined ? { gateway: 2, composer: 1, accounts: 1 } : { gateway: 2, composer: 2, accounts: 2 };
  const environment = { ...SETTINGS, OPENAI_BASE_URL: backend.url, ...stores?.environment };
  const cluster = await startCluster(replicas, environment);
  const of = (service: string): Replica[] => cluster.replicas.filter((replica) => replica.service === service);
  const settings = { dataDir: cluster.dataDir, databaseUrl: stores?.databaseUrl, databasePoolSize: 4 };
  const database = await openDatabase(settings, createLogger('faults', 'silent'), Date.now());
  const admin = connectAdmin(of('accounts')[0]?.address ?? '', ADMIN_TOKEN);
  return {
    urls: of('gateway').map(({ address }) => address),
    admin,
    backend,
    database,
    breakages: breakagesOf(cluster, stores),
    openStreams: async () => ({
      gateway: await sum(of('gateway'), 'uic_gateway_streams_active'),
      composer: await sum(of('composer'), 'uic_composer_composes_active'),
      model: backend.requests.filter(({ outcome }) => outcome === 'running').length,
    }),
    crashes: () => cluster.replicas.flatMap(crashOf),
    close: async () => {
      admin.close();
      await cluster.close();
      await database.close();
      await stores?.close();
      await backend.close();
    },
  };
}

function crashOf(replica: Replica): string[] {
  const { process, lines } = replica.process();
  if (process.exitCode === null && process.signalCode === null) return [];
  return [`${replica.service} ended with ${process.exitCode ?? process.signalCode}: ${lines.slice(-5).join(' ')}`];
}

async function sum(replicas: readonly Replica[], gauge: string): Promise<number> {
  let total = 0;
  for (const { metricsUrl } of replicas) {
    total += valueOfSeries(await (await fetch(metricsUrl)).text(), gauge) ?? Number.NaN;
  }
  return total;
}
