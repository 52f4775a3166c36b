import { currencyCode, currencyOfKey, isMinorKey, isMoneyKey, saysMinor } from '#builtin/understand/values/currency.ts';
import { allFacts, allRecords, type Fact, type Group } from '#builtin/understand/data/data-shape.ts';
import { isPercentKey } from '#builtin/understand/data/label.ts';
import { lengthIn, lengthOf } from '#builtin/understand/values/key-units.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Field } from './field.ts';

/** What a number counts: the name without the word for its unit, and how much one of it is in whole units, seconds or wholes. */
type Measure = { of: 'money' | 'time' | 'share'; name: string; size: number };

/**
 * What a value of the data has to be multiplied by to be the answer of a field of the same name that counts in another unit:
 * "limit_minor" for a limit in pounds, minutes for hours, "12.50" for a number. Undefined for other values.
 */
export function factorFor(fact: Fact, field: Field): number | undefined {
  const given = measureOfFact(fact);
  if (given === undefined || Number.isNaN(Number(fact.value))) return undefined;
  const asked = measureOfField(field, given.of);
  if (asked === undefined || asked.name !== given.name) return undefined;
  return given.size / asked.size;
}

/** The number that a value of the data is for a field; rounded, because 0.1 times three is not 0.3. */
export function converted(value: Fact['value'], factor: number): number {
  return Math.round(Number(value) * factor * PRECISION) / PRECISION;
}

const PRECISION = 1e6;

function measureOfFact({ key, format }: Fact): Measure | undefined {
  const words = wordsOf(key);
  if (format.as === 'money') {
    if (format.isWritten === true) return undefined;
    return { of: 'money', name: (isMinorKey(key) ? words.slice(0, -1) : words).join(''), size: 1 / format.parts };
  }
  if (format.as === 'duration')
    return { of: 'time', name: withoutUnit(words, lengthOf(words.join(' '))), size: format.seconds };
  if (format.as === 'percent')
    return {
      of: 'share',
      name: (isPercentKey(key) ? words.slice(0, -1) : words).join(''),
      size: format.isFraction ? 1 : PERCENT,
    };
  return undefined;
}

const PERCENT = 0.01;

function measureOfField({ name: key, max, help = '' }: Field, of: Measure['of']): Measure | undefined {
  const words = wordsOf(key);
  if (of === 'money') {
    const isMinor = isMinorKey(key);
    return {
      of,
      name: (isMinor ? words.slice(0, -1) : words).join(''),
      size: isMinor || saysMinor(help) ? PERCENT : 1,
    };
  }
  if (of === 'time') {
    const own = lengthOf(words.join(' '));
    const size = own ?? lengthIn(help);
    return size === undefined ? undefined : { of, name: withoutUnit(words, own), size };
  }
  const isPercent = isPercentKey(key);
  const size = isPercent || (max !== undefined && max > 1) ? PERCENT : 1;
  return { of, name: (isPercent ? words.slice(0, -1) : words).join(''), size };
}

function withoutUnit(words: readonly string[], length: number | undefined): string {
  return (length === undefined ? words : words.slice(0, -1)).join('');
}

// A phrase that only names the currency or unit is replaced by its sign: "in pounds".
const ONLY_UNIT = /^(?:in|en|em) \p{L}+\.?$/iu;

/** A field for an amount of money with the currency of the value that it begins with, or the one that the data has. */
export function withCurrency(field: Field, data: Group, fact?: Fact): Field {
  const { kind, name, help = '', suffix, choices, whole } = field;
  if (!NUMBERS.has(kind) || suffix !== undefined || choices !== undefined || isMinorKey(name) || saysMinor(help))
    return field;
  const own = fact?.format.as === 'money' ? fact.format.currency : undefined;
  const isUnit = ONLY_UNIT.test(help);
  const named = isUnit ? currencyCode(help.replace(/^\S+ /u, '')) : undefined;
  const isMoney = kind === 'money' || named !== undefined || (isMoneyKey(name) && whole !== true);
  const currency = own ?? currencyOfKey(name) ?? (isMoney ? onlyCurrencyOf(data) : undefined);
  if (currency === undefined) return field;
  const { help: _, ...rest } = field;
  return { ...(isUnit ? rest : field), currency };
}

const NUMBERS: ReadonlySet<Field['kind']> = new Set(['number', 'money']);

const currencies = new WeakMap<Group, string | undefined>();

function onlyCurrencyOf(data: Group): string | undefined {
  if (currencies.has(data)) return currencies.get(data);
  const formats = [...allFacts(data), ...allRecords(data).flatMap(({ columns }) => columns)].map(
    ({ format }) => format,
  );
  const codes = new Set(formats.flatMap((format) => (format.as === 'money' ? (format.currency ?? []) : [])));
  const [only] = codes.size === 1 ? codes : [];
  currencies.set(data, only);
  return only;
}
