import { isBuiltinAction, type ActionBinding, type Spec } from '#contract/spec/spec.ts';
import type { EventVerb } from '#contract/spec/event-verb.ts';
import { boundPaths } from '#builtin/part.ts';
import { intentOf } from '#builtin/understand/words/action-intent.ts';
import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import { isSeveral } from '#builtin/edit/words/plural-kinds.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import { placeOf, placesOf, subtree, type Place } from '#builtin/edit/patch.ts';
import { namesOn, rowsOf, type Named } from './names.ts';
import { parseTargetPhrase } from './target-phrase.ts';
import { findTargets, type Target } from './targets.ts';

/** What a user presses or moves to fire an action of the host: its label, empty if it has none, and where the action is bound. */
export type Trigger = {
  element: Place;
  label: string;
  source: Place;
  event: EventVerb;
  binding: ActionBinding;
  index: number | undefined;
};

const PRESSABLE_TYPES: ReadonlySet<string> = new Set(['Button', 'IconButton', 'Fab', 'Link', 'DropdownMenu']);
/** Props that are written on a button which belongs to a larger element. */
const BUTTON_LABEL = /\/(?:cta|confirm|submit|action|deny)Label$/;

/** The triggers that words name, such as "Save", "saving" or "the submit button"; several only if they have one label. */
export function triggersNamed(spec: Spec, words: string): Trigger[] {
  const isEvery = wordsOf(words).some((word) => isSeveral(word) || cuesIn(word).includes('all'));
  const fits = (one: Target) =>
    triggerOf(spec, one) !== undefined && !isAskedAlready(spec, one, words) && (isEvery || !isOfOneRow(spec, one));
  const named = findTargets(spec, words, { fits });
  const byForm = named.length > 0 ? [] : byVerb(spec, words);
  const isOfRows = byForm.length > 1 && isOneElement(byForm);
  const found = named.length > 0 ? named : isOfRows ? byForm : byForm.filter(fits);
  const isMove = wordsOf(words).length <= MOVE_WORDS_MAX && cuesIn(words).includes('move');
  const moved = found.length === 0 && isMove ? boardTriggers(spec) : [];
  const label = sharedStart(found.map(({ text }) => text));
  const triggers = [...found.flatMap((one) => triggerOf(spec, { ...one, text: label }) ?? []), ...moved];
  return [...new Map(triggers.map((one) => [`${one.source.id} ${one.event}`, one])).values()];
}

// "moving a card", but not "moving a card to Refused"
const MOVE_WORDS_MAX = 3;

// The words that all of the labels start with.
function sharedStart([first = '', ...others]: readonly string[]): string {
  const words = first.split(' ');
  const isShared = (word: string, at: number) => others.every((other) => other.split(' ')[at] === word);
  const end = words.findIndex((word, at) => !isShared(word, at));
  return (end < 0 ? words : words.slice(0, end)).join(' ');
}

// "before moving a card": what the only board does with it.
function boardTriggers(spec: Spec): Trigger[] {
  const boards = placesOf(spec).filter(({ element: { type } }) => type === 'KanbanBoard');
  const [board] = boards;
  const binding = [board?.element.on?.move ?? []].flat().at(-1);
  if (board === undefined || boards.length > 1 || binding === undefined || isBuiltinAction(binding.action)) return [];
  const index = Array.isArray(board.element.on?.move) ? board.element.on.move.length - 1 : undefined;
  return [{ element: board, label: '', source: board, event: 'move', binding, index }];
}

function triggerOf(spec: Spec, { place, item, text, pointer = '' }: Target): Trigger | undefined {
  const { element } = place;
  const isPart = BUTTON_LABEL.test(pointer);
  if (item !== undefined || !(isPart || PRESSABLE_TYPES.has(element.type) || element.type === 'PlanCard'))
    return undefined;
  const source = element.props['submit'] === true ? ancestorOfType(spec, place, 'Form') : place;
  const event = pointer.endsWith('/denyLabel')
    ? 'dismiss'
    : source?.element.on?.commit === undefined
      ? 'select'
      : 'commit';
  const bound = source?.element.on?.[event];
  const binding = Array.isArray(bound) ? bound.at(-1) : bound;
  if (source === undefined || binding === undefined || isBuiltinAction(binding.action)) return undefined;
  return {
    element: place,
    label: text === '' ? labelOf(place) : text,
    source,
    event,
    binding,
    index: Array.isArray(bound) ? bound.length - 1 : undefined,
  };
}

