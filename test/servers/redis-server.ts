import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port.ts';
import { findProgram } from './is-installed.ts';
import { serverProgram, type ServerProgram } from './server-program.ts';

/** What must be installed for it. */
export const REDIS_PROGRAMS = ['redis-server'];

/** A private Redis on a free port of loopback that keeps nothing on disk. */
export type RedisServer = ServerProgram & {
  url: string;
  /** A connection of the test's own. */
  client: Redis;
  close(): Promise<void>;
};

/** Starts one. */
export async function startRedis(): Promise<RedisServer> {
  const port = await freePort();
  // A full resynchronization of a replica passes through a file.
  const folder = mkdtempSync(join(tmpdir(), 'redis-'));
  const url = `redis://127.0.0.1:${port}`;
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => 20 });
  client.on('error', () => {});
  const server = serverProgram({
    program: findProgram('redis-server') ?? 'redis-server',
    arguments: ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no'],
    isReady: async () => void (await client.ping()),
  });
  await server.start();
  return {
    ...server,
    url,
    client,
    close: async () => {
      client.disconnect();
      server.thaw();
      await server.stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
