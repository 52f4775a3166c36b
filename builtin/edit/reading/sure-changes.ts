import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { ChangeTag } from '#builtin/edit/tagging/change-tags.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { cuesIn, lookIn } from '#builtin/edit/words/meanings.ts';
import { superlativesIn } from '#builtin/edit/words/superlatives.ts';
import { ADDING_CUES } from './adjusted-tags.ts';
import { VERB_OF } from './change-verbs.ts';
import type { Change } from './changes.ts';
import type { Sentences } from './sentences.ts';

/** Words tagged with a smaller margin are wrong more often than right, */
const SURE_MARGIN = 80;
/** unless the words themselves, or others in their sentence, say the same. */
const SUPPORTED_MARGIN = 30;
/** A thing added or set by mistake does more harm. */
const SURE_MARGINS: Partial<Record<ChangeTag, number>> = { new: 150, set: 150 };
/** Without any word for it in the sentence, only a clear case is believed. */
const TOLD_MARGIN = 400;
const CONFIRM_STEMS =
  'ask sure sicher frag confi bestatig demand sur pregunt segur chie conferm pergunt check verif ?'.split(' ');
/** Without its place a change would be made anywhere. */
const PLACE_TAGS: ReadonlySet<ChangeTag> = new Set(['inside', 'of', 'before', 'after', 'at']);
const SUPPORTING_CUES: Partial<Record<ChangeTag, Cue>> = {
  must: 'required',
  may: 'optional',
  sorted: 'sort',
  swapped: 'swap',
};

/** A change without the qualifications that are unsure; undefined if it is unsure what is changed. */
export function sureChange({ verb, words }: Change, sentences: Sentences): Change | undefined {
  const unsure = words.filter((one) => isUnsure(one, sentences.texts[sentences.indexOf(one)] ?? ''));
  if (unsure.some(({ tag }) => VERB_OF[tag] !== undefined)) return undefined;
  return { verb, words: words.filter((one) => !unsure.includes(one)) };
}

function isUnsure({ tag, text, margin }: TaggedWords, sentence: string): boolean {
  if (PLACE_TAGS.has(tag)) return false;
  if (tag === 'confirmed' && !tellsToAsk(sentence)) return margin < TOLD_MARGIN;
  if (tag === 'new' && tellsRemovalAlone(sentence)) return margin < TOLD_MARGIN;
  const least = SURE_MARGINS[tag] ?? SURE_MARGIN;
  return margin < least && !(margin >= SUPPORTED_MARGIN && isSupported(tag, text, sentence));
}

function tellsToAsk(sentence: string): boolean {
  const folded = foldText(sentence);
  return CONFIRM_STEMS.some((stem) => folded.includes(stem));
}

function tellsRemovalAlone(sentence: string): boolean {
  const cues = cuesIn(sentence);
  return cues.includes('remove') && !cues.some((cue) => ADDING_CUES.has(cue));
}

function isSupported(tag: ChangeTag, text: string, sentence: string): boolean {
  if (tag === 'order') return superlativesIn(wordsOf(text)).length > 0;
  if (tag === 'look') return lookIn(text) !== undefined;
  if (tag === 'sorted' && superlativesIn(wordsOf(sentence)).length > 0) return true;
  const [cue, cues] = [SUPPORTING_CUES[tag], cuesIn(sentence)];
  // "the city is no longer required".
  const isDenied = tag === 'may' && cues.includes('required') && cues.includes('not');
  return (cue !== undefined && cues.includes(cue)) || isDenied;
}
