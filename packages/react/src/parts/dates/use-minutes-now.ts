import { useEffect, useReducer } from 'react';
import { useSurroundings } from '../../runtime/runtime.ts';
import { MINUTE_MS, minutesAt } from './format-date.ts';

/** Minutes since midnight on the clocks of the page; draws the component again every minute. */
export function useMinutesNow(): number {
  const { now, timeZone } = useSurroundings();
  const [, refresh] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(refresh, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return minutesAt(now(), timeZone);
}
