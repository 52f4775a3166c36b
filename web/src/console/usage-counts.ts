/** What generations of some time amounted to. */
export type Counts = {
  completed: number;
  failed: number;
  restarts: number;
  repairs: number;
  inputTokens: number;
  outputTokens: number;
};

/** The generations of a day in UTC, which begins at `dayStartMs` in epoch milliseconds. */
export type DayUsage = { dayStartMs: number; counts: Counts };

/** The generations of a key. */
export type KeyUsage = { keyId: string; display: string; label?: string; counts: Counts };

/** The counts in the order of the columns of a table, under their headings. */
export const COUNTS: readonly (readonly [heading: string, name: keyof Counts])[] = [
  ['Completed', 'completed'],
  ['Failed', 'failed'],
  ['Restarts', 'restarts'],
  ['Repairs', 'repairs'],
  ['Tokens in', 'inputTokens'],
  ['Tokens out', 'outputTokens'],
];

/** The headings of the counts. */
export const COUNT_HEADINGS = COUNTS.map(([heading]) => heading);

/** The numbers below {@link COUNT_HEADINGS}. */
export function countsInOrder(counts: Counts): number[] {
  return COUNTS.map(([, name]) => counts[name]);
}
