import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { PRICES } from '#builtin/edit/words/prices.ts';
import { memberAt, textOf, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import type { Command } from '#builtin/edit/reading/command.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import { keyNamed } from '#builtin/edit/values/change-row.ts';
import { instantIn } from './sort-order.ts';

export type Order = Command & { verb: 'sort' };

/** A text with an amount of money. */
export const AMOUNT = /[$€£¥]|CHF|R\$/u;
const NAME = /^\p{L}+[^\d]{2,}/u;
const TIME = /^\d{1,2}[:.h]\d{2}(?:\D|$)/u;
const SAME_WORD_MIN = 0.9;
const SHARED_WORD_MIN_CHARS = 4;
/** Charts whose bars and slices are entries. */
export const CHARTS: ReadonlySet<string> = new Set([
  'BarChart',
  'BarList',
  'DonutChart',
  'PieChart',
  'LineChart',
  'AreaChart',
]);

const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const DATES = wordSet(
  'date dates datum data fecha fechas when termin termine frist deadline due jour tag giorno dia echeance scadenza vencimiento cierre prazo',
);
const TIMES = wordSet('time hour uhrzeit zeit heure horaire hora horario ora orario');
const NAMES = wordSet('name names namen nom noms nome nomi nombre nombres');
const UNITS = [
  { words: wordSet('distance entfernung weg distancia distanza'), unit: /\d\s?(?:km|m|mi|miles)$/u },
  { words: wordSet('weight gewicht poids peso kilo kilos kg'), unit: /\d\s?(?:kg|g|t|lbs?)$/u },
] as const;

/** The member that an order names, else the only one with suitable values. */
export function keyOf(list: ShownList, order: Order): string | undefined {
  const { by, compares, clauseText, target = '' } = order;
  const named = by === undefined ? undefined : keyNamed(list, by);
  const own = new Set(wordsOf(target));
  const rest = wordsOf(clauseText).filter((word) => !own.has(word));
  const known = named ?? keyNamed(list, rest.join(' ')) ?? (by === undefined ? undefined : keySharing(list, by));
  const words = wordsOf(by ?? '');
  if (known === undefined && by !== undefined) {
    const byUnit = UNITS.find((one) => words.some((word) => one.words.has(word)));
    if (byUnit !== undefined) return onlyKey(list, (text) => byUnit.unit.test(text));
    if (words.some((word) => TIMES.has(word))) return onlyKey(list, (text) => TIME.test(text));
    if (words.length === 1 && words.some((word) => NAMES.has(word))) return keyOfNames(list);
  }
  // "the biggest bar first"
  if (known === undefined && by === undefined && compares === 'any' && CHARTS.has(list.place.element.type))
    return onlyKey(list, (_, value) => typeof value === 'number');
  if (compares === 'name') return known ?? (by === undefined ? keyOfNames(list) : undefined);
  const kind = kindOfOrder(words, compares);
  // "the visits, newest first" sorts by date, even if a member matches the other words.
  const isNotDate = compares === 'date' && named === undefined && known !== undefined && !isDated(list, known);
  if ((known !== undefined && !isNotDate) || kind === 'any') return known;
  if (compares !== kind && by !== undefined && words.length > 2) return known;
  return keyOfKind(list, kind) ?? known;
}

function kindOfOrder(words: readonly string[], compares: Order['compares']): 'date' | 'price' | 'any' {
  if (compares !== 'any') return compares === 'name' ? 'any' : compares;
  if (words.some((word) => DATES.has(word))) return 'date';
  return words.some((word) => PRICES.includes(word)) ? 'price' : 'any';
}

function keyOfKind(list: ShownList, kind: 'date' | 'price'): string | undefined {
  const found = list.members.filter(({ key, label }) =>
    kind === 'date'
      ? isDated(list, key)
      : wordsOf(`${key} ${label}`).some((word) => PRICES.some((one) => word.includes(one))) ||
        textsOf(list, key).some((one) => AMOUNT.test(one)),
  );
  const [first] = found;
  return found.every(({ key }) => hasSameNumbers(list, first?.key ?? '', key)) ? first?.key : undefined;
}

function textsOf({ entries }: ShownList, key: string): string[] {
  return entries.map((entry) => textOf(memberAt(entry, key)));
}

/** True if the values of a member are dates. Some may be missing or told in words, such as "Pending". */
function isDated(list: ShownList, key: string): boolean {
  const texts = textsOf(list, key);
  const dated = texts.filter((text) => instantIn(text) !== undefined);
  return dated.length * 2 > texts.length && texts.every((text) => instantIn(text) !== undefined || !/\d/u.test(text));
}

// "waiting time" for the member "Waiting": the only one that has a word of the phrase.
function keySharing({ members, entries }: ShownList, by: string): string | undefined {
  const words = wordsOf(by).filter((word) => word.length >= SHARED_WORD_MIN_CHARS);
  const sharing = members.filter(
    ({ key, label }) =>
      !Array.isArray(memberAt(entries[0], key)) &&
      wordsOf(`${key} ${label}`).some((one) => words.some((word) => wordSimilarity(word, one) >= SAME_WORD_MIN)),
  );
  return sharing.length === 1 ? sharing[0]?.key : undefined;
}

function onlyKey(list: ShownList, fits: (text: string, value: unknown) => boolean): string | undefined {
  const found = list.members.filter(({ key }) =>
    list.entries.every((entry) => fits(textOf(memberAt(entry, key)), memberAt(entry, key))),
  );
  return found.length === 1 ? found[0]?.key : undefined;
}

// The first member that tells the entries apart in words.
function keyOfNames({ members, entries }: ShownList): string | undefined {
  return members.find(({ key }) => {
    const texts = entries.map((entry) => memberAt(entry, key));
    return new Set(texts).size === texts.length && texts.every((one) => typeof one === 'string' && NAME.test(one));
  })?.key;
}

// True if two members hold the same numbers, such as a number and its formatted text.
function hasSameNumbers({ entries }: ShownList, one: string, other: string): boolean {
  return entries.every((entry) => {
    const [a, b] = [memberAt(entry, one), memberAt(entry, other)];
    return numberIn(textOf(a)) === numberIn(textOf(b));
  });
}
