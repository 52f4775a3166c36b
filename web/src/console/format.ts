/** A day and a time as the browser's language writes them. */
export function timeOf(epochMs: number | undefined, none: string): string {
  if (epochMs === undefined) return none;
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(epochMs);
}

/** A day as the browser's language writes it. */
export function dateOf(epochMs: number): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).format(epochMs);
}

/** A large count in a few figures: `23.8M`. */
export function shortCountOf(value: number): string {
  return value < 1e6
    ? value.toLocaleString()
    : value.toLocaleString(undefined, { notation: 'compact', maximumFractionDigits: 1 });
}

/** A share of a whole; a small one is never written as 0 %. */
export function shareOf(part: number, whole: number): string {
  const share = whole === 0 ? 0 : part / whole;
  const written = (value: number): string =>
    value.toLocaleString(undefined, { style: 'percent', maximumFractionDigits: 1 });
  return share > 0 && share < 0.001 ? `< ${written(0.001)}` : written(share);
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

/** The span from the first to the last of two days, in the browser's time zone; an empty one leaves that end open. */
export function spanOf({ from, to }: { from: string; to: string }): { fromMs?: number; toMs?: number } {
  return {
    ...(from !== '' && { fromMs: new Date(`${from}T00:00:00`).getTime() }),
    ...(to !== '' && { toMs: endOfDay(to) }),
  };
}

/** The last millisecond of a day that a date field holds, in the browser's time zone. */
export function endOfDay(date: string): number {
  return new Date(`${date}T23:59:59.999`).getTime();
}
