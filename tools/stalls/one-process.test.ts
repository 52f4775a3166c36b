import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { postCompose } from '#test/contract/requests.ts';
import { spawnService } from '#test/processes/spawn-service.ts';
import { KNOWN_CASES } from './known-cases.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'uic-stalls-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const HEAVY = [
  '100,000 required params',
  '20 actions of 800 properties',
  '9,000 unknown fields',
  'a column for each letter',
  'a field for each letter',
  '1,700 records of different keys',
];

test('while heavy requests are composed all at once, others are answered and SIGTERM ends the process cleanly', async () => {
  const environment = { DATA_DIR: dataDir, PORT: '0', COMPOSER_LISTEN: '127.0.0.1:0', ACCOUNTS_LISTEN: '127.0.0.1:0' };
  const service = await spawnService('all', environment);
  await expect.poll(() => service.lines.some((line) => line.includes('curl -N'))).toBe(true);
  const text = service.lines.join('\n');
  const [url = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
  const [apiKey = ''] = /uic_live_\w+/.exec(text) ?? [];
  const heavy = [...HEAVY, ...HEAVY].map(async (name) => {
    const response = await postCompose(url, apiKey, Buffer.from(KNOWN_CASES[name]?.body ?? ''));
    return [response.status, (await response.text()).length > 0];
  });
  for (let asked = 0; asked < 10; asked += 1) {
    const response = await fetch(`${url}/v1/health`, { signal: AbortSignal.timeout(5_000) });
    expect(response.status).toBe(200);
  }
  const stopped = service.stop('SIGTERM');
  const answers = await Promise.all(heavy);
  for (const answer of answers)
    expect([
      [200, true],
      [400, true],
    ]).toContainEqual(answer);
  expect(await stopped).toBe(0);
}, 60_000);
