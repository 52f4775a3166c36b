import type { ActionContext } from '#contract/request/compose-request.ts';
import type { UiType } from '#contract/spec/ui-type.ts';
import { chooseArchetype, isClearRequestFor } from '#builtin/understand/screen/choose-archetype.ts';
import { allFacts, allRecords, type Group, isEmpty } from '#builtin/understand/data/data-shape.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Understanding } from '../understand/understanding.ts';
import { isReference } from './entered.ts';
import { says, wordList } from '#builtin/understand/words/word-list.ts';

const OPENS = /^(?:view|open|show|select|details?|inspect|see|preview|read|expand|drill)\b/;
const ASKS = /^\s*(?:now |then |next )?(?:ask|collect|request)\b|\bask (?:\w+ )?for\b/;
const LETS_USER = /^\s*(?:now |then |next )?let (?:the |a )?\w+ (?<answers>\w+)/;
const INPUT_VERBS = new Set(['pick', 'enter', 'choose', 'fill', 'add', 'type', 'tell', 'give', 'select']);
const EDITS = /^\s*(?:edit|change|update|correct|complete|bearbeite\w*|modifie\w*|edita\w*)\b/;
const DONE = wordList(
  'confirmation|thank|success|receipt|done|summary|confirmed|booked|danke|merci|gracias|obrigado|obrigada',
  'grazie',
);
// Archetypes that a prompt asks for by name, whatever the previous action was.
const NAMED: readonly UiType[] = [
  'board',
  'calendar',
  'map',
  'settings_panel',
  'wizard',
  'editor',
  'pricing_table',
  'dashboard',
  'other',
];

/**
 * The archetype of the screen after an action: the requested one, else the opened record, else the outcome.
 *
 * @param entered what the user has entered
 */
export function followingType({ action, event }: ActionContext, u: Understanding, entered: Group): UiType {
  if (u.requestedType !== undefined) return u.requestedType;
  const words = foldText(u.prompt);
  const actionsNeedInput = u.actions.some(({ fields }) => fields.some(({ name }) => !isReference(name)));
  if (asksForInput(words) && !/\bbefore\b/.test(words)) return 'form';
  if (EDITS.test(words) && actionsNeedInput) return 'form';
  const guess = chooseArchetype({ prompt: u.prompt, head: u.named.head, data: u.data, actions: u.actions });
  if (NAMED.includes(guess) && isClearRequestFor(guess, u.prompt)) return guess;
  const isOpening = event === 'select' || OPENS.test(wordsOf(action).join(' '));
  if (isOpening && !isEmpty(u.data) && !/\b(?:edit|form|confirm\w*)\b/.test(words))
    return allRecords(u.data).length > 0 && allFacts(u.data).length === 0 ? 'list_table' : 'detail_view';
  if (says(DONE, words)) return 'confirmation';
  if (guess === 'wizard') return 'form';
  // Without records, a list that was not clearly requested would be empty; show what was entered instead.
  const isUnrequestedList = guess === 'list_table' && !isClearRequestFor(guess, u.prompt);
  const hasRecords = allRecords(u.data).length + allRecords(entered).length > 0;
  if (isUnrequestedList && !hasRecords && allFacts(entered).length > 0) return 'detail_view';
  if (guess !== 'other') return guess;
  if (u.fields.length >= 2 || actionsNeedInput) return 'form';
  return isOpening ? 'detail_view' : 'confirmation';
}

function asksForInput(words: string): boolean {
  return ASKS.test(words) || INPUT_VERBS.has(LETS_USER.exec(words)?.groups?.['answers'] ?? '');
}
