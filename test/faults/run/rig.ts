import { openDatabase } from '#services/accounts/open-database.ts';
import type { Database } from '#services/accounts/database.ts';
import { createLogger } from '#services/process/logger.ts';
import { startThreeServices, type ThreeServices } from '#test/processes/three-services.ts';
import { freePort } from '#test/servers/free-port.ts';

/** Three service processes, their database seen from beside, and their open streams counted. */
export type Rig = {
  services: ThreeServices;
  database: Database;
  /** Streams that gateway and composer have open now. */
  openStreams(): Promise<number>;
  close(): Promise<void>;
};

/** The name of the model on both tiers; the backend decides what it says. */
export const MODEL = 'planned';

const SETTINGS = {
  ACCOUNTS_TIMEOUT_MS: '1000',
  SLOW_READER_TIMEOUT_MS: '1000',
  PING_INTERVAL_MS: '250',
  MODEL_FIRST_TOKEN_TIMEOUT_MS: '2000',
  MODEL_SILENCE_TIMEOUT_MS: '800',
};

/** Starts everything, on a SQLite file of its own unless there is a PostgreSQL. */
export async function startRig(databaseUrl: string | undefined): Promise<Rig> {
  const ports = { gateway: String(await freePort()), composer: String(await freePort()) };
  const services = await startThreeServices(
    `${MODEL},${MODEL}`,
    { ...SETTINGS, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    { gateway: { METRICS_PORT: ports.gateway }, composer: { METRICS_PORT: ports.composer } },
  );
  const settings = { dataDir: services.dataDir, databaseUrl, databasePoolSize: 4 };
  const database = await openDatabase(settings, createLogger('faults', 'silent'), Date.now());
  return {
    services,
    database,
    openStreams: async () =>
      (await gauge(ports.gateway, 'uic_gateway_streams_active')) +
      (await gauge(ports.composer, 'uic_composer_composes_active')),
    close: async () => {
      await database.close();
      await services.close();
    },
  };
}

async function gauge(port: string, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\d+)`, 'm').exec(text)?.[1] ?? Number.NaN);
}
