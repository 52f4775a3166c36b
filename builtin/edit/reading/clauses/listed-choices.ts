import { foldText } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { splitItems } from '#builtin/understand/words/split-items.ts';
import type { Clause } from './clauses.ts';

const YES_NO = /(?<!\p{L})(\p{L}{1,3})\s*(?:\/|or|oder|ou|o)\s*(\p{L}{2,4})(?!\p{L})/giu;
const YES: ReadonlySet<string> = new Set(['yes', 'ja', 'oui', 'si', 'sim']);
const NO: ReadonlySet<string> = new Set(['no', 'nein', 'non', 'nao']);

/** The two words of a yes-or-no choice as written: "yes/no", "ja oder nein". */
export function yesNoIn(text: string): [string, string] | undefined {
  const found = [...text.matchAll(YES_NO)].find(
    ([, yes = '', no = '']) => YES.has(foldText(yes)) && NO.has(foldText(no)),
  );
  return found === undefined ? undefined : [found[1] ?? '', found[2] ?? ''];
}
const LIST_SIGN = /\s*(?:[:(]|\s[–—-]\s)\s*/u;

/**
 * The choices that a clause lists after a sign: "a currency: EUR, USD or GBP", "where to sit – inside, terrace or no matter".
 * With `after`, those that start at that position: "a list with EUR, USD and GBP".
 */
export function choicesIn(
  { text, start }: Clause,
  after?: number,
): { items: string[]; separatorAt: number; start: number } | undefined {
  const rest = after === undefined ? text : text.slice(after - start);
  const lead = (after === undefined ? LIST_SIGN : LIST_LEAD).exec(rest);
  const index = lead === null ? 0 : lead.index + text.length - rest.length;
  if (lead === null || index === 0) return undefined;
  const at = index + lead[0].length;
  const listText = text.slice(at).replace(/\).*$/u, '');
  const items = weekdaysIn(listText) ?? splitItems(listText);
  const isShort = items.every((item) => item.length <= CHOICE_MAX_CHARS && !/[.!?:]/.test(item));
  return items.length > 1 && isShort
    ? { items: items.map(capitalized), separatorAt: start + index, start: start + at }
    : undefined;
}

const DAYS = [
  'monday tuesday wednesday thursday friday saturday sunday',
  'montag dienstag mittwoch donnerstag freitag samstag sonntag',
  'lundi mardi mercredi jeudi vendredi samedi dimanche',
  'lunes martes miércoles jueves viernes sábado domingo',
  'lunedì martedì mercoledì giovedì venerdì sabato domenica',
  'segunda terça quarta quinta sexta sábado domingo',
].map((days) => days.split(' '));

// "Monday to Friday" stands for five days.
function weekdaysIn(text: string): string[] | undefined {
  const [, first = '', last = ''] = /^\s*(?:de\s)?(\p{L}{4,10})\s\p{L}{1,3}\s(\p{L}{4,10})\s*$/u.exec(text) ?? [];
  const indexIn = (days: readonly string[], word: string) => days.findIndex((day) => foldText(day) === foldText(word));
  const days = DAYS.find((all) => indexIn(all, first) !== -1 && indexIn(all, last) > indexIn(all, first));
  return days?.slice(indexIn(days, first), indexIn(days, last) + 1);
}

const LIST_LEAD = /^[\s,:]*(?:(?:with|mit|avec|con|com|of|between)\s)?\s*/iu;
const CHOICE_MAX_CHARS = 40;
