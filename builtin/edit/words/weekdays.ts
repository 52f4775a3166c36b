import { foldText } from '#builtin/understand/words/fold-text.ts';

const DAYS = [
  'monday tuesday wednesday thursday friday saturday sunday',
  'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  'lundi mardi mercredi jeudi vendredi samedi dimanche',
  'lunes martes miércoles jueves viernes sábado domingo',
  'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  'segunda terça quarta quinta sexta sábado domingo',
].map((days) => days.split(' '));

/** The days of a range: "Monday to Friday" are five. */
export function weekdaysIn(text: string): string[] | undefined {
  const [, first = '', last = ''] = /^\s*(?:de\s)?(\p{L}{4,10})\s\p{L}{1,3}\s(\p{L}{4,10})\s*$/u.exec(text) ?? [];
  const indexIn = (days: readonly string[], word: string) => days.findIndex((day) => foldText(day) === foldText(word));
  const days = DAYS.find((all) => indexIn(all, first) !== -1 && indexIn(all, last) > indexIn(all, first));
  return days?.slice(indexIn(days, first), indexIn(days, last) + 1);
}

/** The first day of the week that a text names, from 0 for Monday, also abbreviated in English: "Sat". */
export function weekdayIn(text: string): number | undefined {
  const words = foldText(text).match(/\p{L}{3,}/gu) ?? [];
  const indices = words.flatMap((word) => DAYS.map((days) => days.findIndex((day) => isDayName(foldText(day), word))));
  return indices.find((one) => one !== -1);
}

// "Sundays", "sextas"; "Sat".
function isDayName(day: string, word: string): boolean {
  return word === day || word === `${day}s` || (day.endsWith('day') && word === day.slice(0, ABBREVIATED_CHARS));
}

const ABBREVIATED_CHARS = 3;
