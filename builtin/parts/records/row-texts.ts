import type { Json } from '#contract/json/json.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { ListColumn } from '#builtin/understand/data/list-columns.ts';
import { nameOf, referredRow } from '#builtin/understand/data/references.ts';
import { rangesIn, type Telling } from '#builtin/understand/data/telling.ts';
import type { View } from '#builtin/part.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import type { Comparison } from '#builtin/parts/actions/record-controls.ts';
import { isPlainName } from '#builtin/understand/data/column.ts';
import { markersOf, type Marker } from '#builtin/understand/data/markers.ts';
import { personName } from '#builtin/understand/data/person-name.ts';
import { keyColumn } from '#builtin/understand/data/record-key.ts';
import { capitalized } from '#builtin/understand/words/identifier.ts';
import { isNothing } from '#builtin/understand/words/state-words.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { memberQuery, queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { namesOnce, placeOf, wordsQuery, writtenCell, writtenList } from '#builtin/written-value.ts';
import { plainKeys } from './cell.ts';
import { isLevelOnly, ratiosIn, type RowMembers } from './row-members.ts';
import { isBrief, plainText } from './row-title.ts';

/** Members that the view adds to each record: what its row shows. */
export const ROW = {
  title: '_title',
  /** What names a record where its title alone does not tell it apart. */
  name: '_name',
  line: '_details',
  amount: '_amount',
  /** True for all records but the first. */
  isNext: '_next',
  status: (at: number) => `_status${at === 0 ? '' : at}`,
  tone: (at: number) => `_tone${at === 0 ? '' : at}`,
  flag: (at: number) => `_flag${at}`,
  alert: (at: number) => `_alert${at === 0 ? '' : at}`,
  fact: (at: number) => `_fact${at}`,
  list: (at: number) => `_list${at}`,
  note: (at: number) => `_note${at === 0 ? '' : at}`,
  address: (at: number) => `_address${at}`,
  comparison: (at: number) => `_is${at}`,
  /** What a value beside the list says of one record: "Next". */
  mark: (at: number) => `_mark${at}`,
};

const QUERY_MAX_CHARS = 1_850;
const NO_TONE = 'neutral';

/**
 * The views that write the records of a list for their rows, in the order in which they are computed, and the state path of the
 * last: as many as the longest expression requires.
 */
export function rowViews(
  u: Understanding,
  set: RecordSet,
  members: RowMembers,
  compared: readonly Comparison[],
  isNamedWhole = false,
): { statePath: string; views: { [pointer: string]: View } } {
  const views: { [pointer: string]: View } = {};
  let source = queryOf(set.pointer);
  let statePath = viewPath(u, set.pointer, 'rows');
  const names = [...set.columns, ...set.lists];
  const marks = markersOf(u.data, set);
  const added = [
    ...membersOf(u, set, members, isNamedWhole),
    ...marks.map((one, at) => `${ROW.mark(at)}: ${markQuery(one)}`),
    ...missingMembers(set),
    ...compared.map((one, at) => `${ROW.comparison(at)}: ${comparisonQuery(one)}`),
  ];
  for (let at = 0; added.length > 0; at += 1) {
    statePath = viewPath(u, set.pointer, at === 0 ? 'rows' : `rows ${at + 1}`);
    const written: string[] = [];
    const query = (some: readonly string[]) => namesOnce(`map(&merge(@, {${some.join(', ')}}), ${source})`, names);
    while (added[0] !== undefined && (written.length === 0 || query([...written, added[0]]).length <= QUERY_MAX_CHARS))
      written.push(...added.splice(0, 1));
    views[statePath] = { query: query(written), of: set.pointer, and: marks.map(({ fact }) => fact.pointer) };
    source = queryOf(statePath);
  }
  return { statePath, views };
}

// In a section of the list, no record may have what others have: it is nothing there.
function missingMembers({ rows, groups }: RecordSet): string[] {
  if (groups === undefined) return [];
  const keys = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...keys]
    .filter((key) => isPlainName(key) && rows.some((row) => row[key] === undefined))
    .map((key) => `${JSON.stringify(key)}: ${memberQuery([key])}`);
}

function markQuery({ label, fact, key }: Marker): string {
  return `(${memberQuery([key])} == $.${queryOf(fact.pointer)} && ${textLiteral(label)}) || ''`;
}

