import * as prometheus from 'prom-client';
import { collectDefaultMetrics, register } from 'prom-client';
import { VERSION } from './version.ts';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { listen } from './http-server.ts';

/** Records that failed: a bug of ours, which must not fail the request being recorded. */
const failures = new prometheus.Counter({
  name: 'uic_bookkeeping_failures_total',
  help: 'Metrics and spans that could not be recorded. Anything but 0 is a bug.',
});

/**
 * Runs a recording; a failure is only counted. Every metric and span goes through here, so that bookkeeping can never end
 * a stream or the process.
 */
export function recordQuietly(record: () => void): void {
  try {
    record();
  } catch {
    failures.inc();
  }
}

/** A counter that never throws. */
export class Counter<Label extends string = string> extends prometheus.Counter<Label> {
  constructor(configuration: prometheus.CounterConfiguration<Label>) {
    super(configuration);
    quieten(this, 'inc');
  }
}

/** A gauge that never throws. */
export class Gauge<Label extends string = string> extends prometheus.Gauge<Label> {
  constructor(configuration: prometheus.GaugeConfiguration<Label>) {
    super(configuration);
    quieten(this, 'inc', 'dec', 'set');
  }
}

/** A histogram that never throws. */
export class Histogram<Label extends string = string> extends prometheus.Histogram<Label> {
  constructor(configuration: prometheus.HistogramConfiguration<Label>) {
    super(configuration);
    quieten(this, 'observe');
  }
}

function quieten(metric: object, ...methods: string[]): void {
  for (const method of methods) {
    const record = Reflect.get(metric, method) as (...values: unknown[]) => unknown;
    Reflect.set(metric, method, (...values: unknown[]) =>
      recordQuietly(() => void Reflect.apply(record, metric, values)),
    );
  }
}

/** Which service a process runs, or all of them. */
export type ProcessName = 'gateway' | 'composer' | 'accounts' | 'console' | 'mcp' | 'all';

const buildInfo = new Gauge({
  name: 'uic_build_info',
  help: 'Always 1; labels give the service, its version and the Node version.',
  labelNames: ['service', 'version', 'node'],
});

/** Publishes the build info series, by which alert rules and dashboards select our processes. */
function publishBuildInfo(service: ProcessName): void {
  buildInfo.set({ service, version: VERSION, node: process.versions.node }, 1);
}

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
