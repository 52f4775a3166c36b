import { globSync, readFileSync } from 'node:fs';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { ROOT } from './dockerfile.ts';

/** Names of all series that the services serve: their own, by their definitions, and the ones of every Node process. */
export async function knownSeries(): Promise<Set<string>> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const defaults = await registry.getMetricsAsJSON();
  registry.clear();
  const ours = globSync(`${ROOT}services/**/*.ts`).flatMap((file) => {
    const definitions = readFileSync(file, 'utf8').matchAll(/new (Counter|Gauge|Histogram)\(\{\s*name: '([a-z_]+)'/g);
    return [...definitions].map(([, type = '', name = '']) => ({ name, type: type.toLowerCase() }));
  });
  return new Set([...defaults, ...ours].flatMap(({ name, type }) => seriesOf(name, String(type))));
}

function seriesOf(name: string, type: string): string[] {
  return type === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name];
}
