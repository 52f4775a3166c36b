import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ADMIN_TOKEN_FILE } from '#services/rpc/admin-api.ts';
import { connectAdmin } from '#test/contract/admin.ts';
import { type ServiceProcess, spawnService } from '#test/processes/spawn-service.ts';
import { eventNames } from '#test/streams/open-stream.ts';
import { imageEnvironment } from './dockerfile.ts';
import { buildImage } from './image.ts';

const image = buildImage();
const running: ServiceProcess[] = [];
afterAll(async () => {
  await Promise.all(running.map((service) => service.stop('SIGKILL')));
  image.delete();
});

const installation = { cwd: image.app, node: image.node, ...image.user };
const environment = {
  ...imageEnvironment(),
  DATA_DIR: image.data,
  HOST: '127.0.0.1',
  PORT: '0',
  COMPOSER_LISTEN: '127.0.0.1:0',
  ACCOUNTS_LISTEN: '127.0.0.1:0',
};

async function start(service: Parameters<typeof spawnService>[0], more: Record<string, string> = {}) {
  const started = await spawnService(service, { ...environment, ...more }, installation);
  running.push(started);
  return started;
}

const filesOf = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

describe('what the Dockerfile builds', { timeout: 60_000 }, () => {
  const before = filesOf(image.app);

  test('holds neither tests nor development tools', () => {
    expect(before.filter((file) => !file.startsWith('node_modules') && /(\.test\.ts|\.snap)$/.test(file))).toEqual([]);
    for (const tool of ['vitest', 'typescript', 'oxlint', 'node']) expect(before).not.toContain(`node_modules/${tool}`);
  });

  test('runs the three services from files that it cannot write, and ends them with 0', async () => {
    const accounts = await start('accounts');
    const composer = await start('composer');
    const gateway = await start('gateway', {
      ACCOUNTS_ADDR: String(accounts.ready['address']),
      COMPOSER_ADDR: String(composer.ready['address']),
    });
    const token = readFileSync(join(image.data, ADMIN_TOKEN_FILE), 'utf8').trim();
    const admin = connectAdmin(String(accounts.ready['address']), token);
    const { apiKey } = await admin.newCaller();
    admin.close();
    const answer = await fetch(`${String(gateway.ready['url'])}/v1/compose`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ prompt: 'A contact form' }),
    });
    expect(eventNames(await answer.text()).at(-1)).toBe('compose.completed');
    expect(isHealthy(`${String(gateway.ready['url'])}/readyz`)).toBe(true);
    expect(isHealthy(String(composer.ready['address']))).toBe(true);
    expect(await Promise.all([gateway, composer, accounts].map((service) => service.stop('SIGTERM')))).toEqual([
      0, 0, 0,
    ]);
    expect(isHealthy(String(composer.ready['address']))).toBe(false);
    expect(filesOf(image.app)).toEqual(before);
  });

  test('runs all services in one process by default', async () => {
    const all = await start('all');
    await expect.poll(() => all.lines.join('\n')).toContain('curl -N');
    expect(await all.stop('SIGTERM')).toBe(0);
  });

  test('is run by a user who cannot write to it', () => {
    const write = "require('node:fs').writeFileSync('services/x', '')";
    const { status, stderr } = spawnSync(image.node, ['-e', write], { ...installation, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, expect.stringContaining('EACCES')]);
  });
});

function isHealthy(target: string): boolean {
  try {
    execFileSync(image.node, ['cli/health.ts', target], { ...installation, stdio: 'pipe' });
    return true;
  } catch {
    return false;
  }
}
