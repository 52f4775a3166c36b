import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { endsIn, isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import {
  currencyIn,
  currencyOfKey,
  isCurrencyKey,
  isMinorKey,
  isMoneyKey,
  isPriceOfEach,
  mayBeMoneyKey,
} from './currency.ts';
import { symbolFor, UNITS } from './units.ts';
import { measures, type Scalar, type ValueKind } from './value-kind.ts';

/** How the values under one key are written for people. */
export type ValueFormat =
  /** As they are. */
  | { as: 'text' }
  /** Keys of a program ("IN_PROGRESS") as words; `texts` are those that occur. */
  | { as: 'words'; texts: readonly string[] }
  | { as: 'boolean' }
  /** The renderer writes these in the language of the page. */
  | { as: 'date' }
  /** A moment; a local one has the clock time of its own place, which is kept. */
  | { as: 'dateTime'; isLocal: boolean }
  /** An amount of an ISO currency, or of the one under a key beside it; `parts` of one unit are counted: 100 for cents. */
  | {
      as: 'money';
      currency?: string;
      currencyKey?: string;
      parts: 1 | 100;
      /** Told as a text; `isWritten` when that has separators of a language already. */
      isText: boolean;
      isWritten?: true;
      perKey?: string;
      /** Set for amounts of more decimals than cents: 0.2146 per kWh. */
      decimals?: number;
    }
  /** A share, from 0 to 1 or from 0 to 100. */
  | { as: 'percent'; isFraction: boolean }
  | { as: 'number'; unit?: string; decimals: number }
  /** A length of time; `seconds` of one unit. */
  | { as: 'duration'; seconds: number };

/** What is known around the values of one key. */
export type Surroundings = {
  /** The currency that the objects with the key name themselves; undefined without any, or with different ones. */
  own?: string | undefined;
  /** The key of a currency that differs between the objects. */
  ownKey?: string | undefined;
  /** The currency that is named further out. */
  shared?: string | undefined;
  /** The key of the object that holds the key: "revenue" of `revenue.current`. */
  parent?: string;
};

const DECIMALS_MAX = 4;
const RATE = wordList(
  'rate|share|ratio|utilization|utilisation|occupancy|conversion|quote|anteil|taux|part|tasa|tasso|taxa|margin|growth|change',
);
const TAX = wordList('tax|vat|mwst|tva|iva|gst|interest|zins|interes|interet|steuer');
const LENGTHS: readonly (readonly [string, number])[] = [
  ['seconds|second|secs|sec|sekunden|secondes|segundos|secondi', 1],
  ['minutes|mins|minuten|minutos|minuti', 60],
  ['hours|hrs|stunden|heures|horas|ore', 3600],
];
const LENGTH_WORDS = LENGTHS.map(([words, seconds]) => [wordList(words), seconds] as const);
const MIN_WORDS = wordList(
  'duration|time|length|dauer|duree|duracion|durata|duracao|wait|delay|prep|cook|eta|travel|drive|break',
);
const MONEY_TEXT = /^-?\d+(?:\.\d{1,4})?$/;
// Written for people already: "1.284,37".
const WRITTEN_AMOUNT = /^-?\d{1,3}(?:[.,' ]\d{3})*[.,]\d{2}$/;
const OFFSET = /[+-]\d{2}:?\d{2}$/;
const MOMENT_WITH_SPACE = /^\d{4}-\d{2}-\d{2} /;

/** The format of the values under a key; `values` are those that are neither null nor missing. */
export function formatOf(
  key: string,
  kind: ValueKind,
  values: readonly Scalar[],
  around: Surroundings = {},
): ValueFormat {
  if (kind === 'boolean') return { as: 'boolean' };
  if (kind === 'date') return { as: 'date' };
  if (kind === 'dateTime') {
    const isLocal = values.some((value) => OFFSET.test(String(value)) || MOMENT_WITH_SPACE.test(String(value)));
    return { as: 'dateTime', isLocal };
  }
  const money = moneyFormat(key, kind, values, around);
  if (money !== undefined) return money;
  if (kind === 'number' || kind === 'percent') return numberFormat(key, kind, values.filter(isNumber), around.parent);
  if (kind === 'text' && !isCurrencyKey(key)) {
    const texts = [...new Set(values.map(String))];
    if (texts.length > 0 && texts.length <= MAX_WORDS && texts.every((text) => isoSeconds(text) !== undefined))
      return { as: 'words', texts };
    if (texts.length > 0 && texts.length <= MAX_WORDS && areProgramWords(key, texts)) return { as: 'words', texts };
  }
  return { as: 'text' };
}

function moneyFormat(
  key: string,
  kind: ValueKind,
  values: readonly Scalar[],
  around: Surroundings,
): ValueFormat | undefined {
  const texts = kind === 'text' ? values.map(String) : [];
  // Digits alone may be a number of something: "4410".
  const isText = texts.some((text) => /[.,]/.test(text)) && texts.every((text) => isAmountText(text));
  if (kind !== 'number' && !isText) return undefined;
  const decimals = decimalsOf(isText ? texts.map(Number) : values.filter(isNumber));
  const amount = {
    as: 'money',
    parts: isMinorKey(key) ? 100 : 1,
    isText,
    ...(isText ? writtenIn(texts) : {}),
    ...(decimals > 2 ? { decimals } : {}),
  } as const;
  const named = currencyOfKey(key);
  if (named !== undefined) return { ...amount, currency: named };
  const hasCents = values.some((value) => /\.\d{1,2}$/.test(String(value)));
  const isOwn = around.own !== undefined || around.ownKey !== undefined;
  const told = [key, ...(around.parent !== undefined && mayBeMoneyKey(key) ? [around.parent] : [])];
  const isMoney = told.some((name) => {
    if (name === key && isPriceOfEach(name)) return true;
    if (name === key && mayBeMoneyKey(name)) return isOwn || (hasCents && isMoneyKey(name));
    return isMoneyKey(name) || (name !== key && hasCents && mayBeMoneyKey(name));
  });
  if (!isMoney && !(isOwn && mayBeMoneyKey(key))) return undefined;
  if (around.ownKey !== undefined) return { ...amount, currencyKey: around.ownKey };
  const currency = around.own ?? around.shared;
  if (currency !== undefined) return { ...amount, currency };
  // Without a currency only cents tell that it is money.
  return amount.parts === 100 || (hasCents && !isText) ? amount : undefined;
}

function isAmountText(text: string): boolean {
  return MONEY_TEXT.test(text) || WRITTEN_AMOUNT.test(text);
}

/** Whether amounts that are told as texts have separators already. */
export function writtenIn(texts: readonly string[]): { isWritten?: true } {
  return texts.some((text) => !MONEY_TEXT.test(text)) ? { isWritten: true } : {};
}

function numberFormat(key: string, kind: ValueKind, values: readonly number[], parent = ''): ValueFormat {
  const words = wordsOf(key).join(' ');
  const told = `${words} ${wordsOf(parent).join(' ')}`;
  const isFraction =
    values.length > 0 && values.every((value) => Math.abs(value) <= 1) && values.some((value) => value % 1 !== 0);
  if (kind === 'percent') return { as: 'percent', isFraction };
  if (isFraction && says(RATE, told)) return { as: 'percent', isFraction };
  if (says(RATE, told) && says(TAX, told) && values.every((value) => value <= 100))
    return { as: 'percent', isFraction: false };
  const seconds = lengthOf(words);
  if (seconds !== undefined) return { as: 'duration', seconds };
  const unit = unitOfKey(key);
  if (!measures(key) && unit === undefined) return { as: 'text' };
  return { as: 'number', ...(unit === undefined ? {} : { unit }), decimals: decimalsOf(values) };
}

function lengthOf(words: string): number | undefined {
  const named = LENGTH_WORDS.find(([list]) => endsIn(list, words) && !isOneOf(list, words));
  if (named !== undefined) return named[1];
  return words.endsWith(' min') && says(MIN_WORDS, words) ? 60 : undefined;
}

/** The unit that ends a key: "weightKg". */
export function unitOfKey(key: string): string | undefined {
  // A single last letter is ambiguous: "revenue_m" is in millions, not metres.
  const words = wordsOf(key);
  const last = words.at(-1) ?? '';
  // "minutes: 30" needs no second word for it.
  const before = words.at(-2) ?? '';
  if (words.length < 2) return undefined;
  if (before.startsWith('temp') && (last === 'c' || last === 'f')) return `°${last.toUpperCase()}`;
  if (last === 'ms' && /^(?:speed|wind|velocity)$/.test(before)) return 'm/s';
  return last.length > 1 ? symbolFor(UNITS, last) : undefined;
}

/** The most decimals that numbers have, up to four. */
export function decimalsOf(values: readonly number[]): number {
  const decimals = values.map((value) => String(value).split('.')[1]?.length ?? 0);
  return Math.min(DECIMALS_MAX, Math.max(0, ...decimals));
}

const ISO_LENGTH = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** The seconds of a length of time as ISO 8601 writes it: "PT4H10M"; undefined for other texts. */
export function isoSeconds(text: string): number | undefined {
  const found = ISO_LENGTH.exec(text);
  if (found === null || text.length < 3) return undefined;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

const MAX_WORDS = 12;
const PROGRAM_WORD =
  /^(?:[a-z]+(?:_[a-z0-9]+)*|[A-Z\u00C4\u00D6\u00DC]+(?:_[A-Z0-9]+)*|[a-z]{2,}(?:[A-Z][a-z]+)+|[a-z]+(?:-[a-z]+)+)$/;
const JOINED = /[_a-z][A-Z]|_/;
const ENUMERATED = wordList(
  'status|state|stage|phase|type|kind|category|priority|severity|level|role|mode|method|segment|tier|plan|channel|source|trend|unit',
  'etat|statut|estado|stato|zustand|prioritat|priorite|prioridad|priorita|stufe|tipo|art|categoria|categorie|rolle|rol|ruolo|frequency',
);

const NAMED = wordList(
  'login|username|user name|handle|file|filename|slug|path|name|sku|key|id|host|hostname|branch|tag name|timezone|locale|code|ref',
);
// "VESSEL_DEPARTED" and "WARNUNG" are read as words whatever they stand under.
const CAPITALS = /^\p{Lu}{3,}(?:_\p{Lu}{2,})+$|^\p{Lu}{6,}$/u;

// "in_progress" is a key whatever it stands under; "booked" and "OPEN" are under "status", but "EUR" or "berlin" are not keys.
function areProgramWords(key: string, texts: readonly string[]): boolean {
  if (texts.some((text) => text.length > MAX_WORD_CHARS)) return false;
  const name = wordsOf(key).join(' ');
  if (
    !endsIn(NOT_CAPITALS, name) &&
    texts.every((text) => PROGRAM_WORD.test(text)) &&
    texts.some((text) => CAPITALS.test(text))
  )
    return true;
  if (!texts.every((text) => PROGRAM_WORD.test(text)) || endsIn(NAMED, name)) return false;
  return texts.some((text) => JOINED.test(text)) || (endsIn(ENUMERATED, name) && texts.some((text) => text.length > 3));
}

// Names of companies and products are often written so.
const NOT_CAPITALS = wordList('name|brand|company|title|sku|id|key|ref|login|username|plate|serial|iban|bic');

const MAX_WORD_CHARS = 40;

function isNumber(value: Scalar): value is number {
  return typeof value === 'number';
}

/** The keys of an object that is one amount of money, such as `{amount, currency}`, perhaps with the period that it is for. */
export function moneyObject(
  object: JsonObject,
): { amountKey: string; currencyKey: string; perKey?: string; parts: 1 | 100 } | undefined {
  const currency = currencyIn(object);
  if (currency === undefined) return undefined;
  const rest = Object.entries(object).filter(([key, value]) => key !== currency.key && value !== null);
  const amounts = rest.filter(([key, value]) => {
    return typeof value === 'number' || (typeof value === 'string' && isAmountText(value) && isAmountKey(key));
  });
  const [amount] = amounts;
  const others = rest.filter((entry) => entry !== amount);
  if (amount === undefined || !isAmountKey(amount[0]) || others.some(([, value]) => typeof value !== 'string'))
    return undefined;
  const per = others.find(([key]) => isOneOf(PERIOD_KEY, wordsOf(key).join(' ')));
  const minor = others.find(([key, value]) => key.toLowerCase() === 'unit' && isMinorUnit(value));
  if (others.some((entry) => entry !== per && entry !== minor)) return undefined;
  const parts = minor !== undefined || isMinorKey(amount[0]) ? 100 : 1;
  return { amountKey: amount[0], currencyKey: currency.key, parts, ...(per === undefined ? {} : { perKey: per[0] }) };
}

function isMinorUnit(unit: unknown): boolean {
  return typeof unit === 'string' && /^cents?$|^minor/.test(unit);
}

const PERIOD_KEY = wordList(
  'period|interval|per|cadence|billing period|frequency|zeitraum|periode|periodo|intervalo|intervallo',
);

const AMOUNT_KEY = wordList(
  'amount|value|price|betrag|wert|montant|valeur|importe|importo|valor|valore|preis|prix|precio|amount cents|cents|minor|amount minor|value minor|minor units|units',
);

function isAmountKey(key: string): boolean {
  return isOneOf(AMOUNT_KEY, wordsOf(key).join(' '));
}

/** The currency that all objects name, or the key under which they name different ones. */
export function currencyOfRows(rows: readonly JsonObject[]): Pick<Surroundings, 'own' | 'ownKey'> {
  const named = rows.flatMap((row) => currencyIn(row) ?? []);
  const [first] = named;
  if (first === undefined) return {};
  return named.length === rows.length && named.every(({ code }) => code === first.code)
    ? { own: first.code }
    : { ownKey: first.key };
}

/** The objects that members of records hold, without those that are missing. */
export function objectsIn(rows: readonly JsonObject[], key: string): JsonObject[] {
  return rows.flatMap((row) => (isJsonObject(row[key]) ? [row[key]] : []));
}