function membersOf(u: Understanding, set: RecordSet, members: RowMembers, isNamedWhole: boolean): string[] {
  const { title, states, flags, alerts, line, facts, lists, notes, addresses, amount } = members;
  const cellOf = (column: Column, nothing?: string) => writtenCell(column, u, nothing);
  const told = line.map((one) => tellingQuery(u, set, one));
  return [
    `${ROW.title}: ${titleQuery(u, set, title)}`,
    ...(!isNamedWhole
      ? []
      : [`${ROW.name}: join(' · ', [${[titleQuery(u, set, title), ...told].join(', ')}][?@ != ''])`]),
    `${ROW.isNext}: @ != ${queryOf(`${set.pointer}/0`)}`,
    ...states.flatMap((one, at) => [
      `${ROW.status(at)}: ${isLevelOnly(one) ? namedQuery(u, one) : cellOf(one, '')}`,
      `${ROW.tone(at)}: ${toneQuery(set, one)}`,
    ]),
    ...flags.flatMap((one, at) => (plainKeys(set).includes(one.key) ? [] : [`${ROW.flag(at)}: ${placeOf(one).value}`])),
    ...alerts.map((one, at) => `${ROW.alert(at)}: ${alertQuery(u, set, one)}`),
    ...(told.length === 0 ? [] : [`${ROW.line}: join(' · ', [${told.join(', ')}][?@ != ''])`]),
    ...(amount === undefined ? [] : [`${ROW.amount}: ${cellOf(amount, '')}`]),
    ...facts.map((one, at) => `${ROW.fact(at)}: ${cellOf(one)}`),
    ...lists.map((one, at) => `${ROW.list(at)}: ${listQuery(u, one)}`),
    ...notes.map(
      ({ column, isNamed }, at) => `${ROW.note(at)}: ${isNamed ? namedQuery(u, column) : cellOf(column, '')}`,
    ),
    ...addresses.map((one, at) => `${ROW.address(at)}: ${placeOf(one).value}`),
  ];
}

/** Whether the title of each record is its alone, or nothing else tells it apart in a line. */
export function isNamedByTitle({ rows }: RecordSet, { title, line }: RowMembers): boolean {
  const names = rows.map((row) => JSON.stringify(title.map(({ key }) => row[key])));
  return line.length === 0 || new Set(names).size === names.length;
}

/**
 * An expression for what names a record. Keys of a program are spelled as words; mere numbers have their name with them, and so
 * have several members of which some are.
 */
export function titleQuery(u: Understanding, set: RecordSet, title: readonly Column[]): string {
  const [only] = title;
  if (only === undefined) return `''`;
  if (title.length === 1) {
    const texts = set.rows.map(({ [only.key]: text }) => text);
    // A mere number needs to be told what it is of, also among names: "Terrace 2" and "Table 4".
    const numbers = only.refersTo === undefined ? new Set(texts.filter(isDigits)) : new Set();
    const { value } = placeOf(only);
    const numbered = `concat(${textLiteral(`${numberOf(u, set, only)} `)}, ${writtenCell(only, u)})`;
    if (numbers.size > 0 && texts.every(isDigits)) return numbered;
    if (numbers.size > 0 && numbers.size <= MAX_NUMBERS)
      return `(contains(\`${JSON.stringify([...numbers])}\`, ${value}) && ${numbered}) || ${writtenCell(only, u)}`;
    const isWord =
      only.format.as === 'text' &&
      only.kind !== 'id' &&
      texts.every((text) => typeof text === 'string' && SNAKE.test(text));
    const distinct = [...new Set(texts.filter((text) => typeof text === 'string'))];
    return isWord && distinct.some((text) => text.includes('_'))
      ? wordsQuery(placeOf(only).value, distinct, u.language)
      : texts.every((text) => text !== undefined && text !== null)
        ? writtenCell(only, u)
        : writtenCell(only, u, '');
  }
  const [journey] = title.length === 2 && only.kind === 'text' ? rangesIn(title) : [];
  if (journey !== undefined) return rangeQuery(u, ...journey);
  if (personName(title) !== undefined)
    return `join(' ', [${title.map((one) => writtenCell(one, u, '')).join(', ')}][?@ != ''])`;
  const parts = title.map((column) => (isBrief(column, set) ? namedQuery(u, column, ' ') : writtenCell(column, u)));
  return `join(' · ', [${parts.join(', ')}])`;
}

// "Room 204"; in other languages their singular is not known.
function numberOf({ language }: Understanding, { label: things }: RecordSet, { key, label }: Column): string {
  return language === 'en' && NUMBER_KEY.test(key) ? capitalized(singular(things.toLowerCase())) : label;
}

/** Whether a value is a number or a text of digits. */
export function isDigits(value: Json | undefined): boolean {
  return /^\d+$/.test(plainText(value));
}

