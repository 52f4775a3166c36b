import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '#services/console/config.ts';
import { startConsole } from '#services/console/server.ts';
import { freePort } from '#test/servers/free-port.ts';
import { startTestedConsole } from './start-console.ts';
import { createLogger } from '#services/process/logger.ts';

const taker = createServer();
beforeAll(async () => {
  taker.listen(0, '127.0.0.1');
  await once(taker, 'listening');
});
afterAll(() => taker.close());

const start = (environment: Record<string, string>, takenPort: number) => {
  const config = readConfig({ ADMIN_TOKEN: 'token', ...environment });
  return startConsole({ ...config, port: takenPort }, { log: createLogger('console', 'silent') });
};

describe('a console whose port is taken', () => {
  const takenPort = (): number => (taker.address() as AddressInfo).port;

  test('takes a free one when no port was asked for, and its link leads there', async () => {
    const console = await start({}, takenPort());
    const { host, port } = new URL(console.signInUrl());
    expect(Number(port)).not.toBe(takenPort());
    expect((await fetch(`http://${host}/livez`)).status).toBe(200);
    await console.close();
  });

  test.each([
    ['CONSOLE_PORT', () => ({ CONSOLE_PORT: String(takenPort()) })],
    ['CONSOLE_URL', () => ({ CONSOLE_URL: 'https://console.example' })],
  ])('is told so when %s says where people look for it', async (_variable, environment) => {
    await expect(start(environment(), takenPort())).rejects.toThrow(
      `CONSOLE_PORT: 127.0.0.1:${takenPort()} is taken by another process`,
    );
  });
});

test('a console below a path of its host is refused by the name of the setting', () => {
  for (const path of ['', '/'])
    expect(readConfig({ CONSOLE_URL: `https://a.example${path}` }).publicUrl).toBe('https://a.example');
  for (const path of ['/console', '/console/', '/?x=1']) {
    expect(() => readConfig({ CONSOLE_URL: `https://a.example${path}` })).toThrow(
      /must have no path.*\n.*at CONSOLE_URL/,
    );
  }
});

test('secrets and the operators group may end in the line break of their file, a token in two words is refused', () => {
  const provider = { OIDC_ISSUER: 'https://id.example', CONSOLE_URL: 'HTTPS://Console.example:443/\n' };
  const secrets = { OIDC_CLIENT_ID: 'console\n', OIDC_CLIENT_SECRET: 'secret\n', OIDC_OPERATORS_GROUP: 'operators\n' };
  const { oidc, publicUrl, adminToken } = readConfig({ ...provider, ...secrets, ADMIN_TOKEN: 'token\r\n' });
  expect(oidc).toMatchObject({ clientId: 'console', clientSecret: 'secret', operatorsGroup: 'operators' });
  expect([publicUrl, adminToken]).toEqual(['https://console.example', 'token']);
  expect(() => readConfig({ ADMIN_TOKEN: 'two words' })).toThrow(/without spaces.*\n.*at ADMIN_TOKEN/);
});

describe('a console on all addresses of its machine', () => {
  const signIn = async (url: string, { origin, token }: { origin: string; token: string }): Promise<number> => {
    const headers = { origin, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/api/sign-in`, { method: 'POST', headers, body: JSON.stringify({ token }) });
    return answer.status;
  };

  test('is opened at any of their names when no setting says which, and its link at one that works', async () => {
    const tested = await startTestedConsole({ console: { HOST: '0.0.0.0' } });
    expect(new URL(tested.url).hostname).toBe('127.0.0.1');
    const byName = tested.url.replace('127.0.0.1', 'localhost');
    expect(await signIn(byName, { origin: tested.url, token: tested.newToken() })).toBe(403);
    expect(await signIn(byName, { origin: 'http://localhost', token: tested.newToken() })).toBe(403);
    expect(await signIn(byName, { origin: byName, token: tested.newToken() })).toBe(200);
    await tested.close();
  });

  test('is opened at CONSOLE_URL alone when that is set', async () => {
    const port = String(await freePort());
    const byName = `http://localhost:${port}`;
    const tested = await startTestedConsole({ console: { CONSOLE_PORT: port, CONSOLE_URL: byName } });
    const byNumber = `http://127.0.0.1:${port}`;
    expect(await signIn(byNumber, { origin: byNumber, token: tested.newToken() })).toBe(403);
    expect(await signIn(byNumber, { origin: byName, token: tested.newToken() })).toBe(200);
    await tested.close();
  });
});
