import type { Cue } from '#builtin/edit/words/cues.ts';
import { superlativesIn } from '#builtin/edit/words/superlatives.ts';
import { isCue, type Word } from './marked-words.ts';

const COMMAND_CUES: readonly Cue[] =
  'remove add need move rename say make swap sort fill show turn take on without none max min step required optional choose'.split(
    ' ',
  ) as readonly Cue[];
export const PLACE_CUES: readonly Cue[] = 'before after between first second third last up down'.split(
  ' ',
) as readonly Cue[];

/** "and instead a switch "Quiet"", which is all that is told of it. */
export function announcesNewThing(words: readonly Word[]): boolean {
  const [first] = words.filter((word) => !isCue(word, 'filler', 'also', 'and'));
  return (
    first !== undefined &&
    isCue(first, 'one') &&
    ['kind', 'quote'].every((is) => words.some(({ mark }) => mark.is === is))
  );
}

/** "and the chart below it"; but "sort by price, highest on top". */
export function hasKnownThingBeforePlace(words: readonly Word[]): boolean {
  const place = words.findIndex((word) => isCue(word, ...PLACE_CUES));
  return (
    words.slice(0, Math.max(0, place)).some(namesKnownThing) &&
    superlativesIn(words.map(({ folded }) => folded)).length === 0
  );
}

function namesKnownThing({ mark }: Word): boolean {
  return mark.is === 'name' || mark.is === 'kind' || mark.is === 'quote';
}

/** "and the send button just "Go"", without a verb. */
export function givesNameWithoutVerb(words: readonly Word[]): boolean {
  const isBare = words.every((word) => isReference(word) || isCue(word, 'filler', 'of'));
  const isNamed = words.some(({ mark }) => mark.is === 'kind' || mark.is === 'name');
  return isBare && isNamed && words.at(-1)?.mark.is === 'quote';
}

export const COST_VERBS: ReadonlySet<string> = new Set(
  'costs cost kostet kosten coute coutent cuesta cuestan costa costano custa custam'.split(' '),
);

/** "and the topic is …": something of the screen, and behind it what is told of it. */
export function hasOwnSubject(words: readonly Word[]): boolean {
  const last = words.findLastIndex((word) => !isCue(word, 'filler'));
  const deed = words.findIndex(
    (word, at) => isCommandWord(word) || (isCue(word, 'is') && at < last) || word.mark.is === 'look',
  );
  return words.slice(0, Math.max(0, deed)).some(namesKnownThing);
}

function isCommandWord(word: Word): boolean {
  return isCue(word, ...COMMAND_CUES);
}

/** Says what is to be done, and all that it needs: what is put or made goes on. */
export function isFullRequest(words: readonly Word[]): boolean {
  const deeds = words.filter((word) => isCommandWord(word) || isCue(word, 'is'));
  return (
    words.some(isReference) &&
    (deeds.some((word) => !isCue(word, 'make', 'move')) || (deeds.length > 0 && hasGoal(words)))
  );
}

function hasGoal(words: readonly Word[]): boolean {
  return words.some((word) => isCue(word, ...PLACE_CUES) || ['look', 'number', 'quote'].includes(word.mark.is));
}

/** "12 adults, 8 children", "the adults 12, the children 8"; but "Room 1, Room 2" is a list. */
export function countsSomethingElse(words: readonly Word[], before: readonly Word[]): boolean {
  const number = words.findIndex(({ mark }) => mark.is === 'number');
  const counted = words.slice(0, Math.max(0, number)).filter(isReference);
  return (
    number !== -1 &&
    (counted.length === 0 || counted.some(({ folded }) => !before.some((word) => word.folded === folded)))
  );
}

export function hasNumber(words: readonly Word[]): boolean {
  return words.some(({ mark }) => mark.is === 'number');
}

/** Nothing more is to come, where no place is told yet. */
export function isFinished(words: readonly Word[]): boolean {
  const isDone = words.some((word) =>
    isCue(word, 'required', 'optional', 'remove', 'swap', 'say', 'rename', 'on', 'off'),
  );
  return isDone && !words.some((word) => isCue(word, ...PLACE_CUES));
}

/** "the list on the left": what is named stands before its place. */
export function hasReferenceBeforePlace(words: readonly Word[]): boolean {
  const place = words.findIndex((word) => isCue(word, ...PLACE_CUES));
  return words.slice(0, Math.max(0, place)).some(isReference);
}

/** Whether a word names something. */
export function isReference({ mark }: Word): boolean {
  return mark.is === 'name' || mark.is === 'plain' || mark.is === 'kind' || mark.is === 'quote';
}

/** Whether words say what to do. */
export function hasCommandWord(words: readonly Word[]): boolean {
  return words.some((word) => isCue(word, ...COMMAND_CUES));
}

export function isCompleteRequest(words: readonly Word[]): boolean {
  const says = words.some(
    (word) =>
      isCue(word, ...PLACE_CUES) ||
      word.mark.is === 'look' ||
      word.mark.is === 'number' ||
      (word.mark.is === 'quote' && words.length > 1),
  );
  return words.some(isReference) && (says || words.length > 2);
}

/** Whether something is told to become something else. */
export function hasOldAndNew(words: readonly Word[]): boolean {
  const to = words.findIndex((word) => isCue(word, 'to'));
  return words.slice(0, Math.max(0, to)).some(isReference) && words.slice(to + 1).some(isReference);
}
