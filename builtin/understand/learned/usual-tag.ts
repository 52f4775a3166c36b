import { TAGS, tagOf, type Tag } from './tags.ts';
import { wordFactsOf } from './word-facts.ts';
import { committedWeights } from './weights.ts';

/** The tag that a word most often has in the training requests; undefined for rare words and words that usually have none. */
export function usualTag(word: string): Tag | undefined {
  const wordClass = committedWeights().tagger.lexicon.classOf(
    wordFactsOf({ text: word, lower: word.toLowerCase(), start: 0, end: word.length }).word,
  );
  return wordClass === 0 ? undefined : tagOf(TAGS, (wordClass >> 2) - 1);
}
