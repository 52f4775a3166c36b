import { useState } from 'react';
import { useSurroundings } from '../runtime/runtime.ts';
import { asDay, dayWithin, monthOf, type Month } from './calendar-days.ts';
import { monthAt } from './current-month.ts';

/**
 * The month that a date field shows: that of its value, and where the user turned to. Without a value the host's
 * present month, within the limits.
 */
export function useShownMonth(value: string, min: string | undefined, max: string | undefined) {
  const { now, timeZone } = useSurroundings();
  const [turned, setTurned] = useState<{ month: Month; value: string }>();
  const shown = turned?.value === value ? turned.month : undefined;
  const start = asDay(value) ?? dayWithin(`${monthAt(now(), timeZone)}-01`, asDay(min), asDay(max));
  return [shown ?? monthOf(start), (month: Month) => setTurned({ month, value })] as const;
}
