import { PRICES } from '#builtin/edit/words/prices.ts';
import { memberAt, textOf, type ShownList } from '#builtin/edit/finding/shown-lists.ts';
import { instantIn } from '#builtin/edit/words/dates-in-text.ts';
import { numberIn } from '#builtin/edit/words/number-in.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';

/** A text with an amount of money. */
export const AMOUNT = /[$€£¥]|CHF|R\$/u;
/** A text that is a number, with a sign or unit. */
export const FIGURE = /^\D{0,4}\d[\d.,\s]*\D{0,12}$/u;
const NAME = /^\p{L}+[^\d]{2,}/u;
const TIME = /^\d{1,2}[:.h]\d{2}(?:\D|$)/u;

/** Words for what a member holds, in six languages, folded. */
const KINDS = {
  date: 'date dates datum data fecha fechas when termin frist deadline due jour tag giorno dia echeance scadenza vencimiento cierre prazo',
  time: 'time times hour uhrzeit uhrzeiten zeit zeiten heure heures horaire horaires hora horas horario horarios ora ore orario orari',
  name: 'name names namen nom noms nome nomi nomes nombre nombres',
  distance: 'distance entfernung weg distances distancia distanza',
  weight: 'weight weights gewicht gewichte poids peso pesos pesi kilo kilos kg',
  price: `${PRICES.join(' ')} prices costs tarifs preise precios prezzi precos amounts betrage montants importes importi`,
};
type Kind = keyof typeof KINDS;

const UNITS: { readonly [kind: string]: RegExp } = {
  distance: /\d\s?(?:km|m|mi|miles)$/u,
  weight: /\d\s?(?:kg|g|t|lbs?)$/u,
};

const wordLists = Object.entries(KINDS).map(([kind, words]) => ({
  kind: kind as Kind,
  words: new Set(words.split(' ')),
}));

/** What words say that a member holds: "the date", "prices". */
export function kindOfValues(words: readonly string[]): Kind | undefined {
  return wordLists.find((one) => words.some((word) => one.words.has(word)))?.kind;
}

/** The only member of a list with values of a kind. */
export function keyOfKind(list: ShownList, kind: Kind): string | undefined {
  const unit = UNITS[kind];
  if (unit !== undefined) return onlyKey(list, (text) => unit.test(text));
  if (kind === 'time') return onlyKey(list, (text) => TIME.test(text));
  if (kind === 'name') return keyOfNames(list);
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
export function isDated(list: ShownList, key: string): boolean {
  const texts = textsOf(list, key);
  const dated = texts.filter((text) => instantIn(text) !== undefined);
  return dated.length * 2 > texts.length && texts.every((text) => instantIn(text) !== undefined || !/\d/u.test(text));
}

/** The only member all of whose values fit. */
export function onlyKey(list: ShownList, fits: (text: string, value: unknown) => boolean): string | undefined {
  const found = list.members.filter(({ key }) =>
    list.entries.every((entry) => fits(textOf(memberAt(entry, key)), memberAt(entry, key))),
  );
  return found.length === 1 ? found[0]?.key : undefined;
}

/** The first member that tells the entries apart in words. */
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