function labelOf({ element }: Place): string {
  const label = element.props['label'];
  return typeof label === 'string' ? label : '';
}

// A dialog in which nothing is filled in is a question itself, unless its button is meant by its very name.
function isAskedAlready(spec: Spec, { place, text }: Target, words: string): boolean {
  const dialog = ancestorOfType(spec, place, 'Dialog');
  if (dialog === undefined || subtree(spec, dialog.id).some((id) => fillsIn(spec, id))) return false;
  const isOpener = ({ element: { type, props }, id }: Place) =>
    type === 'Button' && props['label'] === text && !subtree(spec, dialog.id).includes(id);
  return foldText(text) !== foldText(words) || placesOf(spec).some(isOpener);
}

function fillsIn(spec: Spec, id: string): boolean {
  const element = placeOf(spec, id)?.element;
  return element !== undefined && element.type !== 'Dialog' && boundPaths(element.props).length > 0;
}

// The buttons of rows share one binding, so that one of them cannot ask alone.
function isOfOneRow(spec: Spec, { place, pointer }: Target): boolean {
  if (pointer?.startsWith('/state/') !== true || rowsOf(spec, place.id) === undefined) return false;
  return new Set(namesOn(spec).flatMap((one) => (isSameLabel(one, place, pointer) ? [one.text] : []))).size > 1;
}

function isSameLabel(one: Named, place: Place, pointer: string): boolean {
  return one.place.id === place.id && one.pointer.split('/').at(-1) === pointer.split('/').at(-1);
}

// "before saving", "bevor gesendet wird": a form of the verb of one label; "before sending" is also what submits the form.
function byVerb(spec: Spec, phrase: string): Target[] {
  const told = parseTargetPhrase(phrase).nameWords;
  const candidates = namesOn(spec)
    .filter(({ weight }) => weight === 'main')
    .map((named): Target => ({ ...named, score: verbScore(named.words, told) }))
    .filter((one) => triggerOf(spec, one) !== undefined);
  const most = Math.max(1, ...candidates.map(({ score }) => score));
  const best = candidates.filter(({ score }) => score >= most);
  // "before they choose a plan": the buttons of rows, whatever each adds.
  if (best.length > 0) return hasOneLabel(best) || isOneElement(best) ? best : [];
  const submits = candidates.filter(({ place }) => place.element.props['submit'] === true);
  return told.length === 1 && intentOf(phrase) === 'send' && hasOneLabel(submits) ? submits : [];
}

function isOneElement(found: readonly Target[]): boolean {
  return new Set(found.map(({ place }) => place.id)).size === 1;
}

function hasOneLabel(found: readonly Target[]): boolean {
  return new Set(found.map(({ text }) => text)).size === 1;
}

// How many words of a label are told, if its verb is: the first word, or the last of a German one.
function verbScore(label: readonly string[], told: readonly string[]): number {
  const isTold = (word: string) => told.some((one) => isFormOf(one, word));
  return [label[0], label.at(-1)].some((word) => word !== undefined && isTold(word)) ? label.filter(isTold).length : 0;
}

const STEM_MIN_CHARS = 3;
const INFINITIVE = /(?:[aei]r|en|e)$/;
const ENDINGS: ReadonlySet<string> = new Set(['', 's', 'ed', 'ing']);

function isFormOf(one: string, other: string): boolean {
  // "logging" doubles the last letter of a short verb.
  if (other.length <= STEM_MIN_CHARS)
    return one.startsWith(other) && (ENDINGS.has(one.slice(other.length)) || one === `${other}${other.at(-1)}ing`);
  const bare = other.replace(INFINITIVE, '');
  const stem = bare.length < STEM_MIN_CHARS ? other : bare;
  return one.startsWith(stem) || (one.startsWith('ge') && one.slice(2).startsWith(stem));
}

function ancestorOfType(spec: Spec, { parent }: Place, type: string): Place | undefined {
  for (let at = parent; at !== undefined; at = placeOf(spec, at)?.parent) {
    const place = placeOf(spec, at);
    if (place?.element.type === type) return place;
  }
  return undefined;
}
