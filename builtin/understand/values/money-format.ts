import type { JsonObject } from '#contract/json/json.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isOneOf, wordList } from '#builtin/understand/words/word-list.ts';
import { currencyIn, currencyOfKey, isMinorKey, isMoneyKey, isPriceOfEach, mayBeMoneyKey } from './currency.ts';
import { pricedUnitOf } from './key-units.ts';
import type { Surroundings } from './value-format.ts';
import type { Scalar, ValueKind } from './value-kind.ts';

/** An amount of an ISO currency, or of the one under a key beside it. */
export type MoneyFormat = {
  as: 'money';
  currency?: string;
  currencyKey?: string;
  /** How many of the counted parts are one unit: 100 for cents. */
  parts: 1 | 100;
  /** Told as a text; `isWritten` when that has separators of a language already. */
  isText: boolean;
  isWritten?: true;
  /** The key, beside the amount, of the period that it is for. */
  perKey?: string;
  /** The unit that it is the price of: "kg". */
  per?: string;
  /** Set for amounts of more decimals than cents: 0.2146 per kWh. */
  decimals?: number;
};

const DECIMALS_MAX = 4;
const MONEY_TEXT = /^-?\d+(?:\.\d{1,4})?$/;
const EXACT_AMOUNT = /^-?\d+\.\d{2}$/;
// Written for people already: "1.284,37".
const WRITTEN_AMOUNT = /^-?\d{1,3}(?:[.,' ]\d{3})*[.,]\d{2}$/;

/** The format of amounts of money; undefined for other values. */
export function moneyFormat(
  key: string,
  kind: ValueKind,
  values: readonly Scalar[],
  around: Surroundings,
): MoneyFormat | undefined {
  const texts = kind === 'text' ? values.map(String) : [];
  if (kind === 'number' && pricedUnitOf(key) !== undefined) return priceOfUnit(key, values.filter(isNumber), around);
  // Digits alone may be a number of something: "4410".
  const isText = texts.some((text) => /[.,]/.test(text)) && texts.every((text) => isAmountText(text));
  // "extras_pence": {"cleaning": 2000}
  const isInParts = kind === 'number' && isMinorKey(around.parent ?? '');
  const isMinor = isMinorKey(key) || isInParts;
  if ((kind !== 'number' && !isText) || (around.hasMinor === true && !isMinor)) return undefined;
  const told = decimalsOf(isText ? texts.map(Number) : values.filter(isNumber));
  // Parts of a cent: 29.4 cents are 0.294.
  const decimals = isMinor && told > 0 ? told + 2 : told;
  const amount = {
    as: 'money',
    parts: isMinor ? 100 : 1,
    isText,
    ...(isText ? writtenIn(texts) : {}),
    ...(decimals > 2 ? { decimals } : {}),
  } as const;
  const named =
    currencyOfKey(key) ?? (isInParts || mayBeMoneyKey(key) ? currencyOfKey(around.parent ?? '') : undefined);
  if (named !== undefined) return { ...amount, currency: named };
  const hasCents = values.some((value) => /\.\d{1,2}$/.test(String(value)));
  const isOwn = around.own !== undefined || around.ownKey !== undefined;
  const names = [key, ...(around.parent !== undefined && mayBeMoneyKey(key) ? [around.parent] : [])];
  const isMoney = names.some((name) => {
    if (name === key && (isPriceOfEach(name) || isMinor)) return true;
    if (name === key && mayBeMoneyKey(name)) return isOwn || (hasCents && isMoneyKey(name));
    return isMoneyKey(name) || (name !== key && hasCents && mayBeMoneyKey(name) && !isBeside(name));
  });
  // Programs send amounts as texts with two decimals, also "per_adult".
  const isExact = isText && texts.every((text) => EXACT_AMOUNT.test(text)) && (mayBeMoneyKey(key) || isForEach(key));
  if (!isMoney && !isExact && !(isOwn && mayBeMoneyKey(key))) return undefined;
  if (around.ownKey !== undefined) return { ...amount, currencyKey: around.ownKey };
  const currency = around.own ?? around.shared;
  if (currency !== undefined) return { ...amount, currency };
  // Without a currency only cents show that it is money.
  return amount.parts === 100 || hasCents || isText ? amount : undefined;
}

// What it costs for each: "per_person", "par_adulte".
function isForEach(key: string): boolean {
  return /^(?:per|par|pro|por) /.test(wordsOf(key).join(' '));
}

function isAmountText(text: string): boolean {
  return MONEY_TEXT.test(text) || WRITTEN_AMOUNT.test(text);
}

/** Whether amounts that are given as texts have separators already. */
export function writtenIn(texts: readonly string[]): { isWritten?: true } {
  return texts.some((text) => !MONEY_TEXT.test(text)) ? { isWritten: true } : {};
}

/** The most decimals that numbers have, up to four. */
export function decimalsOf(values: readonly number[]): number {
  const decimals = values.map((value) => String(value).split('.')[1]?.length ?? 0);
  return Math.min(DECIMALS_MAX, Math.max(0, ...decimals));
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

// "price_cents_per_kg": 88 is 0.88 for one. Parts of cents are written as they are, as prices of energy are: 31.4 ct/kWh.
function priceOfUnit(key: string, values: readonly number[], around: Surroundings): MoneyFormat | undefined {
  const currency = currencyOfKey(key) ?? around.own ?? around.shared;
  const per = pricedUnitOf(key);
  if (currency === undefined || per === undefined || !values.every((value) => Number.isInteger(value)))
    return undefined;
  return { as: 'money', parts: 100, isText: false, currency, per };
}

// "current" in "current": {"humidity": 0.68} says when, and not of what.
const BESIDE = wordList(
  'current|previous|last|min|max|minimum|maximum|from|to|goal|target|average|limit|aktuell|vorjahr|vormonat|vorwoche|actuel|precedent|an dernier',
  'actual|anterior|atual|attuale|precedente',
);

function isBeside(name: string): boolean {
  return isOneOf(BESIDE, wordsOf(name).join(' '));
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
  // A number under that key is no unit that an amount could be written with.
  if (rows.some((row) => typeof (row[first.key] ?? '') !== 'string')) return {};
  return named.length === rows.length && named.every(({ code }) => code === first.code)
    ? { own: first.code }
    : { ownKey: first.key };
}

function isNumber(value: Scalar): value is number {
  return typeof value === 'number';
}
