import { monthIn } from './months.ts';

/** A date as date pickers store it: "12.10.2026", "12/10/2026" and "12 October 2026" are "2026-10-12". */
export function isoDate(text: string): string | undefined {
  const words = text.trim();
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(words) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}`;
  const [, first = '', second = '', last] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(words) ?? [];
  if (last !== undefined) return dateOf(last, Number(second), Number(first));
  const [, dayBefore = '', name = '', yearAfter = ''] =
    /^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s(?:de\s|of\s)?(\p{L}{3,10})\.?,?\s(?:de\s|del\s)?(\d{4})$/iu.exec(words) ?? [];
  const named = name === '' ? undefined : monthIn(name);
  return named === undefined ? undefined : dateOf(yearAfter, named, Number(dayBefore));
}

function dateOf(year: string, month: number, day: number): string | undefined {
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= 31;
  return isReal ? `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` : undefined;
}
