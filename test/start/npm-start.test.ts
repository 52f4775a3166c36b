import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { startModelBackend } from '#tools/model-backend/server.ts';
import { openStream } from '#test/streams/open-stream.ts';

const backend = await startModelBackend();
const folders: string[] = [];
afterAll(async () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await backend.close();
});

type Started = { npm: ChildProcess; exit: Promise<unknown[]>; url: string; apiKey: string; lines: string[] };

/** `npm start` in a process group of its own, as a shell with job control starts it. */
async function npmStart(model: string): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'uic-npm-start-'));
  folders.push(dataDir);
  const npm = spawn('npm', ['start'], {
    detached: true,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      COMPOSER_LISTEN: '127.0.0.1:0',
      ACCOUNTS_LISTEN: '127.0.0.1:0',
      OPENAI_BASE_URL: backend.url,
      OPENAI_API_KEY: 'any',
      COMPOSE_MODELS: model,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(npm, 'exit');
  const lines: string[] = [];
  await new Promise<void>((resolve) => {
    createInterface({ input: npm.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.includes('curl -N')) resolve();
    });
  });
  const text = lines.join('\n');
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
  const [apiKey = ''] = /uic_live_\w+/.exec(text) ?? [];
  return { npm, exit, url, apiKey, lines };
}

async function streamInMidst({ url, apiKey }: Started) {
  const stream = await openStream(url, apiKey, { prompt: 'x' });
  await stream.readUntil(/event: op/);
  return stream;
}

/** What a terminal does on Ctrl-C: every process of the group gets the signal, and npm forwards its own copy. */
const pressCtrlC = ({ npm }: Started): boolean => process.kill(-npm.pid!, 'SIGINT');

describe('npm start', () => {
  test('passes a SIGTERM on: when npm has ended, so has the service', async () => {
    const started = await npmStart('scripted-good');
    expect((await fetch(`${started.url}/v1/health`)).status).toBe(200);
    started.npm.kill('SIGTERM');
    expect(await started.exit).toEqual([0, null]);
    await expect(fetch(`${started.url}/v1/health`)).rejects.toThrow('fetch failed');
  });

  test('lets a stream come to its end on Ctrl-C, and on the same signal over again', async () => {
    const started = await npmStart('scripted-paced-30x50');
    const stream = await streamInMidst(started);
    pressCtrlC(started);
    started.npm.kill('SIGTERM');
    await delay(100);
    pressCtrlC(started);
    expect(await stream.readAll()).toMatch(/event: compose\.completed\ndata: .*\n\n$/);
    expect(await started.exit).toEqual([0, null]);
    expect(started.lines.join('\n')).toContain('Ctrl-C again');
  });

  test('ends at once on a second Ctrl-C more than two seconds after the first', async () => {
    const started = await npmStart('scripted-paced-1000x50');
    const stream = await streamInMidst(started);
    pressCtrlC(started);
    await delay(2_500);
    const pressedAtMs = performance.now();
    pressCtrlC(started);
    expect(await stream.readAll()).toMatch(/<cut>$/);
    expect(await started.exit).toEqual([1, null]);
    expect(performance.now() - pressedAtMs).toBeLessThan(5_000);
  });
});
