import type { Json } from '#contract/json/json.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { ListColumn } from '#builtin/understand/data/list-columns.ts';
import { isArticle, columnFor, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { keyColumn } from '#builtin/understand/data/record-key.ts';
import { personName } from '#builtin/understand/data/person-name.ts';
import { isTelling, rangesIn, type Telling } from '#builtin/understand/data/telling.ts';
import { isScalar, measures } from '#builtin/understand/data/value-kind.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { endsIn, says, wordList } from '#builtin/understand/words/word-list.ts';
import { readableColumns } from './table.ts';

/** Where each member of a record stands in its row; all records of a list have the same layout. */
export type RowMembers = {
  /** What names the record: one member, or the few that tell it apart together. */
  title: readonly Column[];
  /** Members that are badges beside the title: the status, and a level such as the priority. */
  states: readonly Column[];
  /** Booleans that are badges with their own name where they are true. */
  flags: readonly Column[];
  /** What must not be overlooked. */
  alerts: readonly (Column | ListColumn)[];
  /** The quiet line: members that need no name, and named ones that only some records have. */
  line: readonly { told: Telling; isNamed: boolean }[];
  /** The other members, with their names above them. */
  facts: readonly Column[];
  lists: readonly ListColumn[];
  /** Texts that somebody wrote. */
  notes: readonly { column: Column; isNamed: boolean }[];
  addresses: readonly Column[];
  amount?: Column;
};

const MAX_TELLING = 3;
const MAX_NAMED = 3;
const MAX_FLAGS = 3;

const ALERTS = wordList(
  'alert*|allerg*|warning*|hazard*|warnung*|hinweis*|alerte*|advertencia*|avviso*|avvert*|alerta*|intoleran*|unvertraglich*',
);
const LEVELS = wordList(
  'priority|severity|urgency|risk|risk level|prioritat|dringlichkeit|schweregrad|priorite|gravite|urgence|prioridad|gravedad|urgencia|prioridade|gravidade|urgenza|priorita|gravita',
);
const AMOUNTS = wordList(
  'amount|total|price|cost|fee|fare|rate|sum|value|rent|salary|budget|due|betrag|summe|preis|gesamt|kosten|gebuhr|miete|montant|prix|tarif|loyer|importe|precio|coste|tarifa|valor|preco|custo|importo|prezzo|tariffa|totale|costo|ttc',
);

/** Sorts the members of the records of a list into the places of a row; undefined when nothing names the records. */
export function rowMembers(set: RecordSet): RowMembers | undefined {
  const title = rowTitle(set);
  if (title === undefined) return undefined;
  const shown = readableColumns(set.columns).filter((column) => !title.includes(column));
  const states = statesOf(set, shown);
  const amount = amountOf(shown);
  const alerts = [...shown.filter((one) => one.kind === 'text' && isAlert(one)), ...set.lists.filter(isAlert)];
  const addresses = shown.filter(({ kind }) => kind === 'url');
  const flags = shown.filter((one) => one.kind === 'boolean' && set.rows.some((row) => row[one.key] === true));
  const placed = new Set<Column | ListColumn | undefined>([
    ...states,
    amount,
    ...alerts,
    ...addresses,
    ...flags.slice(0, MAX_FLAGS),
  ]);
  const written = shown.filter((one) => isWritten(one) && !placed.has(one));
  const rest = shown.filter((one) => !placed.has(one) && !written.includes(one));
  const ofAll = rest.filter((one) => isUsual(one, set));
  const told = tellingFirst(ofAll, set);
  const left = ofAll.filter((one) => !told.flat().includes(one));
  const isShort = left.length <= 1 || fitsLine([...told.flat(), ...left], left, set);
  // What few records have is told where they have it.
  const rare = rest.filter((one) => !ofAll.includes(one));
  const named = [...(isShort ? left : []), ...rare];
  return {
    title,
    states,
    flags: flags.slice(0, MAX_FLAGS),
    alerts,
    line: [
      ...told.map((one) => ({ told: one, isNamed: false })),
      ...named.map((one) => ({ told: [one] as const, isNamed: true })),
    ],
    facts: isShort ? [] : left,
    lists: set.lists.filter((list) => !alerts.includes(list)),
    notes: written.map((column, at) => ({ column, isNamed: at > 0 || !plays(column.key, 'description') })),
    addresses,
    ...(amount === undefined ? {} : { amount }),
  };
}

// The first few that need no name; the id of the record is one that people use if it is shown at all.
function tellingFirst(columns: readonly Column[], set: RecordSet): Telling[] {
  const ranges = rangesIn(columns);
  const inRange = new Set<Column>(ranges.flat());
  const own = keyColumn(set);
  return columns
    .flatMap((column): Telling[] => {
      const range = ranges.find(([from]) => from === column);
      if (range !== undefined) return [range];
      if (inRange.has(column)) return [];
      return column === own || isTelling(column, set) ? [[column]] : [];
    })
    .slice(0, MAX_TELLING);
}

const LINE_MAX_CHARS = 62;
const LINE_MAX_NAMED = 2;
const DAY_CHARS = 12;
const MOMENT_CHARS = 21;

// Whether these members make one line at its longest, so that they need no columns of their own.
function fitsLine(columns: readonly Column[], named: readonly Column[], { rows }: RecordSet): boolean {
  if (named.length > LINE_MAX_NAMED && columns.length > MAX_NAMED) return false;
  const longest = columns.map(({ key, label, format }) => {
    const chars = rows.map((row) => plainText(row[key]).length);
    const value = format.as === 'date' ? DAY_CHARS : format.as === 'dateTime' ? MOMENT_CHARS : Math.max(...chars);
    return value + JOINT_CHARS + (named.some((one) => one.key === key) ? label.length + 2 : 0);
  });
  return longest.reduce((sum, chars) => sum + chars, 0) <= LINE_MAX_CHARS;
}

const JOINT_CHARS = 3;

/** The value of a record as a text, as the data has it; empty for none. */
export function plainText(value: Json | undefined): string {
  return isScalar(value) ? String(value) : '';
}

function isUsual({ key }: Column, { rows }: RecordSet): boolean {
  const present = rows.filter((row) => row[key] !== undefined && row[key] !== null && row[key] !== '').length;
  return present > rows.length / 2;
}

function isWritten({ key, kind }: Column): boolean {
  return kind === 'longText' || (kind === 'text' && plays(key, 'description'));
}

function isAlert({ key }: Pick<Column, 'key'>): boolean {
  return says(ALERTS, wordsOf(key).join(' '));
}

function statesOf(set: RecordSet, shown: readonly Column[]): Column[] {
  const status = columnFor(set, 'status');
  const texts = shown.filter(({ kind }) => kind === 'text');
  const level = texts.find(
    ({ key, distinct }) =>
      says(LEVELS, wordsOf(key).join(' ')) && distinct.some((text) => toneOf(text, key) !== undefined),
  );
  return texts.filter((one) => one === status || one === level);
}

/** The amount that needs no name: the only one, or the one that is the price or total. */
function amountOf(shown: readonly Column[]): Column | undefined {
  const amounts = shown.filter(({ format }) => format.as === 'money');
  const named = amounts.filter(
    ({ key, path }) =>
      endsIn(
        AMOUNTS,
        wordsOf(key)
          .filter((word) => !/^(?:cents?|minor|eur|usd|gbp|chf)$/.test(word))
          .join(' '),
      ) || path !== undefined,
  );
  const total = named.find(({ key }) => says(TOTAL, wordsOf(key).join(' ')));
  return total ?? named[0];
}

const TOTAL = wordList('total|amount|gesamt|betrag|summe|montant|importe|importo|totale|ttc');

/** The members that name a record: not its key while others tell the records apart together, as row and number of a seat. */
function rowTitle(set: RecordSet): readonly Column[] | undefined {
  const title = titleColumn(set);
  if (title === undefined) return undefined;
  const whole = personName(set.columns);
  if (whole?.includes(title) === true) return whole;
  // A status is a badge.
  if (plays(title.key, 'status'))
    return [set.columns.find(({ refersTo }) => refersTo !== undefined) ?? keyShown(set) ?? title];
  if (!isKeyOnly(title, set)) return [title];
  const places = set.columns.filter((one) => one !== title && one.hidden === undefined && isPlace(one));
  for (let count = 1; count <= Math.min(MAX_PLACES, places.length); count += 1) {
    const some = places.slice(0, count);
    if (tellApart(some, set)) return some;
  }
  return [title];
}

const MAX_PLACES = 3;

function keyShown(set: RecordSet): Column | undefined {
  const key = keyColumn(set);
  return key?.hidden === undefined ? key : undefined;
}

function isKeyOnly(title: Column, set: RecordSet): boolean {
  return (
    title === keyColumn(set) && title.refersTo === undefined && !plays(title.key, 'title') && !isArticle(title.key)
  );
}

function isPlace({ key, kind, format, path }: Column): boolean {
  const isText =
    kind === 'text' &&
    format.as === 'text' &&
    !plays(key, 'status') &&
    !plays(key, 'tag') &&
    !plays(key, 'description');
  return path === undefined && (isText || (kind === 'number' && !measures(key)));
}

function tellApart(columns: readonly Column[], { rows }: RecordSet): boolean {
  const names = rows.map((row) => columns.map(({ key }) => row[key]));
  return (
    names.every((values) => values.every((value) => value !== undefined && value !== null)) &&
    new Set(names.map((values) => JSON.stringify(values))).size === rows.length
  );
}
