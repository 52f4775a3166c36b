import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#test/accounts/temporary-folder.ts';
import { spawnService } from './spawn-service.ts';

const LISTEN = { PORT: '0', COMPOSER_LISTEN: '127.0.0.1:0', ACCOUNTS_LISTEN: '127.0.0.1:0' };

test.each(['gateway', 'composer', 'accounts'] as const)(
  'a %s whose port is taken is reported as one that ended, with what it said',
  async (service) => {
    const other = createServer().listen(0, '0.0.0.0');
    await once(other, 'listening');
    const METRICS_PORT = String((other.address() as AddressInfo).port);
    const start = spawnService(service, { ...LISTEN, DATA_DIR: temporaryFolder(), METRICS_PORT });
    await expect(start).rejects.toThrow(new RegExp(`^${service} ended with 1:\\n[^]*is taken by another process`));
    other.close();
  },
);
