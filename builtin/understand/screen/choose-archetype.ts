import type { UiType } from '#contract/spec/ui-type.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { allFacts, allRecords, type Group, isEmpty, type RecordSet } from '#builtin/understand/data/data-shape.ts';
import { archetypeScores } from '#builtin/understand/learned/archetype.ts';
import { committedWeights } from '#builtin/understand/learned/weights.ts';
import { namesField } from '#builtin/understand/fields/names-field.ts';
import { columnFor, isBodyName } from '#builtin/understand/data/record-roles.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isNamedLike } from '#builtin/understand/words/same-stem.ts';
import { isBeforeAction } from './pending.ts';
import { positionIn } from '#builtin/understand/data/position.ts';
import { familiarIn, PAGE } from './familiar.ts';
import { isPageName, namedArchetype } from './named-archetype.ts';
import { eventTimes } from '#builtin/parts/calendar/event-times.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';
import { purposeOf, type Purpose } from './purpose.ts';
import { isReply, threadIn } from './thread.ts';
import { isAskedInWords, workOf, type Work } from './work-of-action.ts';

/** What an archetype is guessed from; `head` holds the words that name the screen. */
export type Evidence = { prompt: string; head: string; data: Group; actions: readonly Action[] };

/** Weight of one point, given for the shape of data and actions, against the scores of the trained model. */
const SHAPE_WEIGHT = 30;
/** Points for an archetype that the prompt names. */
const NAMED_POINTS = 5;
/** Lead over the second-best archetype from which a request counts as clear. */
const CLEAR_LEAD = 50;

// Guesses for prompts without clear evidence; the model also mistakes some forms for these.
const WEAK_GUESSES: ReadonlySet<UiType> = new Set(['other', 'settings_panel']);
const FORM_PURPOSES: ReadonlySet<Purpose> = new Set(['signIn', 'signUp', 'reset', 'newsletter', 'feedback', 'contact']);

/** The same, with what each of the actions works on. */
type Shaped = Evidence & { works: readonly Work[]; isAsked: boolean };

/** The archetype that fits best: the trained model scores the prompt, and the shape of data and actions adds points. */
export function chooseArchetype(evidence: Evidence): UiType {
  const learned = [...archetypeScores(committedWeights().archetype, evidence.prompt)];
  const named = namedArchetype(evidence.head) ?? (familiarIn(evidence.head) === 'landing' ? 'other' : undefined);
  const shaped = {
    ...evidence,
    works: evidence.actions.map((action) => workOf(action, evidence.data)),
    isAsked:
      !isEmpty(evidence.data) &&
      evidence.actions.some((action) => isAskedInWords(action, evidence.prompt, evidence.data)),
  };
  const scores = learned.map(([type, score]): [UiType, number] => {
    const points = (BONUSES[type]?.(shaped) ?? 0) + (type === named ? NAMED_POINTS : 0);
    return [type, score + SHAPE_WEIGHT * points];
  });
  const best = scores.reduce((one, other) => (other[1] > one[1] ? other : one))[0];
  return named === undefined && WEAK_GUESSES.has(best) && isFormRequest(evidence) ? 'form' : best;
}

// "A login page" is a form even when the model takes it for something else.
function isFormRequest({ head, data, actions }: Evidence): boolean {
  return actions.length === 0 && isEmpty(data) && FORM_PURPOSES.has(purposeOf(head));
}

/** The score of an archetype minus that of the best other one; negative when another fits the prompt better. */
export function leadOverOthers(uiType: UiType, prompt: string): number {
  const scores = archetypeScores(committedWeights().archetype, prompt);
  const others = [...scores].filter(([type]) => type !== uiType).map(([, score]) => score);
  return (scores.get(uiType) ?? 0) - Math.max(...others);
}

/** True when a prompt clearly asks for an archetype. */
export function isClearRequestFor(uiType: UiType, prompt: string): boolean {
  return leadOverOthers(uiType, prompt) > CLEAR_LEAD;
}

/** Points for a page that is named after one thing of the data, and how many facts make such a thing. */
const THING_POINTS = 4;
const THING_MIN_FACTS = 4;

/** Points for a conversation: the data has its messages and an action sends another. */
const THREAD_POINTS = 6;

/** Points for the question whether something should be done to the thing that the data describes. */
const PENDING_POINTS = 9;

/** Points for a form whose answers the request names. */
const ASKED_POINTS = 5;

/** Points for changing what the data has, where the request is named after that. */
const EDIT_POINTS = 6;
const EDITING = wordList(
  'edit|change|update|modify|bearbeiten|andern|pflegen|anpassen|aktualisieren|modifier|changer|mettre a jour|editar|cambiar',
  'actualizar|modificar|modifica|modificare|aggiorna|aggiornare|cambia|cambiare|alterar|atualizar',
);

/** Points taken from a map of what has prices and no coordinates. */
const MENU_POINTS = -6;

/** Points for a plan of who or what is busy when, if the data has the times. */
const PLAN_POINTS = 6;
const PLANS = wordList(
  'roster|rota|timetable|week plan|day plan|shift plan|lane per|lanes per|lane for each|planner|einsatzplan*|dienstplan*|stundenplan*|belegungsplan*',
  'schichtplan*|wochenplan*|tagesplan*|zeitplan*|raumplan*|planning|emploi du temps|cuadrante|planificacion|planning semanal|horario semanal',
  'turni|orario settimanale|tabella dei turni|escala|grade horaria|mapa de turnos|horario da semana',
);

