import { LANGUAGES } from '#builtin/understand/learned/language.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';

const DAYS = 7;
const WIDTHS = ['long', 'short'] as const;

// As calendars write them, and as people do: "Mo", "lun", "tues", "segunda" for "segunda-feira".
const NAMES: ReadonlySet<string> = new Set([
  ...LANGUAGES.flatMap((language) => WIDTHS.flatMap((width) => namesIn(language, width))),
  ...'tues thur thurs'.split(' '),
]);

function namesIn(language: string, weekday: (typeof WIDTHS)[number]): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const days = Array.from({ length: DAYS }, (_, at) => foldText(format.format(Date.UTC(2024, 0, 1 + at))));
  return days.map((day) => day.replace('.', '').split('-', 1)[0] ?? day);
}

/** True for the name of a day of the week in one of the six languages, also short or of every week: "Mon", "sextas". */
export function isWeekday(word: string): boolean {
  const folded = foldText(word).replace('.', '');
  return NAMES.has(folded) || (folded.endsWith('s') && NAMES.has(folded.slice(0, -1)));
}
