import { type BenchRow, inBytes, inMs, quantile } from './bench-row.ts';
import { withServices } from './bench-services.ts';

const RUNS = 5;

/** How long the one-process start takes until it is ready, and its memory at that point. */
export async function measureStart(): Promise<BenchRow[]> {
  const times: number[] = [];
  const sizes: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
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
