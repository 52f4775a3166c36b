import type { JsonObject } from '#contract/json/json.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { ListColumn } from '#builtin/understand/data/list-columns.ts';
import { CAPTION } from './pictures.ts';
import { isPictureKey } from '#builtin/understand/values/value-kind.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { roomIn } from '#builtin/understand/actions/room.ts';
import { keyColumn } from '#builtin/understand/data/record-key.ts';
import { personName } from '#builtin/understand/data/person-name.ts';
import { progressColumns } from '#builtin/understand/data/progress.ts';
import { isTelling, rangesIn, type Telling } from '#builtin/understand/data/telling.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { toneOf } from '#builtin/understand/words/status-tone.ts';
import { endsIn, says, wordList } from '#builtin/understand/words/word-list.ts';
import { plainText, rowTitle } from './row-title.ts';
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
/** The columns that named facts stand in. */
export const FACT_COLUMNS = 3;

const ALERTS = wordList(
  'alert*|allerg*|alerg*|warning*|hazard*|warnung*|hinweis*|alerte*|advertencia*|avviso*|avvert*|alerta*|intoleran*|unvertraglich*',
);
const LEVELS = wordList(
  'priority|severity|urgency|risk|risk level|flag|health|availability|condition|prioritat|dringlichkeit|schweregrad|priorite|gravite|urgence|prioridad|gravedad|urgencia|prioridade|gravidade|urgenza|priorita|gravita',
);
const AMOUNTS = wordList(
  'amount|total|price|cost|fee|fare|rate|sum|value|rent|salary|budget|due|betrag|summe|preis|gesamt|kosten|gebuhr|miete|montant|prix|tarif|loyer|importe|precio|coste|tarifa|valor|preco|custo|importo|prezzo|tariffa|totale|costo|ttc',
);

/** Sorts the members of the records of a list into the places of a row; undefined when nothing names the records. */
export function rowMembers(set: RecordSet): RowMembers | undefined {
  const caption = isPictureKey(set.key) ? set.columns.find(({ key }) => CAPTION.test(key)) : undefined;
  const title = caption === undefined ? rowTitle(set) : [caption];
  if (title === undefined) return undefined;
  const shown = readableColumns(set.columns).filter((column) => !title.includes(column));
  const states = statesOf(shown);
  const amount = amountOf(shown);
  const alerts = [
    ...shown.filter((one) => one.kind === 'text' && isAlert(one)),
    ...set.lists.filter((one) => one.made !== undefined || isAlert(one)),
  ];
  const addresses = shown.filter(({ kind }) => kind === 'url');
  const flags = shown.filter(
    (one) => one.kind === 'boolean' && set.rows.some((row) => row[one.key] === true && !isSaid(one, states, row)),
  );
  // What the status says as well needs no badge of its own.
  const said = shown.filter(
    (one) => one.kind === 'boolean' && set.rows.every((row) => row[one.key] !== true || isSaid(one, states, row)),
  );
  const placed = new Set<Column | ListColumn | undefined>([
    ...states,
    amount,
    ...alerts,
    ...addresses,
    ...flags.slice(0, MAX_FLAGS),
    ...said.filter((one) => set.rows.some((row) => row[one.key] === true)),
  ]);
  const written = shown.filter((one) => isWritten(one) && !placed.has(one));
  const rest = shown.filter((one) => !placed.has(one) && !written.includes(one));
  const ofAll = rest.filter((one) => isUsual(one, set));
  const told = tellingFirst(ofAll, set);
  const left = ofAll.filter((one) => !told.flat().includes(one));
  const isShort = left.length <= 1 || fitsLine([...told.flat(), ...left], left, set);
  // One that would stand alone below three others may be in the line.
  const odd =
    !isShort && left.length % FACT_COLUMNS === 1
      ? left.findLast((one) => fitsLine([...told.flat(), one], [one], set))
      : undefined;
  // What few records have is told where they have it.
  const rare = rest.filter((one) => !ofAll.includes(one));
  const named = [...(isShort ? left : odd === undefined ? [] : [odd]), ...rare];
  return {
    title,
    states,
    flags: flags.slice(0, MAX_FLAGS),
    alerts,
    line: [
      ...told.map((one) => ({ told: one, isNamed: false })),
      ...named.map((one) => ({ told: [one] as const, isNamed: true })),
    ],
    facts: isShort ? [] : left.filter((one) => one !== odd),
    lists: set.lists.filter((list) => !alerts.includes(list)),
    notes: written.map((column, at) => ({ column, isNamed: at > 0 || !plays(column.key, 'description') })),
    addresses,
    ...(amount === undefined ? {} : { amount }),
  };
}

