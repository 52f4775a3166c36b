import type { Cue } from '#builtin/edit/words/cues.ts';
import { superlativesIn } from '#builtin/edit/words/superlatives.ts';
import { isCue, type Word } from './marked-words.ts';

/** Cues that ask for a change. */
const COMMAND_CUES: readonly Cue[] =
  'remove add need move rename say make swap sort fill show turn take on without none max min step required optional choose'.split(
    ' ',
  ) as readonly Cue[];

/** Cues that state a place. */
export const PLACE_CUES: readonly Cue[] = 'before after between first second third last up down'.split(
  ' ',
) as readonly Cue[];

/** True for a new element with a quoted name: "and instead a switch "Quiet"". */
export function announcesNewThing(words: readonly Word[]): boolean {
  const [first] = words.filter((word) => !isCue(word, 'filler', 'also', 'and'));
  return (
    first !== undefined &&
    isCue(first, 'one') &&
    ['kind', 'quote'].every((is) => words.some(({ mark }) => mark.is === is))
  );
}

/** True for "and the chart below it", false for "sort by price, highest on top". */
export function hasKnownThingBeforePlace(words: readonly Word[]): boolean {
  const placeAt = words.findIndex((word) => isCue(word, ...PLACE_CUES));
  return (
    words.slice(0, Math.max(0, placeAt)).some(namesKnownThing) &&
    superlativesIn(words.map(({ folded }) => folded)).length === 0
  );
}

function namesKnownThing({ mark }: Word): boolean {
  return mark.is === 'name' || mark.is === 'kind' || mark.is === 'quote';
}

/** True for a target and its new name without a verb: "and the send button just "Go"". */
export function givesNameWithoutVerb(words: readonly Word[]): boolean {
  const isBare = words.every((word) => isReference(word) || isCue(word, 'filler', 'of'));
  const isNamed = words.some(({ mark }) => mark.is === 'kind' || mark.is === 'name');
  return isBare && isNamed && words.at(-1)?.mark.is === 'quote';
}

/** Verbs that state a price: "and costs 12". */
export const COST_VERBS: ReadonlySet<string> = new Set(
  'costs cost kostet kosten coute coutent cuesta cuestan costa costano custa custam'.split(' '),
);

/** True when a target stands before the verb or look: "and the topic is …". */
export function hasOwnSubject(words: readonly Word[]): boolean {
  const last = words.findLastIndex((word) => !isCue(word, 'filler'));
  const verbAt = words.findIndex(
    (word, at) => isCommandWord(word) || (isCue(word, 'is') && at < last) || word.mark.is === 'look',
  );
  return words.slice(0, Math.max(0, verbAt)).some(namesKnownThing);
}

function isCommandWord(word: Word): boolean {
  return isCue(word, ...COMMAND_CUES);
}

/** True when the words are a full request. "Put" and "make" also need a goal. */
export function isFullRequest(words: readonly Word[]): boolean {
  const verbs = words.filter((word) => isCommandWord(word) || isCue(word, 'is'));
  return (
    words.some(isReference) &&
    (verbs.some((word) => !isCue(word, 'make', 'move')) || (verbs.length > 0 && hasGoal(words)))
  );
}

function hasGoal(words: readonly Word[]): boolean {
  return words.some((word) => isCue(word, ...PLACE_CUES) || ['look', 'number', 'quote'].includes(word.mark.is));
}

/** True for "12 adults, 8 children" and "the adults 12, the children 8". False for "Room 1, Room 2", which is a list. */
export function countsSomethingElse(words: readonly Word[], before: readonly Word[]): boolean {
  const numberAt = words.findIndex(({ mark }) => mark.is === 'number');
  const counted = words.slice(0, Math.max(0, numberAt)).filter(isReference);
  return (
    numberAt !== -1 &&
    (counted.length === 0 || counted.some(({ folded }) => !before.some((word) => word.folded === folded)))
  );
}

/** True when the words contain a number. */
export function hasNumber(words: readonly Word[]): boolean {
  return words.some(({ mark }) => mark.is === 'number');
}

/** True when the request needs no more words and states no place. */
export function isFinished(words: readonly Word[]): boolean {
  const isDone = words.some((word) =>
    isCue(word, 'required', 'optional', 'remove', 'swap', 'say', 'rename', 'on', 'off'),
  );
  return isDone && !words.some((word) => isCue(word, ...PLACE_CUES));
}

/** True when a name stands before its place: "the list on the left". */
export function hasReferenceBeforePlace(words: readonly Word[]): boolean {
  const placeAt = words.findIndex((word) => isCue(word, ...PLACE_CUES));
  return words.slice(0, Math.max(0, placeAt)).some(isReference);
}

/** True when a word can name something. */
export function isReference({ mark }: Word): boolean {
  return mark.is === 'name' || mark.is === 'plain' || mark.is === 'kind' || mark.is === 'quote';
}

/** True when the words contain a verb or another cue that asks for a change. */
export function hasCommandWord(words: readonly Word[]): boolean {
  return words.some((word) => isCue(word, ...COMMAND_CUES));
}

/** True when the words name a target and a goal, or are long enough to be a request without a verb. */
export function isCompleteRequest(words: readonly Word[]): boolean {
  const hasGoalWord = words.some(
    (word) =>
      isCue(word, ...PLACE_CUES) ||
      word.mark.is === 'look' ||
      word.mark.is === 'number' ||
      (word.mark.is === 'quote' && words.length > 1),
  );
  return words.some(isReference) && (hasGoalWord || words.length > 2);
}

/** True for "A to B": a name on both sides of "to". */
export function hasOldAndNew(words: readonly Word[]): boolean {
  const toAt = words.findIndex((word) => isCue(word, 'to'));
  return words.slice(0, Math.max(0, toAt)).some(isReference) && words.slice(toAt + 1).some(isReference);
}
