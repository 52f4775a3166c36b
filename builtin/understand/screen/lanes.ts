import { stageOf, topicOf } from '#builtin/starters/starter.ts';
import { foldText } from '#builtin/understand/words/fold-text.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { humanize } from '#builtin/understand/words/humanize.ts';
import { columnFor } from '#builtin/understand/data/record-roles.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

/** A lane of a board: its heading, the status value of its records, and the indexes of those records. */
export type Lane = { title: string; value: string; rows: number[] };

// Stages in their usual order.
const ORDER = (
  'backlog|idea|new|lead|to do|todo|open|planned|ready|queued|contacted|in progress|doing|active|in review|review|' +
  'testing|blocked|proposal|negotiation|done|completed|closed|won|lost|archived'
).split('|');
const MAX_LANES = 12;

/** Matches the name of a param that selects a lane. */
export const LANE_FIELD = /(?:^|_|to|new|target)(?:status|stage|column|lane|state|phase|to)$/i;

/** The lanes of a board: those that the prompt names or an action declares, plus one for each further status in the records. */
export function boardLanes(u: Understanding, set: RecordSet | undefined): Lane[] {
  const named = u.parts.lanes.length > 1 ? u.parts.lanes : [];
  const status = set === undefined ? undefined : (columnFor(set, 'status') ?? columnFor(set, 'tag'));
  const listed = named.length > 0 ? named.map((title) => ({ title, value: title })) : declaredStages(u);
  const lanes: Lane[] = listed.slice(0, MAX_LANES).map(({ title, value }) => ({ title, value, rows: [] }));
  for (const [index, row] of (set?.rows ?? []).entries()) {
    const value = status === undefined ? undefined : row[status.key];
    const text =
      typeof value === 'string' || typeof value === 'number' ? String(value).replaceAll(/\s+/g, ' ').trim() : '';
    const known = lanes.find((lane) => sameWords(lane.value, text)) ?? (text === '' ? lanes[0] : undefined);
    if (known !== undefined)
      Object.assign(known, { value: known.rows.length === 0 && text !== '' ? text : known.value }).rows.push(index);
    else if (lanes.length < MAX_LANES) lanes.push({ title: titleOf(text), value: text, rows: [index] });
    else lanes.at(-1)?.rows.push(index);
  }
  if (lanes.length === 0) return usualLanes(u).map((title) => ({ title, value: title, rows: [] }));
  return listed.length > 0 ? lanes : lanes.toSorted((a, b) => rank(a) - rank(b));
}

// The stages that an action can move a record to, in the order of its schema.
function declaredStages({ actions }: Understanding): { title: string; value: string }[] {
  const field = actions
    .flatMap(({ fields }) => fields)
    .find(({ name, choices }) => LANE_FIELD.test(name) && (choices?.length ?? 0) > 1);
  return (field?.choices ?? []).map(({ label, value }) => ({ title: /^todo$/i.test(label) ? 'To do' : label, value }));
}

function titleOf(value: string): string {
  return /^todo$/i.test(value) ? 'To do' : humanize(value) || '—';
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
