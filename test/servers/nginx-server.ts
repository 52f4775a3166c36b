import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { findProgram } from './is-installed.ts';
import { serverProgram } from './server-program.ts';

/** What must be installed for it. */
export const NGINX_PROGRAMS = ['nginx'];

const CONFIG = new URL('../../deploy/nginx.conf', import.meta.url);

/** A private nginx in front of gateways. */
export type NginxServer = {
  url: string;
  close(): Promise<void>;
};

/**
 * Starts one with deploy/nginx.conf as it is, but for where it listens, where it keeps its files and whom it proxies
 * to; `changes` replaces further words of it, each of which must be there.
 */
export async function startNginx(
  gatewayUrls: readonly string[],
  changes: Record<string, string> = {},
): Promise<NginxServer> {
  const folder = mkdtempSync(join(tmpdir(), 'uic-nginx-'));
  // Started by root, its workers run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'run'));
  const port = await freePort();
  const replacements = {
    '/tmp/nginx': join(folder, 'run'),
    '/dev/stdout': join(folder, 'access.log'),
    'listen 8000': `listen 127.0.0.1:${port}`,
    'server gateway:8080 max_fails=0;': gatewayUrls
      .map((gateway) => `server ${new URL(gateway).host} max_fails=0;`)
      .join(' '),
    ...changes,
  };
  let config = readFileSync(CONFIG, 'utf8');
  for (const [words, others] of Object.entries(replacements)) {
    if (!config.includes(words)) throw new Error(`deploy/nginx.conf does not say "${words}"`);
    config = config.replaceAll(words, others);
  }
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, config);
  const url = `http://127.0.0.1:${port}`;
  const server = serverProgram({
    program: findProgram('nginx') ?? 'nginx',
    arguments: ['-c', file, '-e', 'stderr', '-g', 'daemon off;'],
    isReady: async () => void (await fetch(url)),
  });
  await server.start();
  return {
    url,
    close: async () => {
      await server.stop('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
