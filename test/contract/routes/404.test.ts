import { afterAll, describe, expect, test } from 'vitest';
import { expectError } from '../requests.ts';
import { startServices } from '../start-services.ts';

const services = await startServices({ composerAddress: '127.0.0.1:1' });
afterAll(() => services.close());

describe('an unknown route answers 404 NOT_FOUND in the envelope', () => {
  test.each([
    ['GET', '/'],
    ['GET', '/v1'],
    ['GET', '/v2/health'],
    ['GET', '/v1/compose'],
    ['PUT', '/v1/compose'],
    ['DELETE', '/v1/compose'],
    ['PATCH', '/v1/compose'],
    ['OPTIONS', '/v1/compose'],
    ['POST', '/v1/me'],
    ['OPTIONS', '/v1/me'],
    ['POST', '/v1/health'],
    ['DELETE', '/v1/openapi.json'],
    ['GET', '/v1/health/'],
    ['GET', '/V1/Health'],
    ['GET', '/v1/health/../me%2f'],
    ['GET', '/%E0%A4%A'],
    ['GET', '/<script>alert(1)</script>'],
  ])('%s %s', async (method, path) => {
    const message = await expectError(await fetch(`${services.url}${path}`, { method }), 404, 'NOT_FOUND');
    expect(message).toContain(method);
  });
});
