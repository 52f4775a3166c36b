import type { Json, JsonObject } from '#contract/json/json.ts';
import { stageOf, topicOf } from '#builtin/starters/starter.ts';
import { foldText, joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import { allLists, allRecords, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { columnFor, plays, titleColumn } from '#builtin/understand/data/record-roles.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { endsIn, isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';

/**
 * A lane of a board: its heading, the status value of its records, and the indexes of those records. The value is empty
 * for records without a status, and for the lane of all statuses beyond the most that a board has.
 */
export type Lane = { title: string; value: string; rows: number[] };

// Stages in their usual order.
const ORDER = (
  'backlog|idea|new|lead|to do|todo|open|planned|ready|queued|contacted|in progress|doing|active|in review|review|' +
  'testing|blocked|proposal|negotiation|done|completed|closed|won|lost|archived'
).split('|');
// A lane of its own for each status keeps every card under its right heading. A column of more values is rather free text.
const MAX_LANES = 50;

const STAGE_WORDS: ReadonlySet<string> = new Set(['status', 'stage', 'column', 'lane', 'state', 'phase']);
const LISTS_OF_STAGES = wordList(
  'status|statuses|stages|columns|lanes|states|phases|spalten|phasen|stufen|colonnes|etapes|statuts|columnas|etapas',
  'estados|fases|colunas|colonne|fasi|stati',
);
/** Words that say no more than that the named stage is the one to come. */
const MOVE_WORDS: ReadonlySet<string> = new Set(['to', 'new', 'next', 'target', 'move']);

/**
 * Whether a param selects the lane of a record: `status`, `newStage`, `task_status`. Many names end in such a word and
 * mean something else (`billing_state`, `assign_to`), so a longer name counts only if its choices are stages.
 *
 * @param set the records on the board; without any, the usual stages define what a stage is
 */
export function isLaneField({ name, choices }: Field, set: RecordSet | undefined): boolean {
  const words = wordsOf(name);
  const last = words.at(-1) ?? '';
  const status = laneColumn(set);
  const isSame = status !== undefined && joinedWords(name) === joinedWords(status.key);
  if (isSame && (status.refersTo !== undefined || plays(status.key, 'status'))) return true;
  if (!STAGE_WORDS.has(last) && last !== 'to') return false;
  const ofRecords = set === undefined ? [] : [...wordsOf(set.key), ...wordsOf(set.label)];
  const own = words.filter((word) => !MOVE_WORDS.has(word) && !ofRecords.some((plural) => plural.startsWith(word)));
  if (status !== undefined && own.join('') === joinedWords(status.key)) return true;
  const isBareStage = own.length === 1 && STAGE_WORDS.has(last);
  const statuses = (set?.rows ?? []).map((row) => statusOf(row, status)).filter((text) => text !== '');
  if (choices === undefined || (isBareStage && statuses.length === 0)) return isBareStage;
  const stages = statuses.length > 0 ? statuses : ORDER;
  return choices.some(({ value, label }) => stages.some((stage) => sameWords(stage, value) || sameWords(stage, label)));
}

// Members that a request lists are no lanes where no record stands in any: "by language, words done, deadline".
function areLanesOf(set: RecordSet | undefined, named: readonly Stage[]): boolean {
  const status = laneColumn(set);
  const statuses = (set?.rows ?? []).map((row) => statusOf(row, status)).filter((text) => text !== '');
  return statuses.length === 0 || named.some(({ value }) => statuses.some((text) => sameWords(value, text)));
}

/**
 * The lanes of a board: those that the data lists, the prompt names or an action declares, plus one for each further status
 * in the records.
 */
export function boardLanes(u: Understanding, set: RecordSet | undefined): Lane[] {
  const status = laneColumn(set);
  const named = u.parts.lanes.length > 1 ? u.parts.lanes.map((title) => ({ title, value: title })) : [];
  const stages = [
    () => stagesInData(u, set),
    () => (areLanesOf(set, named) ? named : []),
    () => declaredStages(u, set),
  ];
  const listed = stages.reduce<Stage[]>((found, find) => (found.length > 0 ? found : find()), []);
  const lanes: Lane[] = listed.slice(0, MAX_LANES).map(({ title, value }) => ({ title, value, rows: [] }));
  const statuses = [...new Set((set?.rows ?? []).map((row) => statusOf(row, status)))];
  const titles = titlesOf(statuses.filter((text) => text !== ''));
  const others: Lane = { title: u.copy.otherLane, value: '', rows: [] };
  for (const [index, row] of (set?.rows ?? []).entries()) {
    const text = statusOf(row, status);
    const known = lanes.find((lane) => sameWords(lane.value, text)) ?? (text === '' ? lanes[0] : undefined);
    if (known !== undefined) {
      // The records' own spelling of a status is the one that a move writes.
      if (known.rows.length === 0 && text !== '') known.value = text;
      known.rows.push(index);
    } else if (lanes.length < MAX_LANES) {
      lanes.push({ title: titles.get(text) ?? '—', value: text, rows: [index] });
    } else {
      others.rows.push(index);
    }
  }
  if (lanes.length === 0) return usualLanes(u).map((title) => ({ title, value: title, rows: [] }));
  const ordered = listed.length > 0 ? lanes : lanes.toSorted((a, b) => rank(a) - rank(b));
  return others.rows.length === 0 ? ordered : [...ordered, others];
}

/** The column by which records stand in lanes: one whose values are keys of a list of stages, else their status. */
export function laneColumn(set: RecordSet | undefined): Column | undefined {
  if (set === undefined) return undefined;
  const referring = set.columns.filter(({ refersTo }) => refersTo !== undefined);
  return (
    referring.find(({ refersTo }) => isOfStages(refersTo?.pointer ?? '')) ??
    columnFor(set, 'status') ??
    referring.find(({ refersTo }) => orderKeyOf(refersTo?.rows ?? []) !== undefined) ??
    columnFor(set, 'tag')
  );
}

const ORDER_KEY = wordList(
  'order|sort|sort order|position|pos|seq|sequence|rank|reihenfolge|rang|sortierung|ordre|rang|orden|posicion|ordine|posizione|ordem|posicao',
);
const FEWEST_STAGES = 2;

// What stands in an order of its own is gone through: {"code": "FRAME", "order": 3}.
function orderKeyOf(rows: readonly JsonObject[]): string | undefined {
  if (rows.length < FEWEST_STAGES) return undefined;
  const keys = Object.keys(rows[0] ?? {}).filter((key) => isOneOf(ORDER_KEY, wordsOf(key).join(' ')));
  return keys.find((key) => {
    const places = rows.map((row) => row[key]);
    return places.every((place) => Number.isInteger(place)) && new Set(places).size === rows.length;
  });
}

/** True for the list of the lanes themselves. */
export function isListOfStages({ pointer: own, view }: RecordSet, set: RecordSet | undefined): boolean {
  const pointer = view?.of ?? own;
  return isOfStages(pointer) || laneColumn(set)?.refersTo?.pointer === pointer;
}

function isOfStages(pointer: string): boolean {
  return endsIn(LISTS_OF_STAGES, wordsOf(pointer.slice(pointer.lastIndexOf('/') + 1)).join(' '));
}

type Stage = { title: string; value: string };

// The stages that the data lists, as records with a key and a title or as plain texts.
function stagesInData({ data }: Understanding, set: RecordSet | undefined): Stage[] {
  const reference = laneColumn(set)?.refersTo;
  if (reference !== undefined) {
    const order = orderKeyOf(reference.rows) ?? '';
    const rows = reference.rows.toSorted((one, other) => Number(one[order] ?? 0) - Number(other[order] ?? 0));
    return rows.map((row) => ({ title: plainText(row[reference.name.key]), value: plainText(row[reference.key]) }));
  }
  const texts = allLists(data).find((list) => isOfStages(list.pointer) && mayHold(list.values.map(String), set));
  if (texts !== undefined) {
    const values = texts.values.map(String);
    const titles = titlesOf(values);
    return values.map((value) => ({ title: titles.get(value) ?? '—', value }));
  }
  const records = allRecords(data).find((one) => one !== set && isOfStages(one.pointer));
  const title = records === undefined ? undefined : titleColumn(records);
  if (records === undefined || title === undefined) return [];
  const key = columnFor({ columns: records.columns.filter((one) => one !== title) }, 'id') ?? title;
  const stages = records.rows.map((row) => ({ title: plainText(row[title.key]), value: plainText(row[key.key]) }));
  return mayHold(
    stages.map(({ value }) => value),
    set,
  )
    ? stages
    : [];
}

// Other things have states too, such as countries: a record must stand in one of the lanes.
function mayHold(stages: readonly string[], set: RecordSet | undefined): boolean {
  const status = laneColumn(set);
  const statuses = (set?.rows ?? []).map((row) => statusOf(row, status)).filter((text) => text !== '');
  const isUsed = statuses.length === 0 || statuses.some((text) => stages.some((stage) => sameWords(stage, text)));
  return stages.length > 1 && isUsed;
}

function statusOf(row: JsonObject, status: Column | undefined): string {
  return plainText(status === undefined ? undefined : row[status.key]);
}

function plainText(value: Json | undefined): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(/\s+/g, ' ').trim() : '';
}

// The stages that an action can move a record to, in the order of its schema.
function declaredStages({ actions }: Pick<Understanding, 'actions'>, set: RecordSet | undefined): Stage[] {
  const field = actions
    .flatMap(({ fields }) => fields)
    .find((one) => (one.choices?.length ?? 0) > 1 && isLaneField(one, set));
  return (field?.choices ?? []).map(({ label, value }) => ({ title: spaced(label), value }));
}

/** The stage that an action declares after that of a lane; what is served leaves the board. */
export function stageAfter(lane: Lane, actions: readonly Action[], set: RecordSet): Lane | undefined {
  const stages = declaredStages({ actions: [...actions] }, set);
  const at = stages.findIndex(({ value }) => sameWords(value, lane.value));
  const next = at === -1 ? undefined : stages[at + 1];
  return next && { ...next, rows: [] };
}

// Keys of a program in capitals are words: "IN_PROGRESS", and "NEW" beside it. A short name in capitals, such as "QA", is one.
function titlesOf(stages: readonly string[]): Map<string, string> {
  const areKeys =
    stages.every((stage) => /^\p{Lu}[\p{Lu}\d_]*$/u.test(stage)) && stages.some((stage) => /_|\p{Lu}{4}/u.test(stage));
  const wordsIn = (stage: string) => (areKeys && stage.length > 2 ? stage.toLowerCase() : stage);
  return new Map(stages.map((stage) => [stage, humanize(spaced(wordsIn(stage))) || '—']));
}

function spaced(stage: string): string {
  return /^todo$/i.test(stage) ? 'To do' : stage;
}

function sameWords(a: string, b: string): boolean {
  const plain = (text: string) => foldText(text).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return plain(a) === plain(b) && plain(a) !== '';
}

// Unknown stages sort to the middle, in the order in which they appear in the records.
function rank({ value }: Lane): number {
  const position = ORDER.indexOf(foldText(value).replaceAll(/[_-]/g, ' '));
  return position === -1 ? ORDER.indexOf('in progress') : position;
}

const QUARTERS = wordList('quarters|quarter|quarterly|quartal*|trimestres|trimestre');

// Default lanes for the topic of a prompt: quarters for a quarterly plan, else the usual stages of its records.
function usualLanes({ prompt, language, copy, started }: Understanding): readonly string[] {
  const letter = language === 'en' || language === 'de' ? 'Q' : 'T';
  if (says(QUARTERS, foldText(prompt))) return [1, 2, 3, 4].map((number) => `${letter}${number}`);
  const { starter } = started ?? topicOf(prompt, language);
  return stageOf(starter)?.choices?.map(({ label }) => label) ?? copy.lanes;
}
