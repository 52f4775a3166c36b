import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { postCompose, readEvents } from '#test/contract/requests.ts';
import { type ServiceProcess, spawnService } from '#test/processes/spawn-service.ts';
import { openStream } from '#test/streams/open-stream.ts';
import { startModelBackend } from '#tools/model-backend/server.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'uic-start-'));
const environment = { DATA_DIR: dataDir, PORT: '0', COMPOSER_LISTEN: '127.0.0.1:0', ACCOUNTS_LISTEN: '127.0.0.1:0' };
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const printed = async (service: ServiceProcess, pattern: RegExp): Promise<string | undefined> => {
  await expect.poll(() => service.lines.some((line) => line.includes('curl -N'))).toBe(true);
  return pattern.exec(service.lines.join('\n'))?.[0];
};

describe('the one-process start', () => {
  test('prints an address and a live key that composes, and the key only the first time', async () => {
    const first = await spawnService('all', environment);
    const apiKey = await printed(first, /uic_live_\w+/);
    const url = await printed(first, /http:\/\/127\.0\.0\.1:\d+/);
    expect(apiKey).toBeDefined();
    const events = await readEvents(await postCompose(url ?? '', apiKey, { prompt: 'a contact form' }));
    expect(events.at(-1)).toMatchObject({ type: 'compose.completed', validated: true });
    expect(await first.stop('SIGTERM')).toBe(0);

    const second = await spawnService('all', environment);
    expect(await printed(second, /uic_live_\w+/)).toBeUndefined();
    const secondUrl = await printed(second, /http:\/\/127\.0\.0\.1:\d+/);
    const again = await postCompose(secondUrl ?? '', apiKey, { prompt: 'a contact form', stream: false });
    expect(again.status).toBe(200);
    await second.stop('SIGTERM');
  });

  test('says which models compose: the built-in one and how to get another, or whose they are and where', async () => {
    const builtin = await spawnService('all', environment);
    await printed(builtin, /curl/);
    expect(builtin.lines).toContain('composing with the built-in composer; set OPENAI_API_KEY for a model');
    await builtin.stop('SIGTERM');
    const models = {
      OPENAI_API_KEY: 'sk-any',
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      COMPOSE_MODELS: 'one,builtin',
    };
    const configured = await spawnService('all', { ...environment, ...models });
    await printed(configured, /curl/);
    expect(configured.lines).toContain('composing with one at 127.0.0.1:9, then the built-in composer');
    const tiers = [
      { tier: 'composer-1', position: 1, model: 'one', host: '127.0.0.1:9' },
      { tier: 'composer-2', position: 2, model: 'builtin', host: '' },
    ];
    const told = configured.lines.flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as object] : []));
    expect(told).toContainEqual(expect.objectContaining({ level: 'info', service: 'composer', tiers }));
    expect(configured.lines.join('\n')).not.toContain('sk-any');
    await configured.stop('SIGTERM');
  });

  test('lets its streams end when its terminal is closed, to which nothing can be written any more', async () => {
    const backend = await startModelBackend();
    const model = { OPENAI_API_KEY: 'scripted', OPENAI_BASE_URL: backend.url, COMPOSE_MODELS: 'scripted-paced-30x50' };
    const service = await spawnService('all', {
      ...environment,
      ...model,
      DATA_DIR: mkdtempSync(join(dataDir, 'own-')),
    });
    const apiKey = await printed(service, /uic_live_\w+/);
    const url = await printed(service, /http:\/\/127\.0\.0\.1:\d+/);
    const stream = await openStream(url ?? '', apiKey ?? '', { prompt: 'x' });
    await stream.readUntil(/event: op/);
    service.process.stdout?.destroy();
    service.process.stderr?.destroy();
    const ended = service.stop('SIGHUP');
    expect(await stream.readAll()).toContain('event: compose.completed');
    expect(await ended).toBe(0);
    await backend.close();
  });

  test('names every faulty variable and never a value', async () => {
    const start = spawnService('all', { ...environment, PORT: 'eighty', PING_INTERVAL_MS: 'often' });
    await expect(start).rejects.toThrow(/at PORT[\s\S]*at PING_INTERVAL_MS/);
    await expect(start).rejects.not.toThrow(/eighty|often/);
  });

  test('refuses the certificates of separate services with a sentence, and starts nothing', async () => {
    const file = join(dataDir, 'a.pem');
    writeFileSync(file, 'no certificate');
    const tls = { TLS_CERT_FILE: file, TLS_KEY_FILE: file, TLS_CA_FILE: file };
    const start = spawnService('all', { ...environment, ...tls });
    await expect(start).rejects.toThrow(/ended with 1:\nBad configuration\nTLS_CERT_FILE.*unset them\.$/);
  });
});
