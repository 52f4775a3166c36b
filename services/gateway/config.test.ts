import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  test('needs nothing: every setting has a default', () => {
    expect(readConfig({})).toEqual({
      host: '127.0.0.1',
      port: 8_080,
      composerAddress: '127.0.0.1:50051',
      accountsAddress: '127.0.0.1:50052',
      metricsPort: 0,
      logLevel: 'info',
      pingIntervalMs: 15_000,
      slowReaderTimeoutMs: 30_000,
      headersTimeoutMs: 10_000,
      bodyTimeoutMs: 20_000,
      keepAliveTimeoutMs: 75_000,
      composeTimeoutMs: 240_000,
      accountsTimeoutMs: 2_000,
      drainMs: 0,
      shutdownGraceMs: 240_000,
      misspelt: [],
    });
  });

  test('names every fault at once and prints no value', () => {
    const read = (): unknown => readConfig({ PORT: 'secret', COMPOSER_ADDR: 'nowhere', LOG_LEVEL: 'loud' });
    for (const name of [/PORT/, /COMPOSER_ADDR/, /LOG_LEVEL/]) expect(read).toThrow(name);
    expect(read).not.toThrow(/secret|nowhere|loud/);
  });
});
