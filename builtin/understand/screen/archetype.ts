import type { UiType } from '#contract/spec/ui-type.ts';
import { isAboutRecord } from '#builtin/understand/actions/about-record.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { allFacts, allRecords, type Group, isEmpty, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { archetypeScores } from '#builtin/understand/learned/archetype.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';
import { namesField } from '#builtin/understand/fields/options-from-data.ts';
import { columnFor, isBodyName } from '#builtin/understand/data/record-roles.ts';
import { namedArchetype } from './named-archetype.ts';
import { purposeOf, type Purpose } from './purpose.ts';

/** What an archetype is guessed from; `head` are the words that name the screen. */
export type Evidence = { prompt: string; head: string; data: Group; actions: readonly Action[] };

/** What one point of the shape of data and actions weighs beside what was learned from words. */
const SHAPE_WEIGHT = 30;
/** What the name of an archetype weighs, in the same points. */
const NAMED_POINTS = 5;
/** By how much the words for an archetype outweigh those for all others where it is asked for by name. */
const CLEAR_LEAD = 50;

// What is guessed where nothing speaks for anything, and what forms are at times taken for.
const UNSHAPED: ReadonlySet<UiType> = new Set(['other', 'settings_panel']);
const ASKED_FOR: ReadonlySet<Purpose> = new Set(['signIn', 'signUp', 'reset', 'newsletter', 'feedback', 'contact']);

/** The archetype that fits a prompt, its data and actions best: what was learned of words, and the shape of the others. */
export function archetypeOf(evidence: Evidence): UiType {
  const learned = [...archetypeScores(committedWeights().archetype, evidence.prompt)];
  const named = namedArchetype(evidence.head);
  const scores = learned.map(([type, score]): [UiType, number] => {
    const points = (BONUSES[type]?.(evidence) ?? 0) + (type === named ? NAMED_POINTS : 0);
    return [type, score + SHAPE_WEIGHT * points];
  });
  const best = scores.reduce((one, other) => (other[1] > one[1] ? other : one))[0];
  return named === undefined && UNSHAPED.has(best) && asks(evidence) ? 'form' : best;
}

// "A login page": whoever signs in is asked, whatever the page is taken for.
function asks({ head, data, actions }: Evidence): boolean {
  return actions.length === 0 && isEmpty(data) && ASKED_FOR.has(purposeOf(head));
}

/** By how much the words of a prompt speak for an archetype more than for any other; below zero where they do not. */
export function leadOverOthers(uiType: UiType, prompt: string): number {
  const scores = archetypeScores(committedWeights().archetype, prompt);
  const others = [...scores].filter(([type]) => type !== uiType).map(([, score]) => score);
  return (scores.get(uiType) ?? 0) - Math.max(...others);
}

/** Whether the words of a prompt clearly ask for an archetype. */
export function isClearRequestFor(uiType: UiType, prompt: string): boolean {
  return leadOverOthers(uiType, prompt) > CLEAR_LEAD;
}

const BONUSES: { [uiType in UiType]?: (evidence: Evidence) => number } = {
  form: ({ data, actions }) => {
    const records = allRecords(data);
    const asksMore = actions.some(({ fields }) => fields.length > 1);
    return (asksMore ? 2 : 0) + (actions.some((action) => choosesAmong(action, records)) ? 2 : 0);
  },
  list_table: ({ data, actions }) => {
    const records = allRecords(data);
    const areMost = records.length > 0 && allFacts(data).length <= 2;
    return (areMost ? 2 : 0) + (areDecidedOn(records, actions) ? 3 : 0);
  },
  // Records without a place can't be put on a map.
  map: ({ data }) => {
    const records = allRecords(data);
    return records.some(isPlaced) ? 3 : records.length > 0 ? -2 : 0;
  },
  calendar: ({ data }) => (allRecords(data).some(isDated) ? 1 : 0),
  editor: ({ data }) => (allFacts(data).some(({ key, value }) => isBodyName(key) && typeof value === 'string') ? 2 : 0),
  dashboard: ({ data }) =>
    allFacts(data).filter(({ kind }) => kind === 'number' || kind === 'percent').length >= 2 ? 2 : 0,
  detail_view: ({ data }) => (isOneRecord(data) ? 2 : 0),
  // Nothing but what is on or off.
  settings_panel: ({ data }) => {
    const facts = allFacts(data);
    return facts.length > 1 && facts.every(({ kind }) => kind === 'boolean') ? 3 : 0;
  },
  empty_state: ({ data }) => (isEmpty(data) ? 0 : -1),
  // Where rows wait for a decision each, one question does not do.
  confirmation: ({ data, actions }) => {
    if (areDecidedOn(allRecords(data), actions)) return -5;
    return allRecords(data).length === 0 && actions.length === 2 && actions.every(({ fields }) => fields.length === 0)
      ? 1
      : 0;
  },
};

// One answer of several is a record of the data, as the doctor of an appointment is.
function choosesAmong({ fields }: Action, records: readonly RecordSet[]): boolean {
  return fields.length > 2 && fields.some((field) => records.some((set) => namesField(set, field)));
}

function areDecidedOn(records: readonly RecordSet[], actions: readonly Action[]): boolean {
  return records.some((set) => actions.some((action) => isAboutRecord(action, set)));
}

function isDated(set: RecordSet): boolean {
  return set.columns.some(({ kind }) => kind === 'date' || kind === 'dateTime');
}

function isPlaced(set: RecordSet): boolean {
  return columnFor(set, 'latitude') !== undefined && columnFor(set, 'longitude') !== undefined;
}

// Facts and no list, or data that is all about one thing, whatever lists belong to it.
function isOneRecord(data: Group): boolean {
  const { facts, records, groups } = data;
  const [only, ...others] = groups;
  const isOneSubject = facts.length + records.length === 0 && others.length === 0 && (only?.facts.length ?? 0) >= 2;
  return isOneSubject || (allRecords(data).length === 0 && allFacts(data).length >= 3);
}
