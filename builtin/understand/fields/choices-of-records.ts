import type { JsonObject } from '#contract/json/json.ts';
import { memberQuery, queryOf, textLiteral } from '#builtin/view-query.ts';
import { writtenCell, type Words } from '#builtin/written-value.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { allLists, type Group, type RecordSet, type ValueList } from '#builtin/understand/data/data-shape.ts';
import { columnFor, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { haveSameStem } from '#builtin/understand/words/same-stem.ts';
import { beginsWith, isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';
import { isState } from '#builtin/understand/words/state-words.ts';
import type { Field } from './field.ts';

/** What a field takes from records to choose among. */
type Chosen = Pick<Field, 'choices' | 'choicesView'>;

const MAX_OPTIONS = 100;
const TOLD_MAX_CHOICES = 30;
/** Most members beside the name that a choice shows. */
export const TOLD_MAX_COLUMNS = 3;
const SHORT_CHARS = 40;

/**
 * The records of a list as choices: those that may be chosen, by name, with what decides between them: the price, whether it is
 * certified, the hours that are left. Records without a name are labelled with their other values.
 */
export function choicesOfRecords(
  set: RecordSet,
  value: Column,
  { data, ...words }: Words & { data: Group },
  isNumeric: boolean,
): Chosen {
  const { rows, condition } = permittedOf(set, value, allLists(data));
  const title = titleColumn(set);
  const label = title?.key ?? value.key;
  const choices = rows
    .slice(0, MAX_OPTIONS)
    .map((row) => ({ label: oneLine(row[label]), value: oneLine(row[value.key]) }))
    .filter((choice) => choice.label !== '' && choice.value !== '');
  if (set.pointer === '' || choices.length === 0) return { choices };
  const told = choices.length > TOLD_MAX_CHOICES ? undefined : toldLabel(set, value, words);
  if (told === undefined && condition === undefined && !isNumeric) return { choices };
  const name = told ?? `to_string(${memberQuery(title?.path ?? [label])})`;
  const key = memberQuery([value.key]);
  const all = condition === undefined ? queryOf(set.pointer) : `${queryOf(set.pointer)}[?${condition}]`;
  // Thousands would be more than a view may have.
  const list = set.rows.length > MAX_OPTIONS ? `${all} | [:${MAX_OPTIONS}]` : all;
  const query = `map(&{label: ${name}, value: ${isNumeric ? key : `to_string(${key})`}}, ${list})`;
  return { choices, choicesView: { query, of: set.pointer, isOfChoices: true } };
}

/** A value as one line of text; empty for what is neither text nor number. */
export function oneLine(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(/\s+/g, ' ').trim() : '';
}

function toldLabel(set: RecordSet, value: Column, words: Words): string | undefined {
  const title = titleColumn(set);
  const others = set.columns.filter(
    (column) => column !== value && column !== title && column.hidden === undefined && column.kind !== 'picture',
  );
  const candidates = title === undefined || title === value ? others : [title, ...others];
  const moment = candidates.find(isMoment);
  // Two free hours with the same person differ in their time.
  const isNamed = title?.kind === 'text' && title !== value && (moment === undefined || isDistinct(set, title));
  if (isNamed) return namedLabel(set, title, others, words);
  if (moment !== undefined) {
    const who = title?.kind === 'text' && title !== value && isComplete(set, title) ? [title] : [];
    const told = decisive(set, candidates, moment).filter((column) => column !== title);
    return withMore(set, momentLabel(moment, words), [...who, ...told].slice(0, TOLD_MAX_COLUMNS), words);
  }
  const [first] = candidates;
  if (first === undefined) return undefined;
  return `concat(to_string(${memberQuery([value.key])}), ' · ', ${labelled(first, words)})`;
}

function isMoment({ kind }: Column): boolean {
  return kind === 'dateTime' || kind === 'date' || kind === 'time';
}

function isDistinct({ rows }: RecordSet, { key }: Column): boolean {
  return new Set(rows.map((row) => oneLine(row[key]))).size === rows.length;
}

// "Tuesday, 3 June, 9:00": people plan by the day of the week.
function momentLabel(column: Column, words: Words): string {
  const written = writtenCell(column, words);
  if (column.kind === 'time' || column.format.as === 'text') return written;
  return `concat(format_date(${memberQuery(column.path ?? [column.key])}, 'weekday'), ', ', ${written})`;
}

function namedLabel(set: RecordSet, title: Column, others: readonly Column[], words: Words): string | undefined {
  const deciding = decisive(set, others, title);
  const short = others.find((column) => isShort(set, column));
  const told = deciding.length > 0 ? deciding : short === undefined ? [] : [short];
  return told.length === 0 ? undefined : withMore(set, memberQuery(title.path ?? [title.key]), told, words);
}

function withMore(set: RecordSet, label: string, told: readonly Column[], words: Words): string {
  if (told.length === 0) return label;
  const texts = told.map((column) => {
    if (column.format.as === 'boolean')
      return `((${memberQuery(column.path ?? [column.key])} && ${textLiteral(` · ${column.label}`)}) || '')`;
    if (column.format.as === 'money' && isSometimesNothing(set, column)) {
      const amount = memberQuery(column.path ?? [column.key]);
      return `((${amount} > \`0\` && concat(' · ', ${labelled(column, words)})) || '')`;
    }
    const isPlain = column.format.as === 'money' || column.format.as === 'duration' || column.kind === 'text';
    return `' · ', ${isPlain ? writtenCell(column, words) : labelled(column, words)}`;
  });
  return `concat(${label}, ${texts.join(', ')})`;
}

// A surcharge that only some have.
function isSometimesNothing({ rows }: RecordSet, { key, path }: Column): boolean {
  return path === undefined && rows.some((row) => row[key] === 0);
}

function labelled(column: Column, words: Words): string {
  return `concat(${textLiteral(`${column.label}: `)}, ${writtenCell(column, words)})`;
}

const LIMITS = wordList('min|max|minimum|maximum|from|to|von|bis|ab|de|desde|hasta|da|a|jusqu|up to');

// What decides between records that have it all.
function decisive(set: RecordSet, columns: readonly Column[], label: Column): Column[] {
  return columns
    .filter((column) => {
      const { key, format, path, kind } = column;
      if (column === label || !isComplete(set, column)) return false;
      if (format.as === 'money') return true;
      if (path !== undefined) return false;
      const words = wordsOf(key).join(' ');
      const isLimit = kind === 'number' && (says(LEFT, words) || beginsWith(LIMITS, words));
      const isMeasure = format.as === 'duration' || (format.as === 'number' && format.unit !== undefined);
      return format.as === 'boolean' || isLimit || isMeasure || plays(key, 'description');
    })
    .slice(0, TOLD_MAX_COLUMNS);
}

function isShort(set: RecordSet, column: Column): boolean {
  const isText = column.kind === 'text' && column.refersTo === undefined && column.path === undefined;
  const isName = plays(column.key, 'id') || plays(column.key, 'title');
  return (
    isText &&
    !isName &&
    isComplete(set, column) &&
    set.rows.every((row) => oneLine(row[column.key]).length <= SHORT_CHARS)
  );
}

function isComplete({ rows }: RecordSet, { key }: Column): boolean {
  return rows.every((row) => row[key] !== undefined && row[key] !== null && row[key] !== '');
}

// What a record is while it can be chosen.
const FREE = wordList(
  'free|available|vacant|idle|bookable|selectable|in stock|frei|verfugbar|verfuegbar|lieferbar|buchbar|libre|disponible|vacante',
  'livre|disponivel|libero|libera|disponibile',
);
const ACTIVE = wordList('active|enabled|aktiv|actif|activo|activa|ativo|ativa|attivo|attiva');
const TAKEN = wordList(
  'occupied|booked|taken|reserved|sold out|sold|blocked|full|archived|disabled|besetzt|belegt|gesperrt|ausgebucht|vergeben|occupe|occupee',
  'reserve|complet|bloque|ocupado|ocupada|reservado|reservada|completo|agotado|occupato|occupata|prenotato|esaurito|bloqueado|esgotado',
);
const MAX_STATES = 8;
const LEFT = wordList(
  'left|free|remaining|available|places|spots|seats left|seats available|stock|frei|freie|platze|plaetze|restant|restants|restantes',
  'rimasti|rimanenti|libres|libre|disponibles|disponible|cupos|plazas|vagas|posti|livres|disponibili|disponiveis',
);

type Free = { rows: readonly JsonObject[]; condition?: string };

// Of those that are free, the ones that need nothing or something of a list in the data: a "training" among "trainings".
function permittedOf(set: RecordSet, value: Column, lists: readonly ValueList[]): Free {
  const free = freeOf(set, value);
  for (const column of set.columns) {
    const { key, kind, path, refersTo } = column;
    if (kind !== 'text' || path !== undefined || refersTo !== undefined || column === value) continue;
    const held = lists.find((list) => isHeld(list, column));
    if (held === undefined) continue;
    const isPermitted = (row: JsonObject) =>
      row[key] === null || row[key] === undefined || held.values.includes(oneLine(row[key]));
    const rows = free.rows.filter(isPermitted);
    if (rows.length === 0 || rows.length === free.rows.length) continue;
    const member = memberQuery([key]);
    const condition = `(${member} == \`null\` || contains($.${queryOf(held.pointer)}, ${member}))`;
    return { rows, condition: free.condition === undefined ? condition : `(${free.condition}) && ${condition}` };
  }
  return free;
}

// The same thing in the plural, of which at least one is needed by a record.
function isHeld({ key, values }: ValueList, column: Column): boolean {
  const [thing = '', list = ''] = [wordsOf(column.key)[0], wordsOf(key).at(-1)];
  return haveSameStem(thing, list) && column.distinct.some((text) => values.includes(text));
}

/** The records that can be chosen, and the condition that says so; all of them where nothing distinguishes them. */
function freeOf(set: RecordSet, value: Column): Free {
  for (const column of set.columns) {
    const { key, kind, path, format } = column;
    if (path !== undefined || column === value) continue;
    const words = wordsOf(key).join(' ');
    const member = memberQuery([key]);
    const status = format.as === 'words' || kind === 'text' ? column === columnFor(set, 'status') : false;
    const found =
      kind === 'boolean' && (says(FREE, words) || isOneOf(ACTIVE, words))
        ? { isFree: (row: JsonObject) => row[key] === true, condition: member }
        : kind === 'boolean' && (says(TAKEN, words) || isState('away', words, true))
          ? { isFree: (row: JsonObject) => row[key] !== true, condition: `!${member}` }
          : kind === 'number' && says(LEFT, words)
            ? { isFree: (row: JsonObject) => Number(row[key]) > 0, condition: `${member} > \`0\`` }
            : ((status ? freeByStatus(column) : undefined) ?? presentBy(column));
    if (found === undefined) continue;
    const rows = set.rows.filter(found.isFree);
    if (rows.length > 0 && rows.length < set.rows.length) return { rows, condition: found.condition };
  }
  return { rows: set.rows };
}

function freeByStatus({ key, distinct }: Column) {
  const free = distinct.filter((text) => isOneOf(FREE, wordsOf(text).join(' ')));
  if (free.length === 0) return undefined;
  const isFree = (row: JsonObject) => free.includes(oneLine(row[key]));
  return { isFree, condition: free.map((text) => `${memberQuery([key])} == ${textLiteral(text)}`).join(' || ') };
}

// Everyone but those who are off sick.
function presentBy({ key, kind, distinct, refersTo }: Column) {
  const isStatus = kind === 'text' && refersTo === undefined && distinct.length <= MAX_STATES;
  const away = isStatus ? distinct.filter((text) => isState('away', text, true)) : [];
  if (away.length === 0) return undefined;
  const isFree = (row: JsonObject) => !away.includes(oneLine(row[key]));
  return { isFree, condition: away.map((text) => `${memberQuery([key])} != ${textLiteral(text)}`).join(' && ') };
}
