import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { DATABASE_FILE } from '#services/accounts/storage/open-database.ts';
import type { ServerProgram } from '#test/servers/server-program.ts';
import type { Cluster, Replica, Stores, Wire } from './cluster.ts';

/** One thing that can be done to the system, and undone. */
export type Breakage = {
  /** Its name in the report, such as `composer killed`. */
  name: string;
  /** Longest time in milliseconds between the two. */
  lastsMaxMs: number;
  /** True when the model may not notice meanwhile that a client left. */
  holdsUpAborts: boolean;
  break(): Promise<unknown> | void;
  repair(): Promise<unknown> | void;
};

// A frozen process may outlive its leases; fencing must then stop it.
const FREEZE_MAX_MS = 3_500;
const CUT_MAX_MS = 2_000;
const DEAD_MAX_MS = 500;

/** All faults of a cluster and its stores; without stores there is a SQLite file. */
export function breakagesOf(cluster: Cluster, stores: Stores | undefined): Breakage[] {
  const wires = [...cluster.wires, ...(stores?.wires ?? [])];
  return [
    ...cluster.replicas.flatMap(ofReplica),
    ...wires.flatMap(ofWire),
    ...(stores === undefined ? [ofFile(join(cluster.dataDir, DATABASE_FILE))] : ofStores(stores)),
  ];
}

function ofReplica(replica: Replica): Breakage[] {
  const { service } = replica;
  const repair = (): Promise<void> => replica.restart();
  const held = { holdsUpAborts: service !== 'accounts' };
  return [
    {
      name: `${service} killed`,
      lastsMaxMs: DEAD_MAX_MS,
      holdsUpAborts: false,
      break: () => replica.process().stop('SIGKILL'),
      repair,
    },
    {
      name: `${service} sent SIGTERM`,
      lastsMaxMs: DEAD_MAX_MS,
      holdsUpAborts: false,
      break: async () => {
        const code = await replica.process().stop('SIGTERM');
        if (code !== 0) throw new Error(`${service} ended with ${code} when asked to`);
      },
      repair,
    },
    {
      name: `${service} frozen`,
      lastsMaxMs: FREEZE_MAX_MS,
      ...held,
      break: () => void replica.process().process.kill('SIGSTOP'),
      repair: () => void replica.process().process.kill('SIGCONT'),
    },
  ];
}

function ofWire({ name, relay }: Wire): Breakage[] {
  const held = { holdsUpAborts: name.includes('composer') };
  return [
    {
      name: `sockets between ${name} reset`,
      lastsMaxMs: 0,
      holdsUpAborts: false,
      break: () => relay.reset(),
      repair: () => undefined,
    },
    {
      name: `sockets between ${name} half-open`,
      lastsMaxMs: CUT_MAX_MS,
      ...held,
      break: () => relay.swallow(),
      repair: () => relay.reset(),
    },
  ];
}

function ofStores({ postgres, redis, terminateBackends }: Stores): Breakage[] {
  const once = { lastsMaxMs: 0, holdsUpAborts: false, repair: () => undefined };
  return [
    ...ofServer('PostgreSQL', postgres, 'SIGINT'),
    ...ofServer('Redis', redis, 'SIGTERM'),
    { ...once, name: 'PostgreSQL connections terminated', break: terminateBackends },
    { ...once, name: 'Redis flushed', break: () => redis.client.flushall() },
    { ...once, name: 'Redis scripts flushed', break: () => redis.client.script('FLUSH') },
  ];
}

function ofServer(name: string, server: ServerProgram, end: NodeJS.Signals): Breakage[] {
  const dead = { lastsMaxMs: DEAD_MAX_MS, holdsUpAborts: false, repair: () => server.start() };
  return [
    { ...dead, name: `${name} killed`, break: () => server.stop('SIGKILL') },
    { ...dead, name: `${name} restarted`, break: () => server.stop(end) },
    {
      name: `${name} frozen`,
      lastsMaxMs: CUT_MAX_MS,
      holdsUpAborts: false,
      break: () => server.freeze(),
      repair: () => server.thaw(),
    },
  ];
}

/** Another process that holds the SQLite file's write lock. */
function ofFile(path: string): Breakage {
  let holder: DatabaseSync | undefined;
  return {
    name: 'SQLite file locked by another process',
    lastsMaxMs: CUT_MAX_MS,
    holdsUpAborts: false,
    break: async () => {
      holder = new DatabaseSync(path, { timeout: 0 });
      while (!tryToLock(holder)) await delay(1);
    },
    repair: () => holder?.close(),
  };
}

function tryToLock(file: DatabaseSync): boolean {
  try {
    file.exec('BEGIN IMMEDIATE');
    return true;
  } catch {
    return false;
  }
}
