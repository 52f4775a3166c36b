import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '#test/accounts/temporary-folder.ts';
import { spawnService } from '#test/processes/spawn-service.ts';
import { freePort } from '#test/servers/free-port.ts';

const LISTEN = { PORT: '0', COMPOSER_LISTEN: '127.0.0.1:0', ACCOUNTS_LISTEN: '127.0.0.1:0', HOST: '127.0.0.1' };

describe('METRICS_PORT', () => {
  test.each([
    ['gateway', ['uic_gateway_streams_active', 'nodejs_eventloop_lag_p99_seconds']],
    ['all', ['uic_gateway_streams_active', 'uic_composer_composes_active', 'uic_accounts_invariant_differences']],
  ] as const)('(%s) serves its metrics on a separate port', async (service, names) => {
    const METRICS_PORT = String(await freePort());
    const process = await spawnService(service, { ...LISTEN, DATA_DIR: temporaryFolder(), METRICS_PORT });
    const response = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`);
    const text = await response.text();
    expect(await process.stop('SIGTERM')).toBe(0);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    for (const name of names) expect(text).toContain(`\n${name} `);
  });

  test.each(['composer', 'accounts'] as const)('(%s) serves its metrics over IPv6 as well', async (service) => {
    const METRICS_PORT = String(await freePort());
    const addresses = { COMPOSER_LISTEN: '[::1]:0', ACCOUNTS_LISTEN: '[::1]:0' };
    const process = await spawnService(service, { ...addresses, DATA_DIR: temporaryFolder(), METRICS_PORT });
    for (const host of ['[::1]', '127.0.0.1']) {
      const response = await fetch(`http://${host}:${METRICS_PORT}/metrics?from=prometheus`);
      expect(await response.text()).toContain(`uic_build_info{service="${service}"`);
    }
    await process.stop('SIGTERM');
  });
});
