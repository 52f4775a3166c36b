import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { queryOf } from '#builtin/view-query.ts';
import { placeOf } from '#builtin/written-value.ts';
import { conceptsIn } from './concepts.ts';
import { columnNamed, columnsHolding, meaningfulColumns } from './named-column.ts';
import type { Around, RecordTest } from './record-tests.ts';

const LOW: { [language in Language]: string } = {
  en: 'Below minimum',
  de: 'Unter Mindestmenge',
  fr: 'Sous le minimum',
  es: 'Bajo mínimo',
  it: 'Sotto il minimo',
  pt: 'Abaixo do mínimo',
};

/** "below the minimum", "over 100", "under 75 %": a number and what it is held against, another member or a figure of the request. */
export function limitTest(
  name: 'below' | 'above',
  words: readonly string[],
  from: number,
  set: RecordSet,
  around: Around,
): RecordTest | undefined {
  const after = words.slice(from);
  const sign = name === 'below' ? '<' : '>';
  const label = labelOf(words, from - 1, around);
  const at = after.slice(0, 2).findIndex((word) => figureIn(word, around) !== undefined);
  const stated = figureIn(after[at] ?? '', around);
  if (stated !== undefined) {
    const unit = stated < 1 ? '%' : after[at + 1];
    const named = [...words.slice(0, from - 1), ...after];
    const value = measured(named, unit, set, around);
    if (value === undefined) return undefined;
    const { query, column } = value;
    // Without a value nothing is too low.
    const figure = column === undefined ? shareOf(stated) : inItsScale(stated, column, set);
    const whole = { label, ...(column === undefined ? {} : { column }) };
    return { query: `${query} != \`null\` && ${query} ${sign} \`${figure}\``, ...whole };
  }
  const limits = columnsHolding(set, name === 'below' ? 'minimum' : 'maximum').filter(isNumeric);
  const limit = limits[0] ?? columnNamed(after, set, isNumeric);
  if (limit === undefined || (limits.length === 0 && conceptsIn(after).length === 0))
    return factLimitTest(sign, label, set, around);
  const column = measuredBeside(limit, set);
  if (column === undefined) return undefined;
  return { query: `${placeOf(column).value} ${sign} ${placeOf(limit).value}`, label, column };
}

/** The value of a record that its limit applies to: a count, an amount or a score, or else the number before a plain "min". */
export function measuredBeside(limit: Column, set: RecordSet): Column | undefined {
  const limits = columnsHolding(set, 'minimum', 'maximum');
  const isMoney = ({ format }: Column) => format.as === 'money';
  const figures = meaningfulColumns(set).filter(
    (one) => isNumeric(one) && one !== limit && !limits.includes(one) && isMoney(one) === isMoney(limit),
  );
  const counted = columnsHolding(set, 'count', 'amount', 'score').find((one) => figures.includes(one));
  const isPlain = wordsOf(limit.key).length === 1;
  const at = set.columns.findIndex(({ key }) => key === limit.key);
  return counted ?? (isPlain ? figures.findLast((one) => set.columns.indexOf(one) < at) : undefined);
}

/** The one limit in the data for all records: the threshold that is named like their member. */
function factLimitTest(sign: string, label: string, set: RecordSet, { facts = [] }: Around): RecordTest | undefined {
  for (const fact of facts) {
    const words = wordsOf(fact.key);
    const holds = conceptsIn(words);
    if (typeof fact.value !== 'number' || !(holds.includes('minimum') || holds.includes('maximum'))) continue;
    const column = meaningfulColumns(set).find(
      (one) => isNumeric(one) && wordsOf(one.key).some((own) => own.length >= WORD_MIN_CHARS && words.includes(own)),
    );
    if (column === undefined) continue;
    const { value } = placeOf(column);
    return { query: `${value} != \`null\` && ${value} ${sign} $.${queryOf(fact.pointer)}`, label, column };
  }
  return undefined;
}

const WORD_MIN_CHARS = 4;

/** A count that is less than the record's own minimum. */
export function belowTest(count: Column, least: Column, { language }: Around): RecordTest {
  const query = `${placeOf(count).value} < ${placeOf(least).value}`;
  return { query, label: LOW[language], column: count };
}

/** Whether a column holds numbers that can be too high or too low. */
export function isNumeric({ kind }: Column): boolean {
  return kind === 'number' || kind === 'percent';
}

