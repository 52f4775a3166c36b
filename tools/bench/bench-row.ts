/** One line of the bench table: what was measured, the figure with its unit, and its target. */
export type BenchRow = { what: string; value: string; target: string };

/** Formats milliseconds. */
export function inMs(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 2 : 0)} ms`;
}

/** Formats bytes. */
export function inBytes(bytes: number): string {
  return bytes < 10 * 1024 * 1024 ? `${Math.round(bytes / 1024)} KiB` : `${Math.round(bytes / 1024 / 1024)} MiB`;
}

/** The value below which that share of the numbers lies; NaN of none. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

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
