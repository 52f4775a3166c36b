import type { UiType } from '#contract/ui-type.ts';
import { isAboutRecord } from './about-record.ts';
import type { Action } from './action.ts';
import { BODY } from './body-words.ts';
import { type Fact, type Group, type RecordSet, allFacts, allRecords } from './data-shape.ts';
import { FAILED } from './failure.ts';
import type { Field, FieldKind } from './field.ts';
import { foldText } from './fold-text.ts';
import { namesField } from './options-from-data.ts';
import { columnFor } from './record-roles.ts';
import { tellFacts } from './told-fact.ts';

/** What an archetype is guessed from. */
export type Evidence = {
  prompt: string;
  /** The words that name the screen. */
  head: string;
  data: Group;
  actions: readonly Action[];
  fields: readonly Field[];
};

const PICKS = /\b(?:pick|choose|select|enter|ask|answer|fill|provide)\b/iu;
const SEARCHES = /^\s*(?:search|find|suche)\b/iu;
const IN_STEPS = /\bwizard\b|multi[- ]?step|step[- ]by[- ]step|\b\w+[- ]steps?\b|\b(?:guide|walk)\b.*\bthrough\b/i;
const SHOWS =
  /^\s*(?:please\s+)?(?:let (?:the |an? |our |my )?\p{L}+ )?(?:show|list|display|view|browse|see|zeige?|affiche|muestra)\b/iu;
const WHERE = /\b(?:where|wo|où|donde|dónde|near(?:by|est)?|locations?|standorte?)\b/iu;
const WHEN = /\b(?:when|wann|quand|cu[aá]ndo|quando|who works|shifts?)\b/iu;
const EDITS = /^\s*(?:please\s+)?(?:edit|write|draft|revise|bearbeite|modifie|edita|modifica)\b/iu;
const MOVES = /\b(?:move|drag|verschieb\w*)\b.*\b(?:between|zwischen|entre|from)\b/iu;
// "Delete my account" asks whether to; the words open the name of the screen.
const DESTROYS = /^(?:delet(?:e|ing)|remov(?:e|ing)|deactivat(?:e|ing)|clos(?:e|ing)) (?:my|your|the|an?) \p{L}+/iu;
// "Payment failed", but not "failed payments".
const ENDS_FAILED = new RegExp(`${FAILED.source}$`);
// "Flight status" tells of one flight; "machines by status" of many.
const IS_STATUS = /(?<!\bby)\sstatus$/iu;
// A question that opens with a deed asks whether to do it: "Delete project Apollo?"
const ASKS_WHETHER =
  /^\s*(?:delete|remove|discard|erase|cancel|leave|close|archive|publish|send|deactivate|unsubscribe|log ?out|sign ?out|reset|transfer|upgrade|downgrade)\s[^.!?\n]{1,80}\?/iu;
// Kinds of answers that nobody lists of things to be shown.
const ASKED_KINDS: ReadonlySet<FieldKind> = new Set([
  'email',
  'password',
  'file',
  'yesNo',
  'choice',
  'choices',
  'signature',
  'longText',
]);

const BONUSES: { [uiType in UiType]?: (evidence: Evidence) => number } = {
  form: formBonus,
  wizard: ({ prompt }) => (IN_STEPS.test(prompt) ? 3 : 0),
  list_table: listBonus,
  map: mapBonus,
  calendar: ({ data, prompt }) => (allRecords(data).some(isDated) && WHEN.test(prompt) ? 5 : 0),
  editor: ({ data, prompt }) => (EDITS.test(prompt) && allFacts(data).some(isBodyText) ? 9 : 0),
  board: ({ prompt }) => (MOVES.test(prompt) ? 3 : 0),
  dashboard: ({ data }) =>
    allFacts(data).filter(({ kind }) => kind === 'number' || kind === 'percent').length >= 2 ? 2 : 0,
  detail_view: ({ head, data, fields }) =>
    (isOneRecord(data) ? 2 : 0) +
    (tellFacts(fields.map(({ label }) => label)) ? 4 : 0) +
    (IS_STATUS.test(head) ? 3 : 0),
  confirmation: confirmationBonus,
};

/** What speaks for or against an archetype besides the words for it: data, actions, fields, and how it is put. */
export function shapeBonus(uiType: UiType, evidence: Evidence): number {
  return BONUSES[uiType]?.(evidence) ?? 0;
}

// Records with coordinates, and somebody who asks where they are; records without any can't be put on a map.
function mapBonus({ data, prompt }: Evidence): number {
  const records = allRecords(data);
  if (records.some(isPlaced)) return WHERE.test(prompt) ? 5 : 0;
  return records.length > 0 ? -2 : 0;
}

function formBonus({ prompt, data, actions, fields }: Evidence): number {
  const records = allRecords(data);
  const picks = PICKS.test(prompt);
  const asksMore = actions.some((action) => action.fields.length > 1);
  const asksOne = actions.some((action) => action.fields.length === 1) && records.length === 0;
  return (
    (asksMore ? 2 : asksOne && picks ? 4 : 0) +
    (picks && actions.some((action) => choosesAmong(action, records)) ? 4 : 0) +
    (SEARCHES.test(prompt) && fields.length >= 3 ? 5 : 0) +
    (records.length + allFacts(data).length > 0 ? 0 : askingBonus(fields))
  );
}

// One answer of several is a record of the data, as the doctor of an appointment is.
function choosesAmong({ fields }: Action, records: readonly RecordSet[]): boolean {
  return fields.length > 2 && fields.some((field) => records.some((set) => namesField(set, field)));
}

function askingBonus(fields: readonly Field[]): number {
  if (fields.length < 2) return 0;
  const asked = fields.filter(({ kind }) => ASKED_KINDS.has(kind)).length;
  return fields.length >= 3 && asked >= 2 ? 3 : 1;
}

function listBonus({ prompt, data, actions }: Evidence): number {
  const records = allRecords(data);
  return (
    (records.length > 0 && allFacts(data).length <= 2 ? 2 : 0) +
    (SHOWS.test(prompt) ? 2 : 0) +
    (areDecidedOn(records, actions) ? 3 : 0)
  );
}

function confirmationBonus({ prompt, head, data, actions }: Evidence): number {
  const records = allRecords(data);
  // Where rows wait for a decision each, one question does not do.
  if (areDecidedOn(records, actions)) return -5;
  if (ASKS_WHETHER.test(prompt) || ENDS_FAILED.test(foldText(head))) return 6;
  if (records.length > 0) return 0;
  if (DESTROYS.test(head) && actions.every(({ fields }) => fields.length <= 1)) return 6;
  return actions.length === 2 && actions.every(({ fields }) => fields.length === 0) ? 1 : 0;
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

function isBodyText({ key, value }: Fact): boolean {
  return BODY.test(key) && typeof value === 'string';
}

// Facts and no list, or data that is all about one thing, whatever lists belong to it.
function isOneRecord(data: Group): boolean {
  const { facts, records, groups } = data;
  const [only, ...others] = groups;
  const isOneSubject = facts.length + records.length === 0 && others.length === 0 && (only?.facts.length ?? 0) >= 2;
  return isOneSubject || (allRecords(data).length === 0 && allFacts(data).length >= 3);
}
