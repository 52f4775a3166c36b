import { eventTimes } from '#builtin/parts/calendar/event-times.ts';
import { absencesOf } from '#builtin/understand/data/availability.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { Language } from '#builtin/understand/words/language.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { memberQuery, queryOf } from '#builtin/view-query.ts';
import { placeOf } from '#builtin/written-value.ts';
import { finishedQuery } from './finished.ts';
import { columnsHolding } from './named-column.ts';
import type { Around, RecordTest } from './record-tests.ts';

/** What somebody should do who is ill or on leave, or in what is out of order: "Teacher: ill". */
export function absenceTests(set: RecordSet, others: readonly RecordSet[], { language }: Around): RecordTest[] {
  const open = finishedQuery(set);
  return set.columns.flatMap((column): RecordTest[] => {
    const { refersTo, label } = column;
    const list = others.find(({ pointer, view }) => refersTo?.pointer === (view?.of ?? pointer));
    if (refersTo === undefined || list === undefined) return [];
    return absencesOf(list, language).map(({ label: absence, query }) => {
      const keys = `$.${queryOf(refersTo.pointer)}[?${query}].to_string(${memberQuery([refersTo.key])})`;
      const isAway = `contains(${keys} || \`[]\`, to_string(${placeOf(column).value}))`;
      const reason = language === 'de' ? absence : absence.toLowerCase();
      return {
        query: open === undefined ? isAway : `${isAway} && !(${open})`,
        label: `${label}: ${reason}`,
        column,
        isException: true,
      };
    });
  });
}

const OVERLAPS = wordList(
  'overlap*|clash*|conflict*|collision*|collid*|double book*|double booking*|uberschneid*|uberlapp*|kollision*|kollidier*|doppelt gebucht|doppelbuchung*',
  'chevauch*|conflit*|double reservation|solap*|superpon*|coincid*|conflicto*|sovrappo*|sovrappong*|accavall*|conflitt*|sobrepo*|sobrepon*|conflito*|choque*',
);
const OVERLAPPING: { readonly [language in Language]: string } = {
  en: 'Overlaps',
  de: 'Überschneidung',
  fr: 'Chevauchement',
  es: 'Se solapa',
  it: 'Si sovrappone',
  pt: 'Sobreposição',
};
const MAX_ROWS = 80;

/** Where the request asks for them, records that take place at the same time, in the same room or by the same person where they name those. */
export function overlapTest(set: RecordSet, { language, request = [] }: Around): RecordTest | undefined {
  const timed = set.rows.length <= MAX_ROWS && says(OVERLAPS, request.join(' ')) ? eventTimes(set) : undefined;
  const [start, end] = timed?.columns ?? [];
  if (timed === undefined || start === undefined || end === undefined) return undefined;
  const day = start.kind === 'dateTime' ? undefined : timed.columns.find(({ kind }) => kind === 'date');
  const shared = [day, columnsHolding(set, 'room', 'person').find(({ kind }) => kind !== 'dateTime')];
  const places = shared.flatMap((one) => (one === undefined ? [] : [placeOf(one).value]));
  const gone = finishedQuery(set);
  const [from, to] = [placeOf(start).value, endOf(start, end, timed.minutesIn)];
  const outer = [`$from = ${from}`, `$to = ${to}`, ...places.map((place, at) => `$same${at} = ${place}`)];
  const inner = [
    `${from} < $to`,
    `$from < ${to}`,
    ...places.map((place, at) => `${place} == $same${at}`),
    ...(gone === undefined ? [] : [`!(${gone})`]),
  ];
  const count = `length($.${queryOf(set.pointer)}[?${inner.join(' && ')}]) > \`1\``;
  const query = `${gone === undefined ? '' : `!(${gone}) && `}(let ${outer.join(', ')} in ${count})`;
  return { query, label: OVERLAPPING[language], column: start };
}

function endOf(start: Column, end: Column, minutesIn: number): string {
  const value = placeOf(end).value;
  if (end.kind === 'time' || end.kind === 'dateTime') return value;
  const from = placeOf(start).value;
  return `(${from} && ${value} && add_minutes(${from}, ${value} * \`${minutesIn}\`))`;
}
