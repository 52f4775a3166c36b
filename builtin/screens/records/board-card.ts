import type { Json } from '#contract/json/json.ts';
import { formatPointer } from '#contract/json/json-pointer.ts';
import { read, type View } from '#builtin/part.ts';
import { cell } from '#builtin/parts/records/cell.ts';
import { isAlert, ratiosIn } from '#builtin/parts/records/row-members.ts';
import { isDigits, ratioQuery, titleQuery } from '#builtin/parts/records/row-texts.ts';
import { plainText, rowTitle } from '#builtin/parts/records/row-title.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { keyColumn } from '#builtin/understand/data/record-key.ts';
import { columnFor, plays } from '#builtin/understand/data/record-roles.ts';
import { nameOf } from '#builtin/understand/data/references.ts';
import type { ValueKind } from '#builtin/understand/values/value-kind.ts';
import { laneColumn } from '#builtin/understand/screen/lanes.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { memberQuery, queryOf, textLiteral, viewPath } from '#builtin/view-query.ts';
import { isShownAsIs, namesOnce, placeOf, writtenCell, writtenList } from '#builtin/written-value.ts';

const MAX_LABELS = 4;
const CHIP_MAX_CHARS = 18;
const RATIO_CHARS = ': / '.length;
/** Members that the view has beside those of the record. */
const TITLE = '_title';
const LINE = '_line';
const UNLABELLED: ReadonlySet<ValueKind> = new Set(['picture', 'longText', 'id', 'url']);

/** The props of the cards of a board, by the index of their record, and the views that some of them read. */
export type BoardCards = {
  propsOf: (index: number) => { [name: string]: Json | undefined };
  views: { [pointer: string]: View };
};

/** Where each member of a record stands on its card. */
type Places = {
  title: readonly Column[];
  id: Column | undefined;
  /** What the line below the title tells. */
  told: readonly Column[];
  chips: readonly Column[];
  person: Column | undefined;
  date: Column | undefined;
  /** How much there is of how much. */
  ratios: readonly (readonly [Column, Column])[];
};

function placesOf(set: RecordSet): Places {
  const title = rowTitle(set) ?? [];
  // The id of a customer tells whose the card is, and not which one.
  const id = keyColumn(set) ?? set.columns.find(({ key, refersTo }) => plays(key, 'id') && refersTo === undefined);
  const description = columnFor(set, 'description');
  const lane = laneColumn(set);
  const referring = set.columns.filter((one) => one.refersTo !== undefined && one !== lane && !title.includes(one));
  const named = columnFor(set, 'person');
  const own = named !== undefined && title.includes(named) ? undefined : named;
  const person = own ?? referring.find((one) => areWholeNames(one)) ?? referring[0];
  const date = set.columns.find(({ kind }) => kind === 'date' || kind === 'dateTime');
  const ratios = ratiosIn(set).filter(([taken, capacity]) => taken !== lane && capacity !== lane);
  const placed = [id, lane, description, person, date, ...title, ...ratios.map(([, capacity]) => capacity)];
  // Columns without a place of their own are chips, or in the line if they are long.
  const isShown = (column: Column) => column.refersTo !== undefined || !UNLABELLED.has(column.kind);
  const others = set.columns.filter((column) => !placed.includes(column) && isShown(column));
  const long = others.filter((one) => isLong(one, set, ratios));
  const chips = others
    .filter((one) => !long.includes(one))
    .toSorted((one, other) => Number(referring.includes(other)) - Number(referring.includes(one)));
  // People name work items by a readable key such as "CHK-311".
  const known = id !== undefined && isForPeople(id, set) ? id : undefined;
  const told = [known, ...long, description].flatMap((one) => (one === undefined || title.includes(one) ? [] : [one]));
  return { title, id, told, chips, person, date, ratios };
}

/** Cards with a title, a line below it, a person, a date, and the other values as chips. */
export function boardCards(u: Understanding, set: RecordSet): BoardCards {
  const places = placesOf(set);
  const { title, id, told, chips: others, person, date } = places;
  const texts = writtenTexts(u, set, places);
  const view = viewPath(u, set.pointer, 'cards');
  const at = (index: number, column: Column | undefined) => {
    const plain = cell(set, index, column?.key);
    return column === undefined || plain === undefined || !Object.hasOwn(texts, column.key)
      ? plain
      : read(view + formatPointer([index, column.key]));
  };
  const chipsOf = (index: number) =>
    others.flatMap((column): Json[] => {
      const value = set.rows[index]?.[column.key];
      if (column.kind === 'boolean') return value === true ? [withTone(column.label, column.label)] : [];
      const text = at(index, column);
      if (text === undefined) return [];
      return [isAlert(column) ? { text, tone: 'critical' } : withTone(text, typeof value === 'string' ? value : '')];
    });
  const propsOf = (index: number) => {
    const chips = [...alertsOf(set, index), ...chipsOf(index)].slice(0, MAX_LABELS);
    const text = (name: string) => (texts[name] === undefined ? undefined : read(view + formatPointer([index, name])));
    return {
      id: cell(set, index, id?.key),
      title: text(TITLE) ?? at(index, title[0]) ?? '—',
      description: text(LINE) ?? told.map((one) => at(index, one)).findLast((one) => one !== undefined),
      labels: chips.length === 0 ? undefined : chips,
      assignee: at(index, person),
      meta: at(index, date),
    };
  };
  return {
    propsOf,
    views: Object.keys(texts).length === 0 ? {} : { [view]: { query: queryFor(set, texts), of: set.pointer } },
  };
}

