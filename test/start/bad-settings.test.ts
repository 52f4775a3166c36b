import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '#test/accounts/temporary-folder.ts';
import { spawnService } from '#test/processes/spawn-service.ts';

type Service = Parameters<typeof spawnService>[0];

const FREE = {
  PORT: '0',
  COMPOSER_LISTEN: '127.0.0.1:0',
  ACCOUNTS_LISTEN: '127.0.0.1:0',
  HOST: '127.0.0.1',
  ADMIN_TOKEN: 'token',
};

const takers: Server[] = [];
beforeAll(async () => {
  for (let count = 0; count < 4; count += 1) {
    // All addresses: composer and accounts serve their metrics on all of them.
    const taker = createServer().listen(0, '0.0.0.0');
    await once(taker, 'listening');
    takers.push(taker);
  }
});
afterAll(() => takers.forEach((taker) => taker.close()));

const takenPort = (index = 0): string => String((takers[index]!.address() as AddressInfo).port);

/** What a start that fails prints; one that succeeds is stopped. */
async function failureOf(service: Service, environment: Record<string, string>): Promise<string> {
  const started = await spawnService(service, { ...FREE, DATA_DIR: temporaryFolder(), ...environment }).catch(String);
  if (typeof started === 'string') return started;
  await started.stop('SIGKILL');
  return 'it started';
}

