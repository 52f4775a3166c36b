import { afterAll, describe, expect, test } from 'vitest';
import { formatApiKey } from '#contract/api-key.ts';
import { startServices } from '../start-services.ts';

const services = await startServices({ composerAddress: '127.0.0.1:1' });
afterAll(() => services.close());

const requestIdOf = async (path: string, given?: string): Promise<string | null> => {
  const headers: Record<string, string> = given === undefined ? {} : { 'x-request-id': given };
  return (await fetch(`${services.url}${path}`, { headers })).headers.get('x-request-id');
};

describe('x-request-id', () => {
  test('is made for every answer, errors included', async () => {
    const uuid = /^[0-9a-f-]{36}$/;
    expect(await requestIdOf('/v1/health')).toMatch(uuid);
    expect(await requestIdOf('/v1/me')).toMatch(uuid);
    expect(await requestIdOf('/nowhere')).toMatch(uuid);
  });

  test.each(['req-1', 'a', 'x'.repeat(128), '00-4bf92f3577b34da6:a3ce.929d0e_0e47'])(
    'is the caller’s %s',
    async (given) => {
      expect(await requestIdOf('/v1/health', given)).toBe(given);
    },
  );

  test.each(['', 'x'.repeat(129), 'a b', 'a"b', '<a>', 'ä', `req-${formatApiKey(Buffer.alloc(32))}`])(
    'is not the caller’s %j, but a new one',
    async (given) => {
      expect(await requestIdOf('/v1/health', given)).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});
