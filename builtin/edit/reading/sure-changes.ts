import { foldText, wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { ChangeTag } from '#builtin/edit/tagging/change-tags.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import type { Cue } from '#builtin/edit/words/cues.ts';
import { cuesIn, lookIn } from '#builtin/edit/words/meanings.ts';
import { superlativesIn } from '#builtin/edit/words/superlatives.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { VERB_OF } from './change-verbs.ts';
import type { Change } from './changes.ts';
import type { Sentences } from '#builtin/edit/words/sentences.ts';

/** Words tagged with a smaller margin are wrong more often than right. */
const SURE_MARGIN = 80;
/** It may be smaller if the words themselves, or others in their sentence, say the same. */
const SUPPORTED_MARGIN = 20;
/** A thing added or set by mistake does more harm. */
const SURE_MARGINS: Partial<Record<ChangeTag, number>> = { new: 150, set: 150 };
/** Without any word for it in the sentence, only a clear case is believed. */
const TOLD_MARGIN = 400;
const CONFIRM_STEMS =
  'ask sure sicher frag confi bestatig demand sur pregunt segur chie conferm pergunt check verif ?'.split(' ');
/** Without its place a change would be made anywhere. */
const PLACE_TAGS: ReadonlySet<ChangeTag> = new Set(['inside', 'of', 'before', 'after', 'at']);
const VALUE_TAGS: ReadonlySet<ChangeTag> = new Set(['value', 'max', 'min', 'step']);
const SUPPORTING_CUES: Partial<Record<ChangeTag, Cue>> = {
  must: 'required',
  may: 'optional',
  sorted: 'sort',
  swapped: 'swap',
};

/** "don't show the IBAN" */
const LOSS_CUES: readonly Cue[] = ['remove', 'not', 'none', 'without', 'nobody'];
/** Words with such a margin leave no doubt about the change that they belong to. */
const CLEAR_MARGIN = 350;
const NAME_TAGS: ReadonlySet<ChangeTag> = new Set(['name']);
const LOOK_TAGS: ReadonlySet<ChangeTag> = new Set(['look']);
const OPTION_TAGS: ReadonlySet<ChangeTag> = new Set(['option']);
const NO_TAGS: ReadonlySet<ChangeTag> = new Set();
/** The words by which a change is clear, by the words that are not. */
const BACKING_TAGS: { readonly [tag in ChangeTag]?: ReadonlySet<ChangeTag> } = {
  set: VALUE_TAGS,
  named: NAME_TAGS,
  styled: LOOK_TAGS,
  new: new Set(['new', 'kind', 'inside', 'after', 'before']),
  moved: PLACE_TAGS,
};

/** What the words of a sentence say, whatever was tagged. */
type SentenceWords = {
  cues: ReadonlySet<Cue>;
  isAsking: boolean;
  isOrdered: boolean;
  /** True for a sentence of so few words that what it lists is all that it says. */
  isShort: boolean;
  /** True for words in quotation marks. */
  isQuoted: (words: string) => boolean;
};

/**
 * Tells of each change what is sure: the change without the qualifications that are unsure, or undefined if it is unsure what is
 * changed. Each sentence is read once. `isOnScreen` tells whether words are the whole name of something there.
 */
export function sureChanges(
  sentences: Sentences,
  isOnScreen: (text: string) => boolean = () => false,
): (change: Change) => Change | undefined {
  const known = new Map<number, SentenceWords>();
  const wordsAround = (one: TaggedWords): SentenceWords => {
    const sentence = sentences.indexOf(one);
    const read = known.get(sentence) ?? wordsOfSentence(sentences.texts[sentence] ?? '');
    known.set(sentence, read);
    return read;
  };
  const isNamedWhole = (text: string) => isOnScreen(text) || isOnScreen(parseTargetPhrase(text).nameWords.join(' '));
  return ({ verb, words }) => {
    // "It goes out at once. Can it ask are you sure first?"
    const isAsked = words.some(({ tag, margin }) => tag === 'question' && margin >= SURE_MARGIN);
    const around = (one: TaggedWords) => (isAsked ? { ...wordsAround(one), isAsking: true } : wordsAround(one));
    const isSure = (one: TaggedWords) => isBacked(one, words, around(one), isNamedWhole) || !isUnsure(one, around(one));
    const unsure = new Set(words.filter((one) => !isSure(one)));
    if ([...unsure].some(({ tag }) => VERB_OF[tag] !== undefined)) return undefined;
    return { verb, words: words.filter((one) => !unsure.has(one)) };
  };
}

// What happens is clear from the other words of the change; only where the name of the thing ends may be open.
function isBacked(
  { tag, text, margin }: TaggedWords,
  words: readonly TaggedWords[],
  { cues, isQuoted, isShort }: SentenceWords,
  isNamedWhole: (text: string) => boolean,
): boolean {
  const has = (tags: ReadonlySet<ChangeTag>, least: number) =>
    words.some((one) => tags.has(one.tag) && one.margin >= least);
  const isClear = has(BACKING_TAGS[tag] ?? NO_TAGS, CLEAR_MARGIN);
  const isOtherwise = OTHER_CUES.some((cue) => cues.has(cue));
  switch (tag) {
    case 'set':
      // What is tagged as a value of the thing may as well be one of the entry: nothing else is told about either.
      return isClear || (margin >= SUPPORTED_MARGIN && has(VALUE_TAGS, SURE_MARGIN) && isNamedWhole(text));
    case 'named':
      return isClear || (has(NAME_TAGS, SURE_MARGIN) && isNamedWhole(text));
    case 'styled':
      return isClear;
    case 'look':
      // "side by side in two columns": the one is clear, and the other says the same.
      return has(LOOK_TAGS, CLEAR_MARGIN) && lookIn(text) !== undefined;
    case 'option':
      // "red, green and blue": what is listed with options is one.
      return has(OPTION_TAGS, SURE_MARGIN);
    case 'new':
      // 'add "Tuesday" to the days'
      if (isQuoted(text) && cues.has('add')) return margin >= SUPPORTED_MARGIN;
      if (margin < SUPPORTED_MARGIN) return false;
      return (isClear && NEW_CUES.some((cue) => cues.has(cue))) || (isShort && isListedWithKind(words) && !isOtherwise);
    case 'moved':
      return isNamedWhole(text) && (isClear || (isQuoted(text) && has(PLACE_TAGS, SUPPORTED_MARGIN)));
    case 'gone':
      return LOSS_CUES.some((cue) => cues.has(cue)) && (isNamedWhole(text) || isKindAlone(text));
    case 'must':
    case 'may':
      // Beside a field that is sure, one that is not is only mentioned.
      if (margin < SUPPORTED_MARGIN && has(new Set([tag]), SURE_MARGIN)) return false;
      return (cues.has('required') || cues.has('optional')) && isNamedWhole(text);
    default:
      return false;
  }
}

const OTHER_CUES: readonly Cue[] = [...LOSS_CUES, 'rename', 'move', 'swap', 'sort', 'keep', 'instead'];
const LISTED_MIN = 2;

// "urgency dropdown low, normal, high", "columns: room, patient, notes": a kind, and what is listed for it or of it.
function isListedWithKind(words: readonly TaggedWords[]): boolean {
  const count = (tag: ChangeTag) => words.filter((one) => one.tag === tag && one.margin >= CLEAR_MARGIN / 2).length;
  return count('kind') > 0 && (count('option') >= LISTED_MIN || count('new') >= LISTED_MIN);
}

// "the badge": there may be only one.
function isKindAlone(text: string): boolean {
  const { nameWords, kinds } = parseTargetPhrase(text);
  return nameWords.length === 0 && kinds.length > 0;
}

const QUOTES = ['""', '“”', '„“', '„”', '«»', "''", '‘’'].map((one) => [one.charAt(0), one.charAt(1)] as const);

const SHORT_WORDS = 12;

function wordsOfSentence(sentence: string): SentenceWords {
  const folded = foldText(sentence);
  return {
    cues: new Set(cuesIn(sentence)),
    isAsking: CONFIRM_STEMS.some((stem) => folded.includes(stem)),
    isOrdered: superlativesIn(wordsOf(sentence)).length > 0,
    isShort: wordsOf(sentence).length <= SHORT_WORDS,
    isQuoted: (words) => QUOTES.some(([open, close]) => sentence.includes(`${open}${words}${close}`)),
  };
}

function isUnsure({ tag, text, margin }: TaggedWords, around: SentenceWords): boolean {
  if (PLACE_TAGS.has(tag)) return false;
  if (tag === 'confirmed' && !around.isAsking) return margin < TOLD_MARGIN;
  // "Sunday too": a word for an addition, or one that only an addition has.
  if (tag === 'new' && !NEW_CUES.some((cue) => around.cues.has(cue))) return margin < TOLD_MARGIN;
  const least = SURE_MARGINS[tag] ?? SURE_MARGIN;
  return margin < least && !(margin >= SUPPORTED_MARGIN && isSupported(tag, text, around));
}

const NEW_CUES: readonly Cue[] = ['add', 'need', 'show', 'copy', 'also', 'too', 'say', 'instead', 'choose'];

function isSupported(tag: ChangeTag, text: string, { cues, isAsking, isOrdered }: SentenceWords): boolean {
  if (tag === 'confirmed') return isAsking;
  if (tag === 'order') return superlativesIn(wordsOf(text)).length > 0;
  if (tag === 'look') return lookIn(text) !== undefined;
  if (tag === 'sorted' && isOrdered) return true;
  const cue = SUPPORTING_CUES[tag];
  // "the city is no longer required".
  const isDenied = tag === 'may' && cues.has('required') && cues.has('not');
  return (cue !== undefined && cues.has(cue)) || isDenied;
}
