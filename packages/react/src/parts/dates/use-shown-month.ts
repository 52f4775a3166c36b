import { useState } from 'react';
import { useSurroundings } from '../../runtime/runtime.ts';
import { asDay, dayWithin, monthOf, type Month } from './calendar-days.ts';
import { dayAt } from './current-day.ts';

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
