import type { Copy } from './copy/copy.ts';
import type { Column } from './understand/data/column.ts';
import type { Fact } from './understand/data/data-shape.ts';
import type { ListColumn } from './understand/data/list-columns.ts';
import { hasWholeName, type Reference } from './understand/data/references.ts';
import { currencySign } from './understand/values/currency.ts';
import { ONE_OF, symbolFor } from './understand/values/units.ts';
import { isoSeconds } from './understand/data/program-texts.ts';
import { type ValueFormat } from './understand/values/value-format.ts';
import { formatDuration } from '#contract/views/format.ts';
import { valueOfEnglish } from '#builtin/understand/words/english-terms.ts';
import { humanize } from './understand/words/humanize.ts';
import type { Language } from './understand/words/language.ts';
import { wordsOf } from './understand/words/fold-text.ts';
import { endsIn, wordList } from './understand/words/word-list.ts';
import { spelled } from './understand/words/spelling.ts';
import { formatPointer, parsePointer } from '#contract/json/json-pointer.ts';
import { memberQuery, queryOf, textLiteral } from './view-query.ts';

/** The language that values are written in, and its words. */
export type Words = { copy: Copy; language: Language };

/** What must be known about a value to write it. */
type Written = { format: ValueFormat; refersTo?: Reference };

/**
 * An expression for a fact as people write it: amounts with their currency, numbers with separators and unit, keys as words,
 * names instead of ids. Undefined when the value can be shown as it is.
 */
export function writtenFact(fact: Fact, words: Words): string | undefined {
  if (isAppointment(fact)) return `join(', ', [${weekdayQuery(fact)}, ${factQuery(fact, words)}])`;
  return isShownAsIs(fact) || isPlainCount(fact) ? undefined : factQuery(fact, words);
}

/** An expression for any fact as people write it, for use inside a longer text. */
export function factQuery(fact: Fact, words: Words): string {
  const beside = (key: string) => queryOf(formatPointer([...parsePointer(fact.pointer).slice(0, -1), key]));
  return writtenValue(queryOf(fact.pointer), fact, beside, words);
}

/** An expression for a value of a record as people write it, or a dash when there is none; `@` is the record. */
export function writtenCell(column: Column, words: Words, nothing: string = words.copy.noValue): string {
  const { value, beside } = placeOf(column);
  const written = writtenValue(value, column, beside, words);
  return column.format.as === 'boolean' ? written : `(${value} && ${written}) || ${textLiteral(nothing)}`;
}

/** An expression for a list inside a record as one text; `@` is the record. */
export function writtenList(list: ListColumn, words: Words): string {
  const entry = list.nameKey === undefined ? '@' : memberQuery([list.nameKey]);
  const bare = writtenValue(entry, list, (key) => memberQuery([key]), words);
  const details = list.detailKey === undefined ? undefined : memberQuery([list.detailKey]);
  const inBrackets = `concat(${bare}, ' (', join(', ', ${details}), ')')`;
  const name = details === undefined ? bare : `((${details} && ${inBrackets}) || ${bare})`;
  const count = list.countKey === undefined ? undefined : memberQuery([list.countKey]);
  const written = count === undefined ? name : `(${count} && concat(to_string(${count}), ' × ', ${name})) || ${name}`;
  return `join(', ', map(&(${written}), ${memberQuery([list.key])}[?@ != \`null\`]))`;
}

/** Expressions for a column's value, and for the members next to it in the record. */
export function placeOf({ key, path = [key] }: Column): { value: string; beside: (key: string) => string } {
  return { value: memberQuery(path), beside: (other) => memberQuery([...path.slice(0, -1), other]) };
}

const BEGINS = wordList(
  'start|starts|begin|begins|when|departure|departs|appointment|beginn|beginnt|start|abfahrt|termin|debut|commence|depart|rendez vous|inicio|empieza',
  'salida|cita|inizio|inizia|partenza|appuntamento|comeca|partida|consulta|start/starts/begins at',
);

