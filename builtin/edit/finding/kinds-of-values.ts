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
const CODE = /^\p{L}{1,5}[-./\s]?\d+$/u;
const TIME = /^\d{1,2}[:.h]\d{2}(?:\D|$)/u;

/** Words for what a member holds, in six languages, folded. */
const KINDS = {
  date: 'date dates datum data fecha fechas when termin frist deadline due jour tag giorno dia echeance scadenza vencimiento cierre prazo',
  time: 'time times hour uhrzeit uhrzeiten zeit zeiten heure heures horaire horaires hora horas horario horarios ora ore orario orari',
  name: 'name names namen nom noms nome nomi nomes nombre nombres',
  surname:
    'surname surnames nachname nachnamen familienname familiennamen apellido apellidos cognome cognomi sobrenome sobrenomes apelido',
  distance: 'distance entfernung weg distances distancia distanza',
  weight: 'weight weights gewicht gewichte poids peso pesos pesi kilo kilos kg',
  temperature: 'temperature temperatures temperatur temperaturen temperatura temperaturas temperature',
  price: `${PRICES.join(' ')} prices costs tarifs preise precios prezzi precos amounts betrage montants importes importi`,
};
type Kind = keyof typeof KINDS;

const UNITS: { readonly [kind: string]: RegExp } = {
  distance: /\d\s?(?:km|m|mi|miles)$/u,
  weight: /\d\s?(?:kg|g|t|lbs?)$/u,
  temperature: /\d\s?°\s?[CF]?$/u,
};

/** Words of a name that tell what its numbers are. */
const NAMES_OF_UNITS: { readonly [kind: string]: ReadonlySet<string> } = {
  distance: new Set('km miles'.split(' ')),
  weight: new Set('kg kilo kilos kgs grams gramm grammes gramos grammi gramas lbs'.split(' ')),
  temperature: new Set('temp temps temperature celsius'.split(' ')),
};

/** The first letters of superlatives that tell what is compared, in six languages. */
const COMPARED: { readonly [kind: string]: readonly string[] } = {
  weight: 'heav lightest schwer leichtest lourd leger pesad pesant legger'.split(' '),
  temperature: 'warmest hottest coldest warmst heissest kaltest chaud froid calient frio fria cald fredd quente'.split(
    ' ',
  ),
};

/** What the superlative in some words compares: "the heaviest first". */
export function kindCompared(words: readonly string[]): Kind | undefined {
  const isOf = (starts: readonly string[]) => words.some((word) => starts.some((start) => word.startsWith(start)));
  return (Object.keys(COMPARED) as Kind[]).find((kind) => isOf(COMPARED[kind] ?? []));
}

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
  if (unit !== undefined) return onlyKey(list, (text) => unit.test(text)) ?? keyInUnits(list, kind);
  if (kind === 'time') return onlyKey(list, (text) => TIME.test(text));
  if (kind === 'name' || kind === 'surname') return keyOfNames(list);
  const found = list.members.filter(({ key, label }) =>
    kind === 'date'
      ? isDated(list, key)
      : wordsOf(`${key} ${label}`).some((word) => PRICES.some((one) => word.includes(one))) ||
        textsOf(list, key).some((one) => AMOUNT.test(one)),
  );
  const [first] = found;
  return found.every(({ key }) => hasSameNumbers(list, first?.key ?? '', key)) ? first?.key : undefined;
}

// "wt_kg" holds weights: the only member with numbers whose name tells the unit.
function keyInUnits(list: ShownList, kind: Kind): string | undefined {
  const units = NAMES_OF_UNITS[kind];
  const found = list.members.filter(
    ({ key, label }) =>
      wordsOf(`${key} ${label}`).some((word) => units?.has(word)) &&
      textsOf(list, key).every((text) => text === '' || FIGURE.test(text)),
  );
  return found.length === 1 ? found[0]?.key : undefined;
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

/** The first member that tells the entries apart in words, else in codes. */
function keyOfNames({ members, entries }: ShownList): string | undefined {
  const named = members.filter(({ key }) => {
    const texts = entries.map((entry) => memberAt(entry, key));
    return new Set(texts).size === texts.length && texts.every((one) => typeof one === 'string' && NAME.test(one));
  });
  return (named.find(({ key }) => !CODE.test(textOf(memberAt(entries[0], key)))) ?? named[0])?.key;
}

// True if two members hold the same numbers, such as a number and its formatted text.
function hasSameNumbers({ entries }: ShownList, one: string, other: string): boolean {
  return entries.every((entry) => {
    const [a, b] = [memberAt(entry, one), memberAt(entry, other)];
    return numberIn(textOf(a)) === numberIn(textOf(b));
  });
}
