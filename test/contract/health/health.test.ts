import { afterAll, describe, expect, test } from 'vitest';
import { CATALOG_VERSION } from '#catalog/version.ts';
import { VERSION } from '#services/process/version.ts';
import { dataOf, get } from '../requests.ts';
import { startServices } from '../start-services.ts';

// Nothing is behind this gateway: health and probes must not need it.
const services = await startServices({ composerAddress: '127.0.0.1:1' });
const { url } = services;
await services.stop('accounts');
afterAll(() => services.close());

describe('GET /v1/health', () => {
  test('answers 200 with status, service and catalog version, without a key and without the other services', async () => {
    expect(await dataOf(await get(url, '/v1/health'))).toEqual({
      status: 'ok',
      service: 'ui-composition-service',
      catalog_version: CATALOG_VERSION,
    });
  });
});

test('GET /v1/health names the release in a header, for operators', async () => {
  expect((await get(url, '/v1/health')).headers.get('x-service-version')).toBe(VERSION);
});

describe('the probes', () => {
  test('answer 200 while the gateway serves', async () => {
    expect((await get(url, '/livez')).status).toBe(200);
    expect((await get(url, '/readyz')).status).toBe(200);
  });
});
