import { momentOf } from '#contract/views/dates.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { allFacts, type Fact, type Group, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { textLiteral } from '#builtin/view-query.ts';
import { placeOf } from '#builtin/written-value.ts';
import { columnsHolding } from './named-column.ts';
import type { Around, RecordTest } from './record-tests.ts';

/** When the data was gathered: its day, and the whole of it as a text. */
export type Moment = { day: string; value: string };

const DAYS_OF_DATA: ReadonlySet<string> = new Set(
  'today now as_of asof aujourdhui aujourd_hui date day datum tag heute stand aujourd fecha hoy data oggi hoje dia jour date_du_jour timestamp generated_at generatedat updated_at updatedat jetzt ahora adesso maintenant agora stichtag current_date currentdate date_jour fecha_actual'.split(
    ' ',
  ),
);
const IN_NAME_ONLY: ReadonlySet<string> = new Set(
  'date datum day tag fecha data dia jour updated_at updatedat'.split(' '),
);
const DAY_CHARS = 'YYYY-MM-DD'.length;

/**
 * The moment that the data itself is of: it may have been sent later, or for another day. The date of a record in it is none to go by
 * unless somebody asks.
 */
export function momentOfData(data: Group, isSure = false): Moment | undefined {
  const nameOf = ({ key }: Fact) => key.toLowerCase().replaceAll('-', '_');
  const value = allFacts(data).find(
    (one) =>
      (one.kind === 'date' || one.kind === 'dateTime') &&
      DAYS_OF_DATA.has(nameOf(one)) &&
      !(isSure && IN_NAME_ONLY.has(nameOf(one)) && !data.facts.includes(one)),
  )?.value;
  const moment = typeof value === 'string' ? value : momentOf(value);
  return moment === undefined ? undefined : { day: moment.slice(0, DAY_CHARS), value: moment };
}

const ZONE = /(?:[+-]\d{2}:?\d{2}|Z)$/;

/** An expression for the minutes since the moment in a column; undefined where that and the moment of the data do not compare. */
export function minutesSince(
  column: Column,
  { rows }: RecordSet,
  now: Moment['value'] | undefined,
): string | undefined {
  if (column.kind !== 'dateTime' || now === undefined) return undefined;
  const { value } = placeOf(column);
  const present = rows.flatMap((row) => row[column.key] ?? []);
  const hasZone = ZONE.test(now);
  const areAlike = present.every(
    (one) => typeof one === 'string' && one.length > DAY_CHARS && ZONE.test(one) === hasZone,
  );
  return areAlike && now.length > DAY_CHARS ? `minutes_between(${value}, ${textLiteral(now)})` : undefined;
}

const NOW: { [language in Language]: { now: string; before: string; after: string } } = {
  en: { now: 'Now', before: '', after: ' left' },
  de: { now: 'Jetzt', before: 'noch ', after: '' },
  fr: { now: 'En cours', before: 'reste ', after: '' },
  es: { now: 'Ahora', before: 'quedan ', after: '' },
  it: { now: 'Ora', before: 'mancano ', after: '' },
  pt: { now: 'Agora', before: 'faltam ', after: '' },
};

/** "What's on air": what has begun and is not over, with the time that it has left. */
export function nowTest(set: RecordSet, { now, language }: Around): RecordTest | undefined {
  const starts = columnsHolding(set, 'coming').filter(({ kind }) => kind === 'dateTime');
  for (const column of starts) {
    const since = minutesSince(column, set, now);
    const left = since === undefined ? undefined : secondsLeft(column, since, set, now);
    if (since === undefined || left === undefined) continue;
    const { now: label, before, after } = NOW[language];
    const remark = `concat(${textLiteral(`${label} · ${before}`)}, format_duration(${left}, 'clock'), ${textLiteral(after)})`;
    return { query: `(${since} >= \`0\` && ${left} > \`0\`)`, label, remark, column, isNotice: true };
  }
  return undefined;
}

const LENGTHS = wordList(
  'dur|duration|length|dauer|lange|laufzeit|duree|duracion|durata|duracao|seconds|secs|minutes|mins|min|sec',
);

function secondsLeft(
  start: Column,
  since: string,
  set: RecordSet,
  now: Moment['value'] | undefined,
): string | undefined {
  const end = set.columns.find((one) => one !== start && one.kind === 'dateTime' && plays(one.key, 'end'));
  const over = end === undefined ? undefined : minutesSince(end, set, now);
  if (over !== undefined) return `(\`0\` - ${over} * \`60\`)`;
  const length = set.columns.find(({ key, kind }) => kind === 'number' && says(LENGTHS, wordsOf(key).join(' ')));
  const unit = length && unitOf(length, start, set);
  return length === undefined || unit === undefined
    ? undefined
    : `(${placeOf(length).value} * \`${unit}\` - ${since} * \`60\`)`;
}

// The seconds in one unit: what a record takes ends where the next begins.
function unitOf({ key, format }: Column, start: Column, { rows }: RecordSet): number | undefined {
  if (format.as === 'duration') return format.seconds;
  const times = rows.map((row) => [secondsAt(row[start.key]), Number(row[key])] as const);
  const follows = (unit: number) =>
    times.slice(1).filter(([next], at) => {
      const [before, length] = times[at] ?? [];
      return before !== undefined && next !== undefined && next - before === (length ?? 0) * unit;
    }).length;
  return [1, 60].find((unit) => follows(unit) >= 2);
}

function secondsAt(value: unknown): number | undefined {
  const time = Date.parse(String(value)) / 1000;
  return Number.isFinite(time) ? time : undefined;
}
