import type { Month } from './calendar-days.ts';
import { dateFormat } from './format-date.ts';

/** The month that it is at a moment in a time zone. */
export function monthAt(epochMs: number, timeZone: string): Month {
  const parts = dateFormat('en-u-ca-gregory-nu-latn', timeZone, { year: 'numeric', month: '2-digit' }).formatToParts(
    epochMs,
  );
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}`;
}
