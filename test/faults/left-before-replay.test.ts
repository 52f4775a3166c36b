import { register } from 'prom-client';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#services/gateway/config.ts';
import { startGateway } from '#services/gateway/server.ts';
import { createLogger } from '#services/process/logger.ts';
import { valueOfSeries } from '#test/metrics/value-of-series.ts';
import { postAlone } from '#test/streams/open-stream.ts';
import { startScriptedAccounts, WILLING } from '#test/streams/scripted-accounts.ts';

const RESULT = { model: 'm', operationCount: 1, usage: { input_tokens: 1, output_tokens: 1 }, operations: ['{}'] };

const { promise: letBegin, resolve: begin } = Promise.withResolvers<void>();
const { promise: letAuthorize, resolve: authorize } = Promise.withResolvers<void>();
const accounts = await startScriptedAccounts({
  authorize: async () => {
    await letAuthorize;
    return WILLING.authorize({ keySha256: Buffer.alloc(32), skipUsage: true });
  },
  begin: async () => {
    await letBegin;
    return { outcome: { $case: 'replay', value: { generationId: 'gen_1', resultJson: JSON.stringify(RESULT) } } };
  },
});
const lines: string[] = [];
const gateway = await startGateway(
  readConfig({
    PORT: '0',
    ACCOUNTS_ADDR: accounts.address,
    COMPOSER_ADDR: '127.0.0.1:1',
    GATEWAY_SHUTDOWN_GRACE_MS: '0',
  }),
  { log: createLogger('gateway', 'info', { write: (line) => void lines.push(line) }) },
);
afterAll(async () => {
  await gateway.close();
  await accounts.close();
});

test('a client that left while its key was looked up is let go of when the answer comes', async () => {
  const request = postAlone(gateway.url, accounts.apiKey, { prompt: 'x' }, { 'x-request-id': 'early' });
  request.on('error', () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 200));
  request.destroy();
  await new Promise((resolve) => setTimeout(resolve, 200));
  authorize();
  await expect.poll(() => lines.find((line) => line.includes('early')), { timeout: 5_000 }).toContain('client_gone');
});

test('a client that left while its replay was looked up leaves no stream behind', async () => {
  const request = postAlone(
    gateway.url,
    accounts.apiKey,
    { prompt: 'x' },
    { 'idempotency-key': 'k', 'x-request-id': 'late' },
  );
  request.on('error', () => undefined);
  await expect.poll(() => accounts.answered).toContain('authorize');
  // Accounts has the key by now, or will have it: either way the answer comes after the client has gone.
  await new Promise((resolve) => setTimeout(resolve, 200));
  request.destroy();
  await new Promise((resolve) => setTimeout(resolve, 200));
  begin();
  await expect.poll(() => lines.some((line) => line.includes('"late"')), { timeout: 10_000 }).toBe(true);
  expect(lines.find((line) => line.includes('"late"'))).toContain('"outcome":"client_gone"');
  expect(valueOfSeries(await register.metrics(), 'uic_gateway_streams_active')).toBe(0);
});
