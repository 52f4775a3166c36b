import type { Json } from '#contract/json/json.ts';
import type { Action } from './action.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { readValues, type ReadValue } from '#builtin/understand/data/read-values.ts';
import { namesRecords } from '#builtin/understand/data/record-key.ts';
import { plays } from '#builtin/understand/data/record-roles.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isState, OPPOSITE, type State } from '#builtin/understand/words/state-words.ts';
import { isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';
import { isEdit } from './decided.ts';
import { roomFor } from './room.ts';
import { haveSameVerb, isAbleTo, undoneVerb } from './same-verb.ts';
import { ruleOf } from './verb-rules.ts';

/** A value that a member of a record is compared with: a given one, or that of another member. */
export type Compared = Json | { key: string };

/** What a member of a record has to be for an action on the record to be offered. */
export type OfferedIf = {
  key: string;
  not?: true;
  /** True where a record that lacks the member it is compared with is offered the action too. */
  mayLack?: true;
} & { [comparison in 'eq' | 'neq' | 'gt' | 'gte' | 'lt' | 'lte']?: Compared };

// What is still done with a record that nothing changes any more.
const KEEPS = wordList(
  'view|show|open|see|read|details|download|export|print|share|copy|duplicate|repeat|again|reopen|restore|reorder|rebook|reactivate|undo',
  'contact|message|notify|reply|comment|review|rate|delete|remove|archive|dispute|select|pick|choose|refund|appeal|unarchive',
  'ansehen|anzeigen|offnen|oeffnen|herunterladen|drucken|kopieren|wieder*|loschen|loeschen|voir|ouvrir|telecharger|imprimer|copier',
  'rouvrir|supprimer|contacter|ver|abrir|descargar|imprimir|copiar|reabrir|eliminar|contactar|baixar|reativar|vedere|aprire|scaricare',
  'stampare|copiare|riaprire|eliminare|contattare|erstatten|rembours*|reembols*|rimbors*',
);
// "mark_paid" and "confirm_pick" are named by what becomes of the record.
const LIGHT = wordList(
  'mark*|set|flag|confirm*|record|log|register|marc*|marqu*|segn*|als|as|como|comme|come|registr*|enregistr*',
);
const UNDOES = wordList('cancel*|stornier*|kundig*|annul*|anular|undo|remove|entfern*|loesch*|losch*');
const ABLE = /^(.{3,}?)(?:i|a)(?:ble|vel|bile)s?$|^(.{4,})bar$/;
const MAY = wordList('can|may|kann|darf|peut|puede|pode|puo');
const IS = wordList('is|was|has|been|ist|wurde|est|es|esta|foi|e');
const WHEN = wordList('at|on|am|le|el|em|il');
const BY = wordList('by|von|durch|par|por|da');
const CLOSED = wordList('closed');
const MAX_STATES = 8;
const SHORT_CHARS = 2;

/** The parts of an action that decide whether it is offered. */
type ActionReading = { action: Action; verbs: readonly string[]; isChange: boolean };

/**
 * The conditions under which an action on a record is offered: not what is done already, nothing that the record rules out,
 * no change of a record in a final state, and nothing that takes more room than there is. `keys` are the members that a
 * condition can read.
 */
export function isOffered(action: Action, set: RecordSet, keys: readonly string[]): OfferedIf[] {
  const reading = { action, verbs: verbsOf(action, set), isChange: !says(KEEPS, wordsOf(action.name).join(' ')) };
  // What the user gives another value does not stand in the way.
  const given = new Set(action.fields.map(({ name }) => joinedWords(name)));
  const columns = set.columns.filter(({ key }) => keys.includes(key) && !given.has(joinedWords(key)));
  const ofStates = columns
    .filter(({ key, kind, refersTo }) => (kind === 'text' || refersTo !== undefined) && plays(key, 'status'))
    .flatMap((column) => inStates(column.key, readValues(column, set), reading));
  const ofResults = columns.flatMap((column) => withoutResult(column, readValues(column, set), action));
  return [
    ...ofStates,
    ...ofResults,
    ...columns.flatMap((column) => conditionOf(column, reading, ofStates.length > 0)),
    ...roomFor(ruleOf(action).room, set).filter(({ key }) => keys.includes(key)),
  ];
}

// The words of an action that say what becomes of the record, without those that only name the record.
function verbsOf({ name }: Action, set: RecordSet): string[] {
  const words = wordsOf(name).filter((word) => !namesRecords([word], set));
  const [first = '', ...others] = words;
  return isOneOf(LIGHT, first)
    ? [first, ...others]
    : [first, ...others.slice(-1).filter((last) => last.endsWith('en'))];
}

// Beside "request_scan", a member "scan" says whether there is one: it can be requested where that is "NONE".
function withoutResult({ key, kind, refersTo }: Column, states: readonly ReadValue[], action: Action): OfferedIf[] {
  const [first = '', ...things] = wordsOf(action.name);
  const words = wordsOf(key).filter((word) => word !== 'status' && word !== 'state');
  const isNamed = words.length > 0 && words.every((word) => things.includes(word));
  const tells = kind === 'text' || refersTo !== undefined;
  if (!tells || !isNamed || isOneOf(UNDOES, first) || isEdit(action)) return [];
  const [none, ...more] = states.filter(({ text }) => isState('none', text, true));
  return none === undefined || more.length > 0 || states.length > MAX_STATES ? [] : [{ key, eq: none.value }];
}

function inStates(key: string, all: readonly ReadValue[], reading: ActionReading): OfferedIf[] {
  const states = all.slice(0, MAX_STATES);
  const { only = [], not = [] } = ruleOf(reading.action);
  const undone = reading.verbs.map(undoneVerb).filter((verb) => verb !== undefined);
  const wanted = states.filter(
    ({ text }) =>
      only.some((one) => isState(one, text)) ||
      (only.includes('running') && isUnderWay(text, reading)) ||
      undone.some((verb) => haveSameVerb(verb, wordsOf(text)[0] ?? '')),
  );
  const ruledOut = states.filter(
    (state) =>
      !wanted.includes(state) &&
      (wanted.length > 0 ||
        isDone(wordsOf(state.text), reading) ||
        isUnderWay(state.text, reading) ||
        isFinal(state.text, reading) ||
        not.some((one) => isState(one, state.text))),
  );
  const [left, ...more] = states.filter((state) => !ruledOut.includes(state));
  if (wanted.length > 0 && left !== undefined && more.length === 0) return [{ key, eq: left.value }];
  return ruledOut.map(({ value }): OfferedIf => ({ key, neq: value }));
}

// "irrigating" is what start_irrigation makes of a block.
function isUnderWay(state: string, { action }: ActionReading): boolean {
  const { not = [], only = [] } = ruleOf(action);
  if (!not.includes('running') && !only.includes('running')) return false;
  const words = wordsOf(state).filter((word) => word.length > SHORT_CHARS);
  return wordsOf(action.name)
    .slice(1)
    .some((word) => words.some((one) => one === word || haveSameVerb(word, one)));
}

function isFinal(state: string, { isChange }: ActionReading): boolean {
  return (
    isChange && (isState('calledOff', state) || isState('rejected', state) || isOneOf(CLOSED, wordsOf(state)[0] ?? ''))
  );
}

function conditionOf({ key, kind }: Column, reading: ActionReading, hasStatus: boolean): OfferedIf[] {
  const words = wordsOf(key);
  if (kind === 'boolean') return ofYesNo(key, words, reading);
  const last = words.at(-1) ?? '';
  const isWhen = (kind === 'date' || kind === 'dateTime') && isOneOf(WHEN, last);
  const isDoneThen = (isWhen || isOneOf(BY, last)) && isDone(words.slice(0, -1), reading);
  return isDoneThen && !hasStatus ? [{ key, not: true }] : [];
}

function ofYesNo(key: string, words: readonly string[], reading: ActionReading): OfferedIf[] {
  const { action, verbs } = reading;
  const [first = '', ...others] = words;
  const [, able = '', bar = ''] = ABLE.exec(words.at(-1) ?? '') ?? [];
  const ability = isOneOf(MAY, first) ? (others[0] ?? '') : able || bar;
  // "rega_ligada" for ligar_rega: the thing that the action names says nothing of its state.
  const things = wordsOf(action.name).filter((word) => word !== verbs[0] && !verbs.includes(word));
  const named = (isOneOf(IS, first) ? others : words).filter((word) => !things.includes(word));
  const state = named.length > 0 ? named : words;
  const byRule = ofRule(key, state.join(' '), action);
  if (byRule.length > 0) return byRule;
  if (ability !== '') return wordsOf(action.name).some((word) => isAbleTo(word, ability)) ? [{ key }] : [];
  if (isDone(state, reading)) return [{ key, not: true }];
  // What was never booked cannot be cancelled, what is not locked not unlocked.
  const undone = isOneOf(UNDOES, verbs[0] ?? '')
    ? wordsOf(action.name).slice(1)
    : verbs.flatMap((verb) => undoneVerb(verb) ?? []);
  if (state.length > 0 && state.every((one) => undone.some((word) => word === one || haveSameVerb(word, one))))
    return [{ key }];
  return isFinal(state.join(' '), reading) ? [{ key, not: true }] : [];
}

// A yes or no is a state, or its opposite.
function ofRule(key: string, name: string, action: Action): OfferedIf[] {
  const { only = [], not = [] } = ruleOf(action);
  const isNamed = (state: State | undefined) => state !== undefined && isState(state, name, true);
  const isOpposite = (state: State) => isNamed(OPPOSITE[state]);
  if (only.some(isNamed) || (not.some(isOpposite) && !not.some(isNamed))) return [{ key }];
  return not.some(isNamed) || only.some(isOpposite) ? [{ key, not: true }] : [];
}

// "checked_in" is what check_in makes of a record; "partly_paid" is not what pay does, and what is assigned can be given to another.
function isDone([first = '', ...others]: readonly string[], { verbs, action }: ActionReading): boolean {
  const words = wordsOf(action.name);
  if (isEdit(action) && !isOneOf(LIGHT, words[0] ?? '')) return false;
  return verbs.some((verb) => haveSameVerb(verb, first)) && others.every((word) => words.includes(word));
}
