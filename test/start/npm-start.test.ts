import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, describe, expect, test } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'uic-npm-start-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('npm start', () => {
  test('passes a SIGTERM on: when npm has ended, so has the service', async () => {
    const npm = spawn('npm', ['start'], {
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        PORT: '0',
        COMPOSER_LISTEN: '127.0.0.1:0',
        ACCOUNTS_LISTEN: '127.0.0.1:0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(npm, 'exit');
    const url = await new Promise<string>((resolve) => {
      createInterface({ input: npm.stdout }).on('line', (line) => {
        const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(line) ?? [];
        if (address !== undefined) resolve(address);
      });
    });
    expect((await fetch(`${url}/v1/health`)).status).toBe(200);
    npm.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    await expect(fetch(`${url}/v1/health`)).rejects.toThrow('fetch failed');
  });
});
