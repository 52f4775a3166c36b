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
