import { useState } from 'react';
import { useSurroundings } from '../../runtime/runtime.ts';
import { type Day, type Month, asDay, dayWithin, monthOf } from './calendar-days.ts';
import { dateFormat } from './format-date.ts';

const NUMBERS = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;

/** The day that it is at a moment in a time zone. */
function dayAt(epochMs: number, timeZone: string): Day {
  const parts = dateFormat('en-u-ca-gregory-nu-latn', timeZone, NUMBERS).formatToParts(epochMs);
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? '';
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
}

/**
 * The month that a date field shows: that of its value, and where the user turned to. Without a value the host's
 * present month, within the limits.
 */
export function useShownMonth(value: string, min: string | undefined, max: string | undefined) {
  const { now, timeZone } = useSurroundings();
  const [turned, setTurned] = useState<{ month: Month; value: string }>();
  const shown = turned?.value === value ? turned.month : undefined;
  const today = dayAt(now(), timeZone);
  const start = asDay(value) ?? dayWithin(today, asDay(min), asDay(max));
  return { month: shown ?? monthOf(start), setMonth: (month: Month) => setTurned({ month, value }), today };
}
