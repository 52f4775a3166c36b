import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { postCompose, readEvents } from '#test/contract/requests.ts';
import { type ServiceProcess, spawnService } from '#test/processes/spawn-service.ts';

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