describe('a start', () => {
  test.each<[Service, string, (port: string) => Record<string, string>]>([
    ['gateway', 'PORT', (port) => ({ PORT: port })],
    ['gateway', 'METRICS_PORT', (port) => ({ METRICS_PORT: port })],
    ['composer', 'COMPOSER_LISTEN', (port) => ({ COMPOSER_LISTEN: `127.0.0.1:${port}` })],
    ['composer', 'COMPOSER_PROBE_LISTEN', (port) => ({ COMPOSER_PROBE_LISTEN: `127.0.0.1:${port}` })],
    ['composer', 'METRICS_PORT', (port) => ({ METRICS_PORT: port })],
    ['accounts', 'ACCOUNTS_LISTEN', (port) => ({ ACCOUNTS_LISTEN: `127.0.0.1:${port}` })],
    ['accounts', 'ACCOUNTS_PROBE_LISTEN', (port) => ({ ACCOUNTS_PROBE_LISTEN: `127.0.0.1:${port}` })],
    ['accounts', 'METRICS_PORT', (port) => ({ METRICS_PORT: port })],
  ])('of %s on a taken port names %s', async (service, variable, settings) => {
    const port = takenPort();
    const lines = (await failureOf(service, settings(port))).split('\n');
    expect(lines).toContainEqual(
      expect.stringMatching(new RegExp(`^${variable}: [\\d.]+:${port} is taken by another process\\.`)),
    );
    expect(lines.join('\n')).not.toMatch(/^ +at |^E /m);
  });

  test('of all in one process names every taken port at once, each once', async () => {
    const failure = await failureOf('all', {
      PORT: takenPort(0),
      COMPOSER_LISTEN: `127.0.0.1:${takenPort(1)}`,
      ACCOUNTS_LISTEN: `127.0.0.1:${takenPort(2)}`,
      METRICS_PORT: takenPort(3),
    });
    for (const variable of ['PORT', 'COMPOSER_LISTEN', 'ACCOUNTS_LISTEN', 'METRICS_PORT']) {
      expect([variable, failure.match(new RegExp(`^${variable}: [\\d.:]+ is taken`, 'gm'))?.length]).toEqual([
        variable,
        1,
      ]);
    }
  });

  test('of all in one process names every wrong setting of every service at once, each once', async () => {
    const failure = await failureOf('all', {
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      METRICS_PORT: '70000',
      COMPOSER_LISTEN: '127.0.0.1:99999',
      COMPOSE_MODELS: '[{"model":"a"},{"model":"b","api_key_env":"NO_SUCH_KEY"},{"model":"c","temperature":9}]',
      OPENAI_BASE_URL: 'nowhere',
      DATABASE_URL: 'mysql://user:hunter2@db/x',
      REDIS_URL: 'redis://:p@ss/w0rd@cache:6379',
      LEASE_MS: 'long',
      TLS_CERT_FILE: 'a.pem',
    });
    const variables = ['PORT', 'METRICS_PORT', 'COMPOSER_LISTEN', 'OPENAI_BASE_URL', 'DATABASE_URL', 'REDIS_URL'];
    for (const variable of [...variables, 'LEASE_MS', 'LOG_LEVEL']) {
      expect([variable, failure.match(new RegExp(`at ${variable}$`, 'gm'))]).toEqual([variable, [`at ${variable}`]]);
    }
    expect(failure).toMatch(/COMPOSE_MODELS: tier 3, field "temperature"/);
    expect(failure).toMatch(/^TLS_CERT_FILE.*unset them\.$/m);
    expect(failure).not.toMatch(/eighty|loud|70000|99999|hunter2|w0rd|nowhere/);
  });

  test('of the composer names each tier without a key along with the other settings', async () => {
    const failure = await failureOf('composer', {
      COMPOSE_MODELS: '[{"model":"a"},{"model":"b","api_key_env":"NO_SUCH_KEY"}]',
      MODEL_SILENCE_TIMEOUT_MS: 'long',
      TLS_CERT_FILE: '/nowhere/a.pem',
      TLS_KEY_FILE: '/nowhere/b.pem',
      TLS_CA_FILE: '/nowhere/c.pem',
    });
    expect(failure).toMatch(/tier 1 \("a"\) needs a key in OPENAI_API_KEY/);
    expect(failure).toMatch(/tier 2 \("b"\) needs a key in NO_SUCH_KEY/);
    for (const name of ['at MODEL_SILENCE_TIMEOUT_MS', 'TLS_CERT_FILE: ', 'TLS_KEY_FILE: ', 'TLS_CA_FILE: ']) {
      expect(failure).toContain(name);
    }
  });

  test.each([
    ['ENOTDIR', { DATA_DIR: '/dev/null/data', ADMIN_TOKEN: '' }],
    // A recursive mkdir of Node never returns there.
    ['ENOENT', { DATA_DIR: '/proc/data/uic' }],
  ])('on a folder that cannot be used names DATA_DIR: %s', async (code, settings) => {
    const failure = await failureOf('accounts', settings);
    expect(failure).toMatch(/^DATA_DIR: .*Set it to a folder that this user may write to\.$/m);
    expect(failure).toContain(code);
  });

  test.each<[string, Record<string, string>]>([
    ['CONSOLE_URL', { CONSOLE_URL: 'console.example.com' }],
    ['CONSOLE_URL', { CONSOLE_URL: 'localhost:8081' }],
    ['OIDC_ISSUER', { OIDC_ISSUER: 'login.example.com' }],
  ])('with a web address that is none names %s along with the other settings', async (variable, settings) => {
    const lines = (await failureOf('console', { ...settings, CONSOLE_TRUSTED_HOPS: 'two' })).split('\n');
    const at = lines.findIndex((line) => line.trim() === `→ at ${variable}`);
    expect(lines[at - 1]).toBe('✖ must be an http or https address');
    expect(lines.join('\n').match(/→ at /g)).toHaveLength(variable === 'OIDC_ISSUER' ? 5 : 2);
  });

  test('on a damaged file asks to restore a backup', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'accounts.sqlite'), randomBytes(5_000));
    expect(await failureOf('accounts', { DATA_DIR: folder })).toMatch(
      /^DATA_DIR: accounts\.sqlite .*restore a backup/m,
    );
  });

  test('on an address that this machine has not names HOST', async () => {
    expect(await failureOf('gateway', { HOST: '203.0.113.7' })).toMatch(/^HOST: this machine has no address/m);
    expect(await failureOf('gateway', { HOST: 'no-such-host.invalid' })).toMatch(/^HOST: this machine has no address/m);
  });

  test.each<Service>(['gateway', 'all'])(
    'of %s warns of a variable that is nearly a setting, without its value',
    async (service) => {
      const started = await spawnService(service, {
        ...FREE,
        DATA_DIR: temporaryFolder(),
        ACOUNTS_LISTEN: 'hunter2',
        LOGLEVEL: 'hunter2',
      });
      await started.stop('SIGKILL');
      const meant = started.lines.flatMap((line) => /"level":"warn".*"meant":"(\w+)"/.exec(line)?.[1] ?? []);
      expect(meant).toEqual(service === 'all' ? ['LOG_LEVEL', 'ACCOUNTS_LISTEN'] : ['LOG_LEVEL']);
      expect(started.lines.join()).not.toContain('hunter2');
    },
  );
});
