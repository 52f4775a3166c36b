import { type BenchRow, inMs, quantile } from './bench-row.ts';
import { withServices } from './bench-services.ts';
import { readCompose } from './read-stream.ts';

const WARM_UP = 100;
const RUNS = 400;
const BODY = {
  prompt: 'A booking form for a bike repair shop: name, email, date and a message',
  actions: [{ name: 'book', required: true, params: { type: 'object', properties: { name: { type: 'string' } } } }],
};

/** A whole compose through the three services with the built-in composer, one client at a time. */
export function measureBuiltin(): Promise<BenchRow[]> {
  return withServices('builtin', async (services) => {
    const times: number[] = [];
    let cpuBeforeMs = 0;
    for (let run = -WARM_UP; run < RUNS; run += 1) {
      if (run === 0) cpuBeforeMs = services.service.cpuMs();
      const startMs = performance.now();
      await readCompose(services, BODY, () => undefined);
      if (run >= 0) times.push(performance.now() - startMs);
    }
    const cpuEachMs = (services.service.cpuMs() - cpuBeforeMs) / RUNS;
    return [
      { what: 'compose with the built-in composer, p50', value: inMs(quantile(times, 0.5)), target: '≤ 10 ms' },
      { what: 'compose with the built-in composer, p99', value: inMs(quantile(times, 0.99)), target: '' },
      { what: 'processor time of such a compose', value: inMs(cpuEachMs), target: '' },
    ];
  });
}