const MAX_NUMBERS = 30;
const NUMBER_KEY = /^(?:number|no|nr|num|id)$/i;
const SNAKE = /^[a-z]+(?:_[a-z0-9]+)*$/;
function tellingQuery(
  u: Understanding,
  set: RecordSet,
  { told, isNamed }: { told: Telling; isNamed: boolean },
): string {
  const [first, second] = told;
  if (second !== undefined)
    return ratiosIn(set).some(([taken]) => taken === first)
      ? ratioQuery(u, first, second)
      : rangeQuery(u, first, second);
  if (isNamed) return namedQuery(u, first);
  const cell = writtenCell(first, u, '');
  const isNumber = first === keyColumn(set) && set.rows.every((row) => isDigits(row[first.key]));
  return isNumber ? `concat('#', to_string(${placeOf(first).value}))` : cell;
}

/** An expression for how much there is of how much: "Seats: 6 / 8". */
export function ratioQuery(u: Understanding, taken: Column, capacity: Column): string {
  const [part, whole] = [writtenCell(taken, u, '0'), writtenCell(capacity, u, '')];
  const isThere = `${placeOf(taken).value} || ${placeOf(capacity).value}`;
  return `((${isThere}) && concat(${textLiteral(`${taken.label}: `)}, join(' / ', [${part}, ${whole}][?@ != '']))) || ''`;
}

function namedQuery(u: Understanding, column: Column, joint = ': '): string {
  const { value } = placeOf(column);
  const isThere = column.format.as === 'boolean' ? `${value} != \`null\`` : value;
  return `(${isThere} && concat(${textLiteral(`${column.label}${joint}`)}, ${writtenCell(column, u, '')})) || ''`;
}

// Moments of one day name it once, and so does what lasts that day.
function rangeQuery(u: Understanding, from: Column, to: Column): string {
  const [start, end] = [placeOf(from).value, placeOf(to).value];
  const [first, last] = [writtenCell(from, u, ''), writtenCell(to, u, '')];
  const joint = personName([from, to]) !== undefined ? ' ' : from.kind === 'text' ? ' → ' : ' – ';
  const isSameDay = `${start} && ${end} && ${start}[0:10] == ${end}[0:10]`;
  const sameDay =
    from.kind === 'dateTime'
      ? `(${isSameDay} && (${end}[10:] && concat(${first}, '${joint}', format_date(${end}, 'time')) || ${first})) || `
      : from.kind === 'date'
        ? `(${isSameDay} && ${first}) || `
        : '';
  return `${sameDay}join('${joint}', [${first}, ${last}][?@ != ''])`;
}

function listQuery(u: Understanding, list: ListColumn): string {
  const told = `concat(${textLiteral(`${list.label}: `)}, ${writtenList(list, u)})`;
  return `(${memberQuery([list.key])} && ${told}) || ''`;
}

// "none" is nothing to be warned of.
function alertQuery(u: Understanding, set: RecordSet, alert: Column | ListColumn): string {
  if (!('kind' in alert)) return `(${memberQuery([alert.key])} && ${writtenList(alert, u)}) || ''`;
  const { value } = placeOf(alert);
  const texts = set.rows.flatMap(({ [alert.key]: text }) =>
    typeof text === 'string' && isNothing(text) ? [text] : [],
  );
  const isThere = [value, ...[...new Set(texts)].map((text) => `${value} != ${textLiteral(text)}`)].join(' && ');
  return `(${isThere} && ${writtenCell(alert, u, '')}) || ''`;
}

/** An expression for the tone of a status, which a code may stand for. */
export function toneQuery({ rows }: RecordSet, column: Column): string {
  const { key, refersTo } = column;
  const wordsOf = (text: string) => {
    const at = refersTo === undefined ? undefined : referredRow(refersTo, text);
    return refersTo === undefined || at === undefined ? text : nameOf(refersTo, at);
  };
  const texts = [...new Set(rows.flatMap((row) => (typeof row[key] === 'string' ? [row[key]] : [])))];
  const tones = texts.flatMap((text) => {
    const tone = toneOf(wordsOf(text), key);
    return tone === undefined ? [] : [`${JSON.stringify(text)}: ${textLiteral(tone)}`];
  });
  return tones.length === 0
    ? textLiteral(NO_TONE)
    : `lookup(to_string(${placeOf(column).value}), {${tones.join(', ')}}, ${textLiteral(NO_TONE)})`;
}

const SIGNS: { readonly [operator: string]: string } = { lt: '<', lte: '<=', gt: '>', gte: '>=', eq: '==', neq: '!=' };

export function comparisonQuery({ key, operator, other, mayLack }: Comparison): string {
  const [one, two] = [memberQuery([key]), memberQuery([other])];
  const told = `${one} ${SIGNS[operator]} ${two}`;
  return mayLack ? `(${two} == \`null\` || ${told})` : `(${told})`;
}
