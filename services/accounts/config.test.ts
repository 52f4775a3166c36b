import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('the accounts configuration', () => {
  test('needs no variable at all', () => {
    expect(readConfig({})).toEqual({
      listen: '127.0.0.1:50052',
      dataDir: '.data',
      probeListen: undefined,
      tls: undefined,
      databaseUrl: undefined,
      databasePoolSize: 10,
      redisUrl: undefined,
      adminToken: undefined,
      logLevel: 'info',
      metricsPort: 0,
      leaseMs: 30_000,
      ledgerMetadataDays: 400,
      sweepEveryMs: 10_000,
      invariantCheckEveryMs: 3_600_000,
      shutdownGraceMs: 5_000,
      misspelt: [],
    });
  });

  test('refuses a database or a Redis of another kind, without printing its address', () => {
    const environment = { DATABASE_URL: 'mysql://user:hunter2@db/x', REDIS_URL: 'memcached://:hunter2@cache' };
    expect(() => readConfig(environment)).toThrow(/must be postgres:[^]*DATABASE_URL[^]*must be redis:[^]*REDIS_URL/);
    expect(() => readConfig(environment)).not.toThrow(/hunter2/);
  });

  test('refuses a Redis database that is no number, without printing the address', () => {
    const read = (REDIS_URL: string) => () => readConfig({ REDIS_URL });
    expect(read('redis://:hunter2@cache:6379/burst')).toThrow(/number of a database[^]*REDIS_URL/);
    expect(read('redis://:hunter2@cache:6379/burst')).not.toThrow(/hunter2|burst/);
    for (const url of ['redis://cache', 'redis://cache:6379/', 'rediss://cache:6379/12', 'redis://cache/0?family=6']) {
      expect(read(url)()).toMatchObject({ redisUrl: url });
    }
  });

  test('refuses a % in the password of Redis that is not escaped, and says how to write it', () => {
    const read = (REDIS_URL: string) => () => readConfig({ REDIS_URL });
    for (const password of ['hunter%', '100%sure', '%e9', '%zz']) {
      expect(read(`redis://:${password}@cache:6379`)).toThrow(/write % as %25[^]*REDIS_URL/);
    }
    expect(read('redis://:100%25@cache:6379')()).toMatchObject({ redisUrl: 'redis://:100%25@cache:6379' });
  });

  test('names every fault at once', () => {
    const environment = { ACCOUNTS_LISTEN: '50052', ADMIN_TOKEN: 'two words', LEASE_MS: 'long', LOG_LEVEL: 'loud' };
    expect(() => readConfig(environment)).toThrow(/ACCOUNTS_LISTEN[^]*ADMIN_TOKEN[^]*LOG_LEVEL[^]*LEASE_MS/);
  });
});
