import type { Json } from '#contract/json/json.ts';
import type { Action } from './action.ts';
import type { Column } from '#builtin/understand/data/column.ts';
import type { RecordSet } from '#builtin/understand/data/data-shape.ts';
import { namesRecords } from '#builtin/understand/data/record-key.ts';
import { columnFor } from '#builtin/understand/data/record-roles.ts';
import { joinedWords, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';

/** What a member of a record has to be for an action on the record to be offered. */
export type OfferedIf = { key: string; eq?: Json; neq?: Json; not?: true };

// After these nothing about a record changes any more.
const FINAL = wordList(
  'cancel*|archiv*|delet*|void*|refund*|reject*|expired|withdrawn|closed|discard*|stornier*|geloscht|geloescht|erstattet|abgelehnt',
  'annul*|supprim*|rembours*|cancelad*|anulad*|eliminad*|reembolsad*|eliminat*|rimborsat*|refuse*|rechazad*|recusad*|rifiutat*',
);
// What is still done with a record that nothing changes any more.
const KEEPS = wordList(
  'view|show|open|see|read|details|download|export|print|share|copy|duplicate|repeat|again|reopen|restore|reorder|rebook|reactivate|undo',
  'contact|message|notify|reply|comment|review|rate|delete|remove|archive|dispute|select|pick|choose',
  'ansehen|anzeigen|offnen|oeffnen|herunterladen|drucken|kopieren|wieder*|loschen|loeschen|voir|ouvrir|telecharger|imprimer|copier',
  'rouvrir|supprimer|contacter|ver|abrir|descargar|imprimir|copiar|reabrir|eliminar|contactar|baixar|reativar|vedere|aprire|scaricare',
  'stampare|copiare|riaprire|eliminare|contattare',
);
// "mark_paid" and "confirm_pick" are named by what becomes of the record.
const LIGHT = wordList('mark*|set|flag|confirm*|marc*|marqu*|segn*|als|as|como|comme|come');
const UNDOES = wordList('cancel*|stornier*|kundig*|annul*|anular|undo|remove|entfern*|loesch*|losch*');
const IRREGULAR = new Map([
  ['pay', 'paid'],
  ['send', 'sent'],
  ['sell', 'sold'],
  ['complete', 'done'],
  ['finish', 'done'],
]);
const ABLE = /^(.{3,}?)(?:i|a)(?:ble|vel|bile)s?$|^(.{4,})bar$/;
const MAY = wordList('can|may|kann|darf|peut|puede|pode|puo');
const IS = wordList('is|was|has|been|ist|wurde|est|es|esta|foi|e');
const WHEN = wordList('at|on|am|le|el|em|il|by');
const MAX_STATES = 8;
const STEM_CHARS = 3;
const LONG_STEM_CHARS = 5;
const ENDING_CHARS = 4;

/**
 * The conditions under which an action on a record is offered: not what is done already, nothing that the record rules out,
 * and no change of a record in a final state. `keys` are the members that a condition can read.
 */
export function isOffered(action: Action, set: RecordSet, keys: readonly string[]): OfferedIf[] {
  const words = verbsOf(action, set);
  // What the user gives another value does not stand in the way.
  const given = new Set(action.fields.map(({ name }) => joinedWords(name)));
  const columns = set.columns.filter(({ key }) => keys.includes(key) && !given.has(joinedWords(key)));
  const isChange = !says(KEEPS, wordsOf(action.name).join(' '));
  const status = columnFor({ columns }, 'status');
  const states = status === undefined || status.kind !== 'text' ? [] : status.distinct.slice(0, MAX_STATES);
  const ruledOut = states.filter(
    (state) => isDone(wordsOf(state), words, action) || (isChange && isOneOf(FINAL, wordsOf(state)[0] ?? '')),
  );
  return [
    ...(status === undefined ? [] : ruledOut.map((state): OfferedIf => ({ key: status.key, neq: state }))),
    ...columns.flatMap((column) => conditionOf(column, words, action, isChange, ruledOut.length > 0)),
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

function conditionOf(
  { key, kind }: Column,
  verbs: string[],
  action: Action,
  isChange: boolean,
  hasStatus: boolean,
): OfferedIf[] {
  const words = wordsOf(key);
  const [first = '', ...others] = words;
  if (kind === 'boolean') {
    const [, able = '', bar = ''] = ABLE.exec(words.at(-1) ?? '') ?? [];
    const ability = isOneOf(MAY, first) ? (others[0] ?? '') : able || bar;
    if (ability !== '') return wordsOf(action.name).some((word) => isAbleTo(word, ability)) ? [{ key }] : [];
    const state = isOneOf(IS, first) ? others : words;
    if (isDone(state, verbs, action)) return [{ key, not: true }];
    // What was never booked cannot be cancelled.
    const undone = isOneOf(UNDOES, verbs[0] ?? '') ? wordsOf(action.name).slice(1) : [];
    if (state.length === 1 && undone.some((word) => haveSameVerb(word, state[0] ?? ''))) return [{ key }];
    return isChange && isOneOf(FINAL, state[0] ?? '') ? [{ key, not: true }] : [];
  }
  const isWhen = (kind === 'date' || kind === 'dateTime') && isOneOf(WHEN, words.at(-1) ?? '');
  return isWhen && !hasStatus && isDone(words.slice(0, -1), verbs, action) ? [{ key, not: true }] : [];
}

// "checked_in" is what check_in makes of a record; "partly_paid" is not what pay does.
function isDone([first = '', ...others]: readonly string[], verbs: readonly string[], { name }: Action): boolean {
  const words = wordsOf(name);
  return verbs.some((verb) => haveSameVerb(verb, first)) && others.every((word) => words.includes(word));
}

// "devolvible" tells whether "solicitar_devolucion" is possible: a noun may be longer than the verb.
function isAbleTo(word: string, ability: string): boolean {
  return haveSameVerb(word, ability) || word.slice(0, LONG_STEM_CHARS) === ability.slice(0, LONG_STEM_CHARS);
}

/** Whether a state is named after a verb: "shipped" after "ship", "abgelehnt" after "ablehnen", "payée" after "payer". */
function haveSameVerb(verb: string, state: string): boolean {
  if (verb === '' || state === '') return false;
  if (IRREGULAR.get(verb) === state) return true;
  return [state, state.replace(/^(.{2,4})ge(?=.{3})/, '$1'), state.replace(/^ge(?=.{4})/, '')].some((one) => {
    const [short, long] = one.length <= verb.length ? [one, verb] : [verb, one];
    let shared = 0;
    while (shared < short.length && short[shared] === long[shared]) shared += 1;
    const isLongEnough = shared >= LONG_STEM_CHARS || (shared >= STEM_CHARS && shared >= short.length - 2);
    return isLongEnough && long.length - shared <= ENDING_CHARS;
  });
}