/** Whether a column holds shares of a whole, by its format or by its values, which then are fractions. */
export function isShare(column: Column, set: RecordSet): boolean {
  return column.kind === 'percent' || areFractions(column, set);
}

function isFigure(word: string): boolean {
  return numberOf(word) !== undefined;
}

/** The number that a word is, with a comma or a point before its decimals; a thousand may be "1,000". */
export function numberOf(word: string): number | undefined {
  if (!/^\d{1,15}(?:[.,]\d{1,15})*$/.test(word)) return undefined;
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(word) ? word.replaceAll(/[.,]/g, '') : word.replace(',', '.');
  const number = Number(plain);
  return Number.isFinite(number) ? number : undefined;
}

const HALF = /^(?:half|halfte|moitie|mitad|metade)$/;

// "Under half", "sotto la metà", but "abaixo da meta" is below a target.
function figureIn(word: string, { language }: Around): number | undefined {
  return HALF.test(word) || (language === 'it' && word === 'meta') ? 0.5 : numberOf(word);
}

function shareOf(figure: number): number {
  return figure > 1 ? figure / 100 : figure;
}

// What is compared with a figure: a member, or the share of a count in the capacity of the record or the data.
function measured(
  words: readonly string[],
  unit: string | undefined,
  set: RecordSet,
  { facts = [] }: Around,
): { query: string; column?: Column } | undefined {
  const column = columnMeasured(words, unit, set);
  if (unit !== '%' || (column !== undefined && isShare(column, set)))
    return column && { query: placeOf(column).value, column };
  const wholes = columnsHolding(set, 'maximum').filter(isNumeric);
  const part = columnNamed(words, set, (one) => isNumeric(one) && !wholes.includes(one));
  const [whole] = wholes;
  const fact = facts.find(
    ({ key, value }) => typeof value === 'number' && conceptsIn(wordsOf(key)).includes('maximum'),
  );
  if (part === undefined || (whole === undefined && fact === undefined)) return undefined;
  const all = whole === undefined ? `$.${queryOf(fact?.pointer ?? '')}` : placeOf(whole).value;
  return { query: `(${placeOf(part).value} / ${all})` };
}

// The member that the words name, or the only one in the unit that stands behind the figure.
function columnMeasured(words: readonly string[], unit: string | undefined, set: RecordSet): Column | undefined {
  const isInUnit = (column: Column) => (unit === '%' ? isShare(column, set) : hasUnit(column, unit));
  const named = columnNamed(words, set, (one) => isNumeric(one) && (unit !== '%' || isShare(one, set)));
  return named ?? meaningfulColumns(set).find((one) => isNumeric(one) && isInUnit(one)) ?? onlyFigure(set);
}

function hasUnit({ format }: Column, unit: string | undefined): boolean {
  return format.as === 'number' && format.unit !== undefined && foldText(format.unit) === unit;
}

// 75 % is 0.75 among fractions, 20 € are 2000 among cents.
function inItsScale(figure: number, column: Column, set: RecordSet): number {
  if (column.format.as === 'money') return figure * column.format.parts;
  const isFraction = column.format.as === 'percent' ? column.format.isFraction : areFractions(column, set);
  return isFraction && figure > 1 ? figure / 100 : figure;
}

function areFractions({ key }: Column, { rows }: RecordSet): boolean {
  const values = rows.map((row) => row[key]).filter((value) => typeof value === 'number');
  return values.some((value) => value % 1 !== 0) && values.every((value) => value >= 0 && value <= 1);
}

function onlyFigure(set: RecordSet): Column | undefined {
  const figures = meaningfulColumns(set).filter(({ kind }) => kind === 'number');
  return figures.length === 1 ? figures[0] : undefined;
}

const LABEL_WORDS = 3;

/** The words of the request themselves: "Below minimum", "Under 75 %". */
export function labelOf(
  words: readonly string[],
  from: number,
  { written = (given) => given.join(' ') }: Around,
): string {
  const shown = words.slice(from, from + LABEL_WORDS);
  const last = shown.findIndex(isFigure);
  const end = last === -1 ? shown.length : last + (words[from + last + 1] === '%' ? 2 : 1);
  return capitalized(written(words.slice(from, from + end)));
}