// "Irene Valdés" is somebody, "Reportage" is not.
function areWholeNames({ refersTo }: Column): boolean {
  const names = refersTo?.rows.map((_, at) => nameOf(refersTo, at)) ?? [];
  return names.length > 0 && names.every((name) => /^\p{Lu}\S*(?:\s\S+)*\s\p{Lu}/u.test(name));
}

// What stands out is read first.
function alertsOf({ lists, rows }: RecordSet, index: number): Json[] {
  return lists.flatMap(({ key, made }): Json[] => {
    const alerts = rows[index]?.[key];
    return made !== undefined && Array.isArray(alerts) ? alerts.map((text): Json => ({ text, tone: made })) : [];
  });
}

function queryFor(set: RecordSet, texts: { [key: string]: string }): string {
  const members = Object.entries(texts).map(([key, text]) => `${JSON.stringify(key)}: ${text}`);
  return namesOnce(`map(&{${members.join(', ')}}, ${queryOf(set.pointer)})`, [...set.columns, ...set.lists]);
}

// Only what needs somebody's attention stands out: a low priority is no warning.
function withTone(text: Json, words: string): Json {
  return toneOf(words) === 'critical' ? { text, tone: 'critical' } : { text };
}

// Expressions for what of a card cannot be read from the record as it is, by their keys in the view.
function writtenTexts(u: Understanding, set: RecordSet, places: Places): { [key: string]: string } {
  const { title, told, chips, date, ratios } = places;
  const written = chips.filter((one) => one.kind !== 'boolean' && (isNumeric(one) || !isShownAsIs(one)));
  const [only] = title;
  const isPlain =
    title.length === 1 &&
    only !== undefined &&
    isShownAsIs(only) &&
    !set.rows.some(({ [only.key]: value }) => isDigits(value));
  const lists = set.lists
    .filter(({ made }) => made === undefined)
    .map((list) => `(${memberQuery([list.key])} && ${writtenList(list, u)}) || ''`);
  const line = [...told.map((one) => lineText(u, one, places)), ...lists];
  const isLine = lists.length > 0 || told.length > 1 || told.some((one) => one.kind === 'number' || !isShownAsIs(one));
  return {
    ...(title.length === 0 || isPlain ? {} : { [TITLE]: titleQuery(u, set, title) }),
    ...(isLine ? { [LINE]: `join(' · ', [${line.join(', ')}][?@ != ''])` } : {}),
    ...(date === undefined || isShownAsIs(date) ? {} : { [date.key]: writtenCell(date, u) }),
    ...Object.fromEntries(
      written.map((one) => {
        const ratio = ratios.find(([taken]) => taken === one);
        if (ratio !== undefined) return [one.key, ratioQuery(u, ...ratio)];
        return [one.key, isNumeric(one) ? numberText(u, one) : writtenCell(one, u, '')];
      }),
    ),
  };
}

function lineText(u: Understanding, column: Column, { id, ratios }: Places): string {
  if (column === id && column.kind === 'number') return `concat('#', to_string(${placeOf(column).value}))`;
  const ratio = ratios.find(([taken]) => taken === column);
  if (ratio !== undefined) return ratioQuery(u, ...ratio);
  return isNumeric(column) ? numberText(u, column) : writtenCell(column, u, '');
}

// A chip is cut off where the lane ends; a line goes on below.
function isLong(column: Column, { rows }: RecordSet, ratios: Places['ratios']): boolean {
  const { key, kind, label, refersTo } = column;
  if (refersTo !== undefined || kind === 'boolean' || isAlert(column)) return false;
  const ratio = ratios.find(([taken]) => taken === column);
  const chars = Math.max(0, ...rows.map((row) => plainText(row[key]).length));
  return chars + (ratio === undefined ? 0 : label.length + chars + RATIO_CHARS) > CHIP_MAX_CHARS;
}

function isNumeric({ kind, refersTo }: Column): boolean {
  return refersTo === undefined && (kind === 'number' || kind === 'percent');
}

// A number without a unit needs its name.
function numberText(u: Understanding, column: Column): string {
  const amount = writtenCell(column, u);
  const { format, label } = column;
  const hasUnit = format.as !== 'number' || format.unit !== undefined;
  return hasUnit ? amount : `concat(${textLiteral(`${label}: `)}, ${amount})`;
}

// People know the readable key or the number of a ticket, but no id.
function isForPeople({ key, kind }: Column, { rows }: RecordSet): boolean {
  return (
    kind === 'text' ||
    (kind === 'number' && !/^id$|id$/i.test(key) && new Set(rows.map((row) => row[key])).size === rows.length)
  );
}