/** The pairs of numbers that tell how full a record is or how far it has come, each read as one: 6 / 8. */
export function ratiosIn(set: RecordSet): (readonly [Column, Column])[] {
  const room = roomIn(set);
  const full = room === undefined || 'left' in room ? [] : [[room.taken, room.capacity] as const];
  const reached = progressColumns(set.columns).filter((pair) => !full.flat().some((one) => pair.includes(one)));
  return [...full, ...reached];
}

// The first few that need no name, beside the key that people use, if the records have one.
function tellingFirst(columns: readonly Column[], set: RecordSet): Telling[] {
  const person = personName(columns);
  const ratios = ratiosIn(set).filter((pair) => pair.every((one) => columns.includes(one)));
  const pairs = [...(person === undefined ? [] : [person]), ...rangesIn(columns), ...ratios];
  const own = columns.find((one) => one === keyColumn(set)) ?? columns.find((one) => isKeyForPeople(one, set));
  const told = columns.flatMap((column): Telling[] => {
    const pair = pairs.find((both) => both.includes(column));
    if (pair !== undefined) return pair[0] === column ? [pair] : [];
    return column === own || isTelling(column, set) ? [[column]] : [];
  });
  const isKept = (one: Telling) => one.length === 2 || one[0] === own;
  const room = MAX_TELLING - told.filter((one) => one.length === 2).length;
  const single = new Set(told.filter((one) => !isKept(one)).slice(0, room));
  return told.filter((one) => isKept(one) || single.has(one));
}

function isKeyForPeople({ key, kind, refersTo, path }: Column, { rows }: RecordSet): boolean {
  return (
    kind === 'text' &&
    refersTo === undefined &&
    path === undefined &&
    plays(key, 'id') &&
    new Set(rows.map((row) => row[key])).size === rows.length
  );
}

function isSaid(flag: Column, states: readonly Column[], row: JsonObject): boolean {
  return states.some((state) => saysSame(flag, plainText(row[state.key])));
}

/** Whether a text says what a flag is named after: "acknowledged" of "is_acknowledged". */
export function saysSame({ key }: Column, text: string): boolean {
  return joinedWords(text) === joinedWords(key.replace(/^is(?=[_A-Z])/, ''));
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

function isUsual({ key }: Column, { rows }: RecordSet): boolean {
  const present = rows.filter((row) => row[key] !== undefined && row[key] !== null && row[key] !== '').length;
  return present > rows.length / 2;
}

function isWritten({ key, kind }: Column): boolean {
  return kind === 'longText' || (kind === 'text' && plays(key, 'description'));
}

export function isAlert({ key }: Pick<Column, 'key'>): boolean {
  return says(ALERTS, wordsOf(key).join(' '));
}

// A level, or a second status, is a badge where it tells good from bad.
function statesOf(shown: readonly Column[]): Column[] {
  const texts = shown.filter(({ kind, format }) => kind === 'text' && (format.as === 'words' || format.as === 'text'));
  const first = texts.find(({ key }) => plays(key, 'status'));
  const others = texts.filter(
    (one) => one !== first && isLevel(one) && one.distinct.some((text) => toneOf(text, one.key) !== undefined),
  );
  const states = new Set([first, ...others.slice(0, MAX_STATES - 1)]);
  return texts.filter((one) => states.has(one));
}

const MAX_STATES = 3;

function isLevel(column: Column): boolean {
  return plays(column.key, 'status') || isLevelOnly(column) || (wordsOf(column.key).at(-1) ?? '').endsWith('status');
}

/** Whether a member tells how much, which is read with its name alone: "Priority: High". */
export function isLevelOnly({ key }: Column): boolean {
  const words = wordsOf(key);
  return says(LEVELS, words.join(' ')) || (words.at(-1) ?? '').endsWith('stufe');
}

/** The amount that needs no name: the only one, or the one that is the price or total. */
function amountOf(shown: readonly Column[]): Column | undefined {
  const amounts = shown.filter(({ format }) => format.as === 'money');
  // The price of one of several is not what the record costs.
  const named = amounts.filter(
    ({ label, path }) => (endsIn(AMOUNTS, label) || path !== undefined) && !says(OF_ONE, label),
  );
  const total = named.find(({ key }) => says(TOTAL, wordsOf(key).join(' ')));
  return total ?? named[0];
}

const OF_ONE = wordList(
  'unit|each|einzel*|stuck*|unitaire|unitario|unitaria|original|old|previous|max|maximum|min|minimum|list',
);
const TOTAL = wordList('total|amount|gesamt|betrag|summe|montant|importe|importo|totale|ttc');
