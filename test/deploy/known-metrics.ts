import { collectDefaultMetrics, register } from 'prom-client';
// Each defines its own when it is loaded.
import '#services/accounts/metrics.ts';
import '#services/composer/metrics.ts';
import '#services/gateway/telemetry/metrics.ts';
import '#services/console/metrics.ts';
import '#services/mcp/app.ts';

/** A metric as it is served. */
export type KnownMetric = { name: string; type: string; help: string; labels: readonly string[] };

const ours = register.getMetricsAsArray().map(described);
collectDefaultMetrics();
const all = register.getMetricsAsArray().map(described);

/** The metrics that the services define themselves. */
export function ownMetrics(): KnownMetric[] {
  return ours;
}

/** Labels of all series that the services serve, by name: their own, and the ones of every Node process. */
export function knownSeries(): Map<string, readonly string[]> {
  return new Map(all.flatMap(({ name, type, labels }) => seriesOf(name, type, labels)));
}

function described(metric: { name: string; type: unknown; help: string; labelNames?: readonly string[] }): KnownMetric {
  return { name: metric.name, type: String(metric.type), help: metric.help, labels: metric.labelNames ?? [] };
}

function seriesOf(name: string, type: string, labels: readonly string[]): [string, readonly string[]][] {
  if (type !== 'histogram') return [[name, labels]];
  return [
    [`${name}_bucket`, [...labels, 'le']],
    [`${name}_sum`, labels],
    [`${name}_count`, labels],
  ];
}
