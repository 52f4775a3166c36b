import { endsIn, says, wordList } from '#builtin/understand/words/word-list.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isCurrencyKey } from './currency.ts';
import { lengthOf, unitOfKey } from './key-units.ts';
import { decimalsOf, moneyFormat, type MoneyFormat } from './money-format.ts';
import { areProgramTexts } from '#builtin/understand/data/program-texts.ts';
import { areFractions, areShares, isFactor, isNamedAmount, saysShare } from './share.ts';
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
  /** "2026-03" */
  | { as: 'month' }
  /**
   * A moment; a local one has the clock time of its own place, which is kept. Of some only the day may be known, and some are
   * seconds or milliseconds since 1970. `isOfDay` is set where the data names the day that all of them are on.
   */
  | { as: 'dateTime'; isLocal: boolean; hasDays?: true; isEpoch?: true; isOfDay?: true }
  | MoneyFormat
  /** A share, from 0 to 1 or from 0 to 100. */
  | { as: 'percent'; isFraction: boolean }
  /** `unitKey` is the key of the unit in the same record. */
  | { as: 'number'; unit?: string; unitKey?: string; decimals: number }
  /** A length of time; `seconds` of one unit. */
  | { as: 'duration'; seconds: number }
  /** The size of a file. */
  | { as: 'bytes' };

/** What is known around the values of one key. */
export type Surroundings = {
  /** The currency that the objects with the key name themselves; undefined without any, or with different ones. */
  own?: string | undefined;
  /** The key of a currency that differs between the objects. */
  ownKey?: string | undefined;
  /** The currency that is named further out. */
  shared?: string | undefined;
  /** True where other keys of the same records are amounts in cents by name: then one that is not so named is no amount. */
  hasMinor?: boolean;
  /** The key of the object that holds the key: "revenue" of `revenue.current`. */
  parent?: string;
};

const BYTES = wordList('bytes|octets|octetos');
const TAX = wordList('tax|vat|mwst|tva|iva|gst|interest|zins|interes|interet|steuer');
const RATE = wordList('rate|ratio|share|quote|anteil|satz|steuersatz|zinssatz|taux|tasso|percentual');
const COUNTED = wordList('count|counts|number|samples|n|anzahl|nombre|cantidad|numero|quantidade');
const OFFSET = /[+-]\d{2}:?\d{2}$/;
const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
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
  if (kind === 'month' && values.every((value) => MONTH.test(String(value)))) return { as: 'month' };
  if (kind === 'dateTime') {
    if (values.some(isNumber)) return { as: 'dateTime', isLocal: true, isEpoch: true };
    const isLocal = values.some((value) => OFFSET.test(String(value)) || MOMENT_WITH_SPACE.test(String(value)));
    const hasDays = values.some((value) => DAY.test(String(value)));
    return { as: 'dateTime', isLocal: isLocal || hasDays, ...(hasDays ? { hasDays } : {}) };
  }
  const numbers = kind === 'number' ? values.filter(isNumber) : [];
  if (numbers.length > 0 && areShares(key, numbers, around.parent)) return { as: 'percent', isFraction: true };
  // A length of time is no amount, even in the object of a price.
  const isLength = lengthOf(wordsOf(key).join(' ')) !== undefined;
  const money = isLength || isRate(key, numbers) ? undefined : moneyFormat(key, kind, values, around);
  if (money !== undefined) return money;
  if (kind === 'number' || kind === 'percent') return numberFormat(key, kind, values.filter(isNumber), around.parent);
  if (kind === 'text' && !isCurrencyKey(key)) {
    const texts = [...new Set(values.map(String))];
    if (areProgramTexts(key, texts)) return { as: 'words', texts };
  }
  return { as: 'text' };
}

function numberFormat(key: string, kind: ValueKind, values: readonly number[], parent = ''): ValueFormat {
  const words = wordsOf(key).join(' ');
  if (kind === 'percent') return { as: 'percent', isFraction: values.length > 0 && areFractions(values) };
  const isTax = says(TAX, `${words} ${wordsOf(parent).join(' ')}`);
  if (isTax && (saysShare(key) || saysShare(parent)) && areHundredths(values))
    return { as: 'percent', isFraction: false };
  if (endsIn(BYTES, words)) return { as: 'bytes' };
  const seconds = lengthOf(words);
  if (seconds !== undefined) return { as: 'duration', seconds };
  const own = unitOfKey(key);
  if (!measures(key) && own === undefined) return { as: 'text' };
  // "dimensions_mm": {"h": 2015}
  const unit = own ?? (says(COUNTED, words) ? undefined : unitOfKey(parent));
  return { as: 'number', ...(unit === undefined ? {} : { unit }), decimals: decimalsOf(values) };
}

// A factor is no amount, and a rate up to 100 is a percentage or a bare number, unless it is what one of something costs.
function isRate(key: string, values: readonly number[]): boolean {
  if (values.length === 0 || isNamedAmount(key)) return false;
  return isFactor(key) || (says(RATE, wordsOf(key).join(' ')) && areHundredths(values));
}

function areHundredths(values: readonly number[]): boolean {
  return values.every((value) => Math.abs(value) <= 100);
}

function isNumber(value: Scalar): value is number {
  return typeof value === 'number';
}