const BONUSES: { [uiType in UiType]?: (shaped: Shaped) => number } = {
  // A conversation is a screen of its own.
  other: ({ data, actions }) => (actions.some(isReply) && threadIn(data) !== undefined ? THREAD_POINTS : 0),
  form: (shaped) => {
    const { data, actions, works, isAsked } = shaped;
    const records = allRecords(data);
    if (works.includes('edit')) return says(EDITING, shaped.head) ? EDIT_POINTS : 2;
    // The page of a thing has the forms of what is done with it, and is none itself.
    if (isPageName(shaped.head) && isNamedAfterThing(shaped)) return 0;
    if (isAsked) return ASKED_POINTS;
    const asksMore = works.includes('ask');
    // Where each record or the one thing is decided on, nothing is left to fill in.
    if (!asksMore && (works.includes('row') || works.includes('thing'))) return -2;
    return (asksMore ? 2 : 0) + (actions.some((action) => choosesAmong(action, records)) ? 2 : 0);
  },
  // Several steps may ask for the same, unless it is asked of each record.
  wizard: ({ data, actions, works }) =>
    !works.includes('row') && actions.some((action) => choosesAmong(action, allRecords(data))) ? 2 : 0,
  list_table: ({ data, works }) => {
    const areMost = allRecords(data).length > 0 && allFacts(data).length <= 2;
    return works.includes('row') ? (areMost ? 4 : 3) : areMost ? 2 : 0;
  },
  board: ({ data }) => (allRecords(data).some((set) => columnFor(set, 'status') !== undefined) ? 1 : 0),
  pricing_table: ({ data }) => (allRecords(data).some(areOffers) ? 1 : 0),
  // Records without coordinates cannot be put on a map.
  map: ({ data, head }) => {
    // On the page of a business the map is one of its parts.
    if (isEmpty(data) && says(PAGE, head)) return -2;
    const records = allRecords(data);
    if (records.some(isPlaced)) return 3;
    // A "carte des vins" has prices, and no place.
    if (records.some((set) => columnFor(set, 'price') !== undefined)) return MENU_POINTS;
    return records.length > 0 ? -2 : 0;
  },
  calendar: ({ data, prompt }) => {
    const records = allRecords(data);
    if (says(PLANS, prompt) && records.some((set) => eventTimes(set) !== undefined)) return PLAN_POINTS;
    return records.some(isDated) ? 1 : 0;
  },
  editor: ({ data }) => (allFacts(data).some(({ key, value }) => isBodyName(key) && typeof value === 'string') ? 2 : 0),
  dashboard: ({ data }) =>
    allFacts(data).filter(({ kind }) => kind === 'number' || kind === 'percent').length >= 2 ? 2 : 0,
  detail_view: (shaped) => {
    const { data, works } = shaped;
    const isDecidedOn = works.includes('thing') && !works.includes('row') && !works.includes('edit');
    return (isOneRecord(data) ? 2 : 0) + (isDecidedOn ? 3 : 0) + (isNamedAfterThing(shaped) ? THING_POINTS : 0);
  },
  // Data that consists only of on/off values looks like settings; records that are decided on do not.
  settings_panel: ({ data, works }) => {
    const facts = allFacts(data);
    if (facts.length > 1 && facts.every(({ kind }) => kind === 'boolean')) return 3;
    return works.includes('row') ? -2 : 0;
  },
  empty_state: ({ data }) => (isEmpty(data) ? 0 : -1),
  // When each row needs its own decision, a single question is not enough.
  confirmation: ({ prompt, data, actions, works }) => {
    if (works.includes('row')) return -5;
    if (works.includes('thing') && isBeforeAction(prompt)) return PENDING_POINTS;
    if (allRecords(data).length > 0 || actions.length !== 2) return 0;
    return works.includes('thing') ? 2 : actions.every(({ fields }) => fields.length === 0) ? 1 : 0;
  },
};

// True for an action with a param that picks a record from the data, as an appointment picks a doctor.
function choosesAmong({ fields }: Action, records: readonly RecordSet[]): boolean {
  return fields.length > 2 && fields.some((field) => records.some((set) => namesField(set, field)));
}

// "Patient card" shows a patient, if the data holds much about one; "entries of a matter" and "applicants for this job" are lists.
function isNamedAfterThing({ head, prompt, data, actions }: Shaped): boolean {
  if (threadIn(data) !== undefined && actions.some(isReply)) return false;
  const words = wordsOf(prompt);
  const placeOf = ({ key }: { key: string }) => words.findIndex((word) => isNamedLike(word, key));
  const things = data.groups.filter(
    ({ key, facts, groups }) =>
      isNamedLike(head, key) &&
      facts.filter(({ hidden }) => hidden === undefined).length + groups.length >= THING_MIN_FACTS,
  );
  const lists = allRecords(data).map(placeOf);
  return things.some((thing) => lists.every((at) => at < 0 || at > placeOf(thing)));
}

const MAX_OFFERS = 5;

// A few things with prices that have no state.
function areOffers(set: RecordSet): boolean {
  const isPriced = columnFor(set, 'price') !== undefined && columnFor(set, 'status') === undefined;
  return isPriced && set.rows.length > 1 && set.rows.length <= MAX_OFFERS;
}

function isDated(set: RecordSet): boolean {
  return set.columns.some(({ kind }) => kind === 'date' || kind === 'dateTime');
}

function isPlaced(set: RecordSet): boolean {
  return positionIn(set) !== undefined;
}

// True for facts without lists, for facts in words beside them, and for data under a single key that describes one thing.
function isOneRecord(data: Group): boolean {
  const { facts, records, groups } = data;
  const [only, ...others] = groups;
  const isOneSubject = facts.length + records.length === 0 && others.length === 0 && (only?.facts.length ?? 0) >= 2;
  const hasFactsInWords = facts.filter(({ kind }) => kind === 'text').length >= 3;
  return isOneSubject || hasFactsInWords || (allRecords(data).length === 0 && allFacts(data).length >= 3);
}
