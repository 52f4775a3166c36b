import { list, string } from './kinds.ts';

/** Names of months and weekdays, to translate. */

export const monthNames = list(
  string(),
  'Translation: 12 full month names, January first; ignored unless exactly 12. Default: English.',
  { minItems: 12, maxItems: 12 },
);

/** Weekday headings, Monday first. */
export const weekdayLabels = list(
  string(),
  'Translation: 7 weekday headings, Monday first; ignored unless exactly 7. Default: English.',
  { minItems: 7, maxItems: 7 },
);
