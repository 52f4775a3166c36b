import type { Day } from './calendar-days.ts';
import { dateFormat } from './format-date.ts';

const NUMBERS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** The day that it is at a moment in a time zone. */
export function dayAt(epochMs: number, timeZone: string): Day {
  const parts = dateFormat('en-u-ca-gregory-nu-latn', timeZone, NUMBERS).formatToParts(epochMs);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}
