import { type BenchRow, inBytes, inMs, quantile } from './bench-row.ts';
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

const START_RUNS = 5;

/** How long the one-process start takes until it is ready, and its memory at that point. */
export async function measureStart(): Promise<BenchRow[]> {
  const times: number[] = [];
  const sizes: number[] = [];
  for (let run = 0; run < START_RUNS; run += 1) {
    await withServices('builtin', async ({ service }) => {
      times.push(service.readyAfterMs);
      sizes.push(service.residentBytes());
    });
  }
  return [
    { what: 'npm start: ready after, median', value: inMs(quantile(times, 0.5)), target: '≤ 1500 ms' },
    { what: 'npm start: memory when ready, median', value: inBytes(quantile(sizes, 0.5)), target: '≤ 250 MB' },
  ];
}

const WARM_UP = 100;
const COMPOSE_RUNS = 400;
const BODY = {
  prompt: 'A booking form for a bike repair shop: name, email, date and a message',
  actions: [{ name: 'book', required: true, params: { type: 'object', properties: { name: { type: 'string' } } } }],
};

/** A whole compose through the three services with the built-in composer, one client at a time. */
export function measureBuiltin(): Promise<BenchRow[]> {
  return withServices('builtin', async (services) => {
    const times: number[] = [];
    let cpuBeforeMs = 0;
    for (let run = -WARM_UP; run < COMPOSE_RUNS; run += 1) {
      if (run === 0) cpuBeforeMs = services.service.cpuMs();
      const startMs = performance.now();
      await readCompose(services, BODY, () => undefined);
      if (run >= 0) times.push(performance.now() - startMs);
    }
    const cpuEachMs = (services.service.cpuMs() - cpuBeforeMs) / COMPOSE_RUNS;
    return [
      { what: 'compose with the built-in composer, p50', value: inMs(quantile(times, 0.5)), target: '≤ 10 ms' },
      { what: 'compose with the built-in composer, p99', value: inMs(quantile(times, 0.99)), target: '' },
      { what: 'processor time of such a compose', value: inMs(cpuEachMs), target: '' },
    ];
  });
}
