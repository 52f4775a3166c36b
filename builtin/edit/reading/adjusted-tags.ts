import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { ChangeTag } from '#builtin/edit/tagging/change-tags.ts';
import { kindAt } from '#builtin/edit/words/kinds-of-elements.ts';
import { ANY_LANGUAGE } from '#builtin/edit/words/lexicon.ts';
import { cuesIn } from '#builtin/edit/words/meanings.ts';
import type { TaggedWords } from '#builtin/edit/tagging/tagged-words.ts';
import type { Sentences } from './sentences.ts';

/** The cues of requests to add something. */
export const ADDING_CUES: ReadonlySet<string> = new Set(['add', 'need', 'show', 'copy']);

/** Corrects tags that do not go together in a sentence. */
export function adjustedTags(tagged: readonly TaggedWords[], prompt: string, isSame: Sentences): TaggedWords[] {
  const single = tagged.map((one) => neededAsNew(columnsAsLook(one, prompt), prompt));
  return paired(saidAsNew(single, isSame), isSame);
}

const FOLLOWING_CHARS = 20;

// "side by side in two columns": a number of columns is a look.
function columnsAsLook(one: TaggedWords, prompt: string): TaggedWords {
  if (one.tag !== 'count') return one;
  const [noun] = wordsOf(prompt.slice(one.end, one.end + FOLLOWING_CHARS));
  const isColumns = noun !== undefined && kindAt([noun], 0, ANY_LANGUAGE)?.meaning === 'column';
  return isColumns ? { ...one, tag: 'look', text: `${one.text} ${noun}` } : one;
}

const AROUND_WORDS = 12;

// The tags of the other words in the sentence of a word.
function tagsAround(at: number, words: readonly TaggedWords[], isSame: Sentences): ChangeTag[] {
  const one = words[at];
  const near = words.slice(Math.max(0, at - AROUND_WORDS), at + AROUND_WORDS);
  return near.flatMap((other) => (one !== undefined && other !== one && isSame(one, other) ? [other.tag] : []));
}

// A value without a thing to set beside a thing to rename is its name, and the other way round.
function paired(words: readonly TaggedWords[], isSame: Sentences): TaggedWords[] {
  return words.map((one, at) => {
    if (one.tag !== 'name' && one.tag !== 'value') return one;
    const around = tagsAround(at, words, isSame);
    const [own, other, otherName] =
      one.tag === 'name' ? (['named', 'set', 'value'] as const) : (['set', 'named', 'name'] as const);
    const isOther = around.includes(other) && !around.includes(otherName);
    const isAlone = !around.includes(own) && !around.includes('of') && !around.includes('new');
    const isOwned = one.tag === 'name' && !around.includes(own);
    return isOther && (isAlone || isOwned) ? { ...one, tag: otherName } : one;
  });
}

// "put a line above the table saying …": a name with a kind and without a thing is that of a new thing.
function saidAsNew(words: readonly TaggedWords[], isSame: Sentences): TaggedWords[] {
  return words.map((one, at) => {
    if (one.tag !== 'name') return one;
    const around = tagsAround(at, words, isSame);
    const isNew =
      around.includes('kind') && !around.some((tag) => tag === 'named' || tag === 'turned' || tag === 'new');
    return isNew ? { ...one, tag: 'new' } : one;
  });
}

const VERB_CHARS = 24;
const LOSS_CUES: ReadonlySet<string> = new Set('remove not none without nobody off away instead'.split(' '));

// "I also need the address": nothing is removed without a word for it where there is one for the opposite.
function neededAsNew(one: TaggedWords, prompt: string): TaggedWords {
  if (one.tag !== 'gone') return one;
  const cues: readonly string[] = cuesIn(prompt.slice(Math.max(0, one.start - VERB_CHARS), one.end + VERB_CHARS));
  const isNeeded = ADDING_CUES.has(cues[0] ?? '') && !cues.some((cue) => LOSS_CUES.has(cue));
  return isNeeded ? { ...one, tag: 'new' } : one;
}
