import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ServiceProcess, spawnService } from '#test/processes/spawn-service.ts';
import { freePort } from '#test/servers/free-port.ts';
import { startTcpRelay, type TcpRelay } from '#test/servers/tcp-relay.ts';

export type ServiceName = 'gateway' | 'composer' | 'accounts';

/** One process of a service, which comes back where it was. */
export type Replica = {
  service: ServiceName;
  /** `host:port` where it listens. */
  address: string;
  metricsUrl: string;
  process(): ServiceProcess;
  /** Starts it again after its end. */
  restart(): Promise<void>;
};

/** A connection between two kinds of processes that can be cut. */
export type Wire = { name: string; relay: TcpRelay };

/** Replicas of our services, each in a process of its own, with a wire in front of every accounts and composer. */
export type Cluster = {
  replicas: Replica[];
  wires: Wire[];
  /** Folder of the SQLite file, if that is the database. */
  dataDir: string;
  close(): Promise<void>;
};

export const ADMIN_TOKEN = 'token-of-the-operator';

/** Starts so many of each; every gateway spreads its calls over all composers and all accounts. */
export async function startCluster(
  replicas: Record<ServiceName, number>,
  environment: Record<string, string>,
): Promise<Cluster> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uic-faults-'));
  const shared = { DATA_DIR: dataDir, ADMIN_TOKEN, ...environment };
  const started: Replica[] = [];
  const wires: Wire[] = [];
  const startAll = async (service: ServiceName, own: Record<string, string> = {}): Promise<Replica[]> => {
    const starting = Array.from({ length: replicas[service] }, () => startReplica(service, { ...shared, ...own }));
    const all = await Promise.all(starting);
    started.push(...all);
    return all;
  };
  const startBehindWires = async (service: 'accounts' | 'composer'): Promise<string> => {
    const ports: number[] = [];
    for (const { address } of await startAll(service)) {
      const relay = await startTcpRelay(Number(address.split(':')[1]));
      wires.push({ name: `gateways and ${service}`, relay });
      ports.push(relay.port);
    }
    return `ipv4:${ports.map((port) => `127.0.0.1:${port}`).join(',')}`;
  };
  const ACCOUNTS_ADDR = await startBehindWires('accounts');
  const COMPOSER_ADDR = await startBehindWires('composer');
  // Clients reach gateways directly: what a relay buffers would hide how slowly they read.
  await startAll('gateway', { ACCOUNTS_ADDR, COMPOSER_ADDR });
  return {
    replicas: started,
    wires,
    dataDir,
    close: async () => {
      await Promise.all(started.map((replica) => replica.process().stop('SIGKILL')));
      await Promise.all(wires.map(({ relay }) => relay.close()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const LISTEN: Record<ServiceName, (port: string) => Record<string, string>> = {
  gateway: (port) => ({ PORT: port }),
  composer: (port) => ({ COMPOSER_LISTEN: `127.0.0.1:${port}` }),
  accounts: (port) => ({ ACCOUNTS_LISTEN: `127.0.0.1:${port}` }),
};

async function startReplica(service: ServiceName, environment: Record<string, string>): Promise<Replica> {
  const [port, metricsPort] = [String(await freePort()), String(await freePort())];
  const start = (): Promise<ServiceProcess> =>
    spawnService(service, { ...environment, ...LISTEN[service](port), METRICS_PORT: metricsPort });
  let process = await start();
  return {
    service,
    address: `127.0.0.1:${port}`,
    metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
    process: () => process,
    restart: async () => {
      process = await start();
    },
  };
}
