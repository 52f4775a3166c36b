/** A day and a time as the browser's language writes them. */
export function timeOf(epochMs: number | undefined, none: string): string {
  if (epochMs === undefined) return none;
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(epochMs);
}

/** A day of the ledger, which counts in UTC. */
export function dayOf(epochMs: number): string {
  return new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(epochMs);
}

/** `850 ms`, `3.2 s`. */
export function durationOf(ms: number | undefined): string {
  if (ms === undefined) return '–';
  return ms < 1_000 ? `${Math.round(ms)} ms` : `${(ms / 1_000).toFixed(1)} s`;
}

/** A count as the browser's language writes it; what a plan does not limit has no number. */
export function countOf(value: number): string {
  return value >= Number.MAX_SAFE_INTEGER ? 'unlimited' : value.toLocaleString();
}

/** The first and last millisecond of a day that a date field holds, in the browser's time zone. */
export function startOfDay(date: string): number {
  return new Date(`${date}T00:00:00`).getTime();
}

export function endOfDay(date: string): number {
  return new Date(`${date}T23:59:59.999`).getTime();
}
