import { TAGS, tagOf, type Tag } from './tags.ts';
import { wordFactsOf } from './word-facts.ts';
import { committedWeights } from './weights.ts';

/** What a word mostly is in the requests that were learned from; undefined for words outside of all parts, and for rare ones. */
export function usualTag(word: string): Tag | undefined {
  const told = committedWeights().tagger.lexicon.classOf(
    wordFactsOf({ text: word, lower: word.toLowerCase(), start: 0, end: word.length }).word,
  );
  return told === 0 ? undefined : tagOf(TAGS, (told >> 2) - 1);
}
