import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, register } from 'prom-client';
import { publishBuildInfo, type ProcessName } from './metrics.ts';
import { listen } from './http-server.ts';

/**
 * Serves the metrics of this process as Prometheus text at `/metrics`, on a separate port; port 0 turns it off.
 *
 * @param host undefined for all addresses
 * @returns a function that stops the server
 * @throws BadConfiguration naming METRICS_PORT when it cannot be bound
 */
export async function serveMetrics(
  service: ProcessName,
  host: string | undefined,
  port: number,
): Promise<() => Promise<void>> {
  if (port === 0) return async () => {};
  publishBuildInfo(service);
  collectDefaultMetrics();
  const server = createServer((request, response) => {
    if (request.url?.split('?')[0] !== '/metrics') return response.writeHead(404).end();
    void register.metrics().then((text) => response.setHeader('content-type', register.contentType).end(text));
  });
  await listen(server, { host, port }, { host: 'HOST', port: 'METRICS_PORT' });
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
