import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { spawnService } from './spawn-service.ts';

test('a service whose port is taken is reported as one that ended, with what it said', async () => {
  const other = createServer().listen(0, '0.0.0.0');
  await once(other, 'listening');
  const METRICS_PORT = String((other.address() as AddressInfo).port);
  await expect(spawnService('gateway', { PORT: '0', METRICS_PORT })).rejects.toThrow(
    /^gateway ended with 1:\n[^]*address already in use/,
  );
  other.close();
});
