import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { freePort } from './free-port.ts';
import { findProgram } from './is-installed.ts';
import { serverProgram, type ServerProgram } from './server-program.ts';

/** What must be installed for it. */
export const POSTGRES_PROGRAMS = ['postgres', 'initdb'];

/** A private PostgreSQL on a free port of loopback, its files in a temporary folder. */
export type PostgresServer = ServerProgram & {
  port: number;
  /** Makes an empty database. @returns its URL */
  newDatabase(): Promise<string>;
  /** Ends it and deletes its files. */
  close(): Promise<void>;
};

// PostgreSQL refuses to run as root; then it runs as `nobody`.
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

const run = promisify(execFile);

function ownedFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

/**
 * The folder of a cluster in which nothing has happened yet. Made once and kept beside the compiled code of services: to
 * copy it takes a tenth of the time that initdb takes.
 */
async function emptyCluster(): Promise<string> {
  const initdb = findProgram('initdb') ?? 'initdb';
  const { stdout } = await run(initdb, ['--version']);
  const made = join(tmpdir(), `uic-cluster-${process.getuid?.()}-${stdout.replaceAll(/[^\d.]+/g, '')}`);
  if (existsSync(made)) return made;
  const folder = ownedFolder();
  const words = ['--pgdata', folder, '--no-sync', '--auth=trust', '--username=uic', '--encoding=UTF8', '--locale=C'];
  await run(initdb, words, { cwd: folder, ...asUser });
  try {
    // Whole, or not at all.
    renameSync(folder, made);
  } catch {
    // Somebody else was sooner.
    rmSync(folder, { recursive: true, force: true });
  }
  return made;
}

/** Starts one with the given settings, such as `synchronous_commit: 'on'`. */
export async function startPostgres(settings: Record<string, string> = {}): Promise<PostgresServer> {
  const folder = ownedFolder();
  const options = { cwd: folder, ...asUser };
  await run('cp', ['-Rp', `${await emptyCluster()}/.`, folder], options);
  const port = await freePort();
  const flags = { listen_addresses: '127.0.0.1', port: String(port), unix_socket_directories: '', ...settings };
  const server = serverProgram({
    program: findProgram('postgres') ?? 'postgres',
    arguments: ['-D', folder, ...Object.entries(flags).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    options,
    isReady: () => ask('SELECT 1'),
  });
  await server.start();
  return {
    ...server,
    port,
    newDatabase: async () => {
      const name = `test_${randomUUID().replaceAll('-', '')}`;
      await ask(`CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    close: async () => {
      server.thaw();
      await server.stop('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };

  function urlOf(database: string): string {
    return `postgres://uic@127.0.0.1:${port}/${database}`;
  }

  async function ask(sql: string): Promise<void> {
    const client = new Client({ connectionString: urlOf('postgres'), connectionTimeoutMillis: 1_000 });
    try {
      await client.connect();
      await client.query(sql);
    } finally {
      await client.end();
    }
  }
}
