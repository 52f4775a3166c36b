import { quantile } from './bench-row.ts';

/** Median time of one call, in microseconds, of several functions in turn, so that all see the same machine. */
export function mediansMicros(subjects: { readonly [name: string]: () => unknown }, rounds = 600): Map<string, number> {
  const samples = new Map<string, number[]>(Object.keys(subjects).map((name) => [name, []]));
  const warmUpRounds = rounds;
  for (let round = 0; round < warmUpRounds + rounds; round += 1) {
    for (const [name, subject] of Object.entries(subjects)) {
      const start = process.hrtime.bigint();
      subject();
      const micros = Number(process.hrtime.bigint() - start) / 1000;
      if (round >= warmUpRounds) samples.get(name)?.push(micros);
    }
  }
  return new Map([...samples].map(([name, times]) => [name, median(times)]));
}

/** The middle of some numbers; NaN of none. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}
