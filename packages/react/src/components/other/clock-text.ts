import { numberFormat } from '../../parts/format-number.ts';

/** How a length of time reads: with hours from one hour on, as minutes alone, or always with hours. */
export type ClockFormat = 'auto' | 'mm:ss' | 'hh:mm:ss';

type ClockText = { format: ClockFormat; locale: string; hasHundredths?: boolean };

/** A length of time as a clock shows it, in the digits of the locale; what has not fully passed is not counted. */
export function clockText(lengthMs: number, { format, locale, hasHundredths = false }: ClockText): string {
  const hundredths = Math.floor(Math.max(0, lengthMs) / 10);
  const seconds = Math.floor(hundredths / 100);
  const hasHours = format === 'hh:mm:ss' || (format === 'auto' && seconds >= 3600);
  const two = (value: number) => numberFormat(locale, { minimumIntegerDigits: 2, useGrouping: false }).format(value);
  const minutes = Math.floor(seconds / 60);
  const parts = hasHours ? [Math.floor(minutes / 60), minutes % 60] : [minutes];
  const clock = [...parts, seconds % 60].map(two).join(':');
  return hasHundredths ? `${clock}.${two(hundredths % 100)}` : clock;
}
