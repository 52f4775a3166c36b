import { type BenchRow, quantile } from './bench-row.ts';
import { withServices } from './bench-services.ts';
import { readCompose } from './read-stream.ts';

const OPERATIONS = 400;
const CLIENTS = 8;
const ROUNDS = 3;
const STREAMS_PER_CLIENT = 4;

/** Operations a second that all three services together carry on the one core they share, and what each costs of it. */
export function measureThroughput(): Promise<BenchRow[]> {
  return withServices(`scripted-big-${OPERATIONS}`, async (services) => {
    const perSecond: number[] = [];
    const microsEach: number[] = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      let operations = 0;
      const cpuBeforeMs = services.service.cpuMs();
      const startMs = performance.now();
      await Promise.all(Array.from({ length: CLIENTS }, () => readStreams(() => (operations += 1))));
      if (round < 0) continue;
      perSecond.push((operations * 1000) / (performance.now() - startMs));
      microsEach.push(((services.service.cpuMs() - cpuBeforeMs) * 1000) / operations);
    }
    const rate = Math.round(quantile(perSecond, 0.5)).toLocaleString('en');
    return [
      { what: `ops/s on one core, ${CLIENTS} streams of ${OPERATIONS}`, value: rate, target: '' },
      { what: 'processor time of an op', value: `${quantile(microsEach, 0.5).toFixed(0)} µs`, target: '' },
    ];

    async function readStreams(onOperation: () => void): Promise<void> {
      for (let stream = 0; stream < STREAMS_PER_CLIENT; stream += 1) {
        await readCompose(services, { prompt: 'A page of texts' }, ({ text }) => {
          if (text.startsWith('event: op\n')) onOperation();
          // A restart sends its operations again, and an error comes after three.
          if (/^event: (?:compose\.restarted|error)\n/.test(text)) throw new Error(text);
        });
      }
    }
  });
}
