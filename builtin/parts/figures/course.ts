import type { Json } from '#contract/json/json.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { symbolFor, UNITS } from '#builtin/understand/values/units.ts';
import { measures } from '#builtin/understand/values/value-kind.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { memberQuery } from '#builtin/view-query.ts';

const MOMENT_NAMES = wordList('label|day|weekday|tag|wochentag|jour|dia|giorno|mes|mese|monat|mois');
// Three days may be single events; three months are a quarter.
const FEWEST_MOMENTS = 4;
const FEWEST_MONTHS = 3;
const MAX_GAP_RATIO = 3;

/** The moments of records that are measurements over time, and nothing else; undefined for other records. */
export function courseColumn(set: RecordSet): Column | undefined {
  const moments = momentColumn(set);
  const fewest = moments?.kind === 'month' ? FEWEST_MONTHS : FEWEST_MOMENTS;
  if (moments === undefined || set.rows.length < fewest || !isSeries(set, moments)) return undefined;
  const others = set.columns.filter((one) => one !== moments && one.hidden === undefined);
  return others.every((one) => one.kind === 'boolean' || isMeasured(one) || namesMoment(one)) ? moments : undefined;
}

/** The first column of dates or months, else of times of day. */
export function momentColumn({ columns }: Pick<RecordSet, 'columns'>): Column | undefined {
  return (
    columns.find(({ kind }) => kind === 'month' || kind === 'date' || kind === 'dateTime') ??
    columns.find(({ kind }) => kind === 'time')
  );
}

/** True for a column of measurements. */
export function isMeasured({ key, kind, path }: Column): boolean {
  return path === undefined && (kind === 'number' || kind === 'percent') && measures(key);
}

// "Mon" beside the date.
function namesMoment({ key, kind }: Column): boolean {
  return kind === 'text' && says(MOMENT_NAMES, wordsOf(key).join(' '));
}

// Moments at about equal distances are a course; single events, such as absences, are not.
function isSeries({ rows, key: name }: RecordSet, { key, kind }: Column): boolean {
  const texts = rows.map((row) => textOf(row[key]));
  if (new Set(texts).size < texts.length) return false;
  // Months may be given by their names alone.
  if (texts.every((text) => !/^\d/.test(text))) return !texts.includes('');
  const days = texts.map((text) => Date.parse(kind === 'time' ? `1970-01-01T${text.padStart(5, '0')}` : text));
  const gaps = days.slice(1).map((day, at) => day - (days[at] ?? day));
  const isOrdered = gaps.every((gap) => gap > 0) || gaps.every((gap) => gap < 0);
  // Readings by hand are not taken by the clock.
  if (says(READINGS, wordsOf(name).join(' '))) return isOrdered;
  const sizes = gaps.map(Math.abs);
  return isOrdered && Math.max(...sizes) <= MAX_GAP_RATIO * Math.min(...sizes);
}

/** True for records that begin with the latest, as lists often do: a chart runs from left to right. */
export function isNewestFirst({ rows }: RecordSet, { key, kind }: Column): boolean {
  const [first, last] = [rows[0]?.[key], rows.at(-1)?.[key]];
  const isDated = kind !== 'text' && typeof first === 'string' && /^\d{4}-/.test(first);
  return isDated && typeof last === 'string' && first > last;
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

const READINGS = wordList(
  'readings|measurements|samples|log|logs|curve|messwerte|messungen|verlauf|mesures|releves|courbe|lecturas|mediciones|medidas|letture|misure',
  'rilevazioni|misurazioni|leituras|medicoes|history|historique|historial|storico|telemetry|sensor*',
);
const MONTH = /^\d{4}-\d{2}$/;
const DAY_CHARS = 'YYYY-MM-DD'.length;

/** An expression for the moment of a record under an axis: no more of it than distinguishes it from the others. Undefined for other texts. */
export function momentLabel({ rows }: RecordSet, { key, kind, path = [key] }: Column): string | undefined {
  const texts = rows.map((row) => textOf(row[key])).filter((text) => text !== '');
  const name = memberQuery(path);
  if (texts.length === rows.length && texts.every((text) => MONTH.test(text))) return `format_date(${name}, 'month')`;
  if ((kind !== 'date' && kind !== 'dateTime') || texts.length === 0) return undefined;
  const days = new Set(texts.map((text) => text.slice(0, DAY_CHARS)));
  const years = new Set(texts.map((text) => text.slice(0, 4)));
  const day = `format_date(${name}, '${years.size > 1 ? 'medium' : 'day'}')`;
  const clock = `format_date(${name}, 'time')`;
  const hasClock = kind === 'dateTime' && texts.some((text) => /T(?!00:00)/.test(text));
  const written = !hasClock ? day : days.size === 1 ? clock : `join(', ', [${day}, ${clock}])`;
  return `(${name} && ${written}) || '—'`;
}

/** A column that has only a unit as its name, as in `{at, kwh}`: it measures what its list is called. */
export function namedByUnit({ prompt }: { prompt: string }, set: RecordSet, column: Column): Column {
  const { format, key } = column;
  if (format.as !== 'number' || format.unit !== undefined || set.label === '') return column;
  const word = wordsOf(key).join(' ');
  const isDegrees = word === 'c' && /\btemp/.test(foldText(`${prompt} ${set.key}`));
  const unit = isDegrees ? '°C' : word.length > 1 ? symbolFor(UNITS, word) : undefined;
  return unit === undefined ? column : { ...column, label: set.label, format: { ...format, unit } };
}
