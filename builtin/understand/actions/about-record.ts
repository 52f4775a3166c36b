import { fromRecord } from '#builtin/parts/actions/lookups.ts';
import { wireParams, type Lookup } from '#builtin/parts/actions/wire-params.ts';
import type { Action } from './action.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { identifier } from '#builtin/understand/words/identifier.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { singular } from '#builtin/understand/words/plural.ts';
import { beginsWith, wordList } from '#builtin/understand/words/word-list.ts';

const RECORD_VERBS = wordList(
  'choose|select|pick|open|view|approve|reject|accept|decline|book|order|buy|reserve|archive|complete|mark|assign|call',
  'contact|start|stop',
);

const TYPED_ROLES = ['title', 'person', 'date', 'time', 'subtitle', 'description', 'tag'] as const;

const CREATE_VERBS = /^(?:create|new|insert|register|import|erstell|anleg|cree|crea)/i;

/** Whether an action concerns one record: one of its params can only be filled from a record. */
export function isAboutRecord(action: Action, set: RecordSet): boolean {
  const lookup = fromSelection('/selection', set);
  const ids = action.fields.filter(({ name }) => /id$|ids$/i.test(name));
  if (ids.some((field) => lookup(field) !== undefined)) return true;
  if (!CREATE_VERBS.test(action.name) && action.fields.some(({ name }) => isUniqueKey(set, name))) return true;
  const { missing, params } = wireParams(action, [lookup]);
  const isRecordAction = action.intent === 'destroy' || beginsWith(RECORD_VERBS, wordsOf(action.name).join(' '));
  return isRecordAction && missing.length === 0 && Object.keys(params).length > 0;
}

/** The list that an action is about: the one that an id among its params is named after, else the first that it may be about. */
export function recordsOf(action: Action, sets: readonly RecordSet[]): RecordSet | undefined {
  const ids = new Set(action.fields.map(({ name }) => joinedWords(name)));
  const about = sets.filter((set) => isAboutRecord(action, set));
  return about.find(({ key }) => ids.has(`${singular(joinedWords(key))}id`)) ?? about[0];
}

/** The lists with the one that most actions are about first: the jobs before the mechanics that a job is given to. */
export function mainFirst(sets: readonly RecordSet[], actions: readonly Action[]): readonly RecordSet[] {
  const subjects = actions.map((action) => recordsOf(action, sets));
  const count = (set: RecordSet) => subjects.filter((subject) => subject === set).length;
  const main = sets.reduce<RecordSet | undefined>(
    (best, set) => (best === undefined || count(set) > count(best) ? set : best),
    undefined,
  );
  return main === undefined ? sets : [main, ...sets.filter((set) => set !== main)];
}

// A "sku" or "nr" identifies a record as well as an id does, and so does what each record begins with: a "ref", a "line".
function isUniqueKey({ columns, rows }: RecordSet, name: string): boolean {
  const column = columns.find(({ key }) => joinedWords(key) === joinedWords(name));
  if (column === undefined || !(plays(column.key, 'id') || (column === columns[0] && isMark(column)))) return false;
  return rows.length > 0 && new Set(rows.map((row) => row[column.key])).size === rows.length;
}

/** Whether a value can tell records apart. What people would type in themselves, such as a name or a day, does not. */
export function isMark({ key, kind }: Pick<Column, 'key' | 'kind'>): boolean {
  return (kind === 'text' || kind === 'number') && !TYPED_ROLES.some((role) => plays(key, role));
}

/** Fills params from the picked rows: single params from the first row, list params with all of them. */
export function fromSelection(selectionPath: string, set: RecordSet): Lookup {
  const keys = set.columns.map(({ key }) => key);
  const record = fromRecord(`${selectionPath}/0`, keys, set);
  return (field) => {
    const isList =
      field.kind === 'records' || (field.multiple === true && identifier(field.name, '') === identifier(set.key, ''));
    return isList ? { $state: selectionPath } : record(field);
  };
}