// People remember an appointment by the weekday.
function isAppointment({ key, format }: Fact): boolean {
  return format.as === 'dateTime' && format.isEpoch !== true && endsIn(BEGINS, wordsOf(key).join(' '));
}

function weekdayQuery({ pointer }: Fact): string {
  return `format_date(${queryOf(pointer)}, 'weekday')`;
}

const READABLE = /^\p{Ll}+$/u;
const COUNT_MAX = 999;

// A small number without unit needs no separators.
function isPlainCount({ format, value, refersTo }: Fact): boolean {
  return (
    refersTo === undefined &&
    format.as === 'number' &&
    format.unit === undefined &&
    Number.isInteger(value) &&
    Math.abs(Number(value)) <= COUNT_MAX
  );
}

/** True for values that the renderer writes itself: texts, dates, and moments unless they are in the local time of a place. */
export function isShownAsIs({ format, refersTo }: Written): boolean {
  if (refersTo !== undefined) return false;
  if (format.as === 'words') return format.texts.every((text) => READABLE.test(text));
  return (
    format.as === 'text' ||
    format.as === 'date' ||
    (format.as === 'dateTime' && !format.isLocal && format.isOfDay !== true)
  );
}

/** An expression for a value that is there; numbers, dates and durations are written in the language of the page. */
function writtenValue(value: string, written: Written, beside: (key: string) => string, words: Words): string {
  const { copy, language } = words;
  const { format, refersTo } = written;
  if (refersTo !== undefined) return nameQuery(value, refersTo);
  switch (format.as) {
    case 'boolean':
      return `(${value} && ${textLiteral(copy.yes)}) || ${textLiteral(copy.no)}`;
    case 'words':
      return wordsQuery(value, format.texts, language);
    case 'date':
      return `format_date(${value}, 'medium')`;
    case 'month':
      return `format_date(${value}, 'month')`;
    case 'dateTime':
      // Seconds since 1970 name no time zone.
      if (format.isEpoch === true) return `concat(format_date(${value}, 'datetime'), ' UTC')`;
      if (format.isOfDay === true) return `format_date(${value}, 'time')`;
      return format.hasDays === true
        ? `format_date(${value}, (length(${value}) > \`10\` && 'datetime') || 'medium')`
        : `format_date(${value}, 'datetime')`;
    case 'money':
      return moneyQuery(value, format, beside);
    case 'percent':
      return `format_number(${format.isFraction ? `round(${value} * \`100\`, \`1\`)` : value}, '%')`;
    case 'number':
      if (format.unitKey !== undefined) return quantityQuery(value, format.decimals, beside(format.unitKey));
      return measureQuery(value, format.unit ?? '', format.decimals);
    case 'bytes':
      return bytesQuery(value);
    case 'duration':
      return `format_duration(${format.seconds === 1 ? value : `${value} * \`${format.seconds}\``}, 'short')`;
    default:
      return `to_string(${value})`;
  }
}

// "1 month", "3 months".
function measureQuery(value: string, unit: string, decimals: number): string {
  const number = `format_number(${value}, ${textLiteral(unit)}, \`${decimals}\`)`;
  const one = symbolFor(ONE_OF, unit);
  return one === undefined ? number : `(${value} == \`1\` && ${textLiteral(`1 ${one}`)}) || ${number}`;
}

/** An expression for a number with the unit that its record tells; 400 g beside 1.5 kg has no decimals. */
export function quantityQuery(value: string, decimals: number, unit: string): string {
  const number = decimals > FREE_DECIMALS ? `format_number(${value}, '', \`${decimals}\`)` : `format_number(${value})`;
  return `(${unit} && join(' ', [${number}, ${unit}])) || ${number}`;
}

// Numbers are written with up to as many unless it is said how many.
const FREE_DECIMALS = 3;

function bytesQuery(value: string): string {
  const inMegabytes = `concat(format_number(${value} / \`1000000\`, '', \`1\`), ' MB')`;
  return `(${value} >= \`1000000\` && ${inMegabytes}) || concat(format_number(${value} / \`1000\`, '', \`0\`), ' KB')`;
}

/** An expression for the name of the record that an id stands for; the id itself where there is none. */
export function nameQuery(value: string, reference: Reference): string {
  return `lookup(to_string(${value}), ${namesTable(reference)}, to_string(${value}))`;
}

/** An expression over the records of a list that makes the tables of the names in it once, and not for each record. */
export function namesOnce(query: string, columns: readonly { refersTo?: Reference }[]): string {
  const tables = new Set(columns.flatMap(({ refersTo }) => (refersTo === undefined ? [] : [namesTable(refersTo)])));
  return [...tables].reduce((whole, table, at) => {
    const variable = `$names${at}`;
    return whole.includes(table) ? `let ${variable} = ${table} in ${whole.replaceAll(table, () => variable)}` : whole;
  }, query);
}

function namesTable(reference: Reference): string {
  const { pointer, rows, key, namePaths } = reference;
  const names = namePaths.map((path) => memberQuery(path));
  const [only = ''] = names;
  const own = `to_string(${memberQuery([key])})`;
  const entry = (name: string) => `from_items($.${queryOf(pointer)}[*].[${own}, ${name}])`;
  if (rows.every((_, at) => hasWholeName(reference, at)))
    return entry(names.length === 1 ? only : `join(' ', [${names.join(', ')}])`);
  // A record without a name is called by its key.
  const parts = names.map((name) => `${name} || ''`);
  return entry(`${names.length === 1 ? only : `trim(join(' ', [${parts.join(', ')}]))`} || ${own}`);
}

/** An expression for a key of a program as words: "in_progress" gives "In progress". */
export function wordsQuery(value: string, texts: readonly string[], language: Language): string {
  const words = texts.map((text) => `${JSON.stringify(text)}: ${textLiteral(wordsOfKey(text, language))}`);
  return `lookup(${value}, {${words.join(', ')}}, ${value})`;
}

/** A key of a program as words. */
export function wordsOfKey(text: string, language: Language): string {
  const seconds = isoSeconds(text);
  if (seconds !== undefined) return formatDuration(seconds, 'short', language);
  // "GF" and "TV" are abbreviations.
  if (/^[^\p{Ll}\d_AEIOUYÄÖÜ]{1,3}$/u.test(text)) return text;
  const words = humanize(text === text.toUpperCase() ? text.toLowerCase() : text);
  return valueOfEnglish(words, language) ?? spelled(words, language);
}

/** An expression for an amount with its currency, and the period that it is for. */
export function moneyQuery(
  value: string,
  format: ValueFormat & { as: 'money' },
  beside: (key: string) => string,
): string {
  if (format.isWritten === true) return writtenAmount(value, format, beside);
  const number = format.isText ? `to_number(${value})` : value;
  const amount = amountQuery(number, format.parts);
  const per = format.perKey === undefined ? undefined : beside(format.perKey);
  const currency =
    format.currencyKey !== undefined
      ? beside(format.currencyKey)
      : format.currency === undefined
        ? undefined
        : textLiteral(format.currency);
  const precise = format.decimals === undefined ? '' : `, \`${format.decimals}\``;
  const whole =
    currency === undefined
      ? `format_number(${amount}, '', \`${format.decimals ?? 2}\`)`
      : `format_number(${amount}, ${currency}${precise})`;
  const text = format.per === undefined ? whole : `concat(${whole}, ${textLiteral(`/${format.per}`)})`;
  return per === undefined ? text : `(${per} && concat(${text}, ' / ', ${per})) || ${text}`;
}

// "1.284,37" keeps its separators.
function writtenAmount(value: string, format: ValueFormat & { as: 'money' }, beside: (key: string) => string): string {
  if (format.currencyKey !== undefined) return `concat(${value}, ' ', ${beside(format.currencyKey)})`;
  return format.currency === undefined
    ? value
    : `concat(${value}, ${textLiteral(` ${currencySign(format.currency).trim()}`)})`;
}

/** An expression for an amount in whole units of its currency. */
export function amountQuery(number: string, parts: 1 | 100): string {
  return parts === 1 ? number : `${number} / \`${parts}\``;
}
