import { foldText } from './fold-text.ts';

/** Words and phrases to search for in a text, ignoring accents, case and signs. */
export type WordList = {
  phrases: ReadonlySet<string>;
  /** The first word of each phrase. */
  firstWords: ReadonlySet<string>;
  /** The phrases that end in `*`, without it: their last word may continue with any letters. */
  beginnings: readonly string[];
  /** Number of words in the longest phrase. */
  longest: number;
};

/**
 * Builds a word list from lines of folded phrases separated by `|`. `pick/choose a seat` stands for two phrases, and a word
 * that ends in `*` matches every word with that beginning.
 */
export function wordList(...lines: string[]): WordList {
  const phrases = lines.flatMap((line) => line.split('|')).flatMap(spelledOut);
  return {
    phrases: new Set(phrases.filter((phrase) => !phrase.endsWith('*'))),
    firstWords: new Set(phrases.map((phrase) => phrase.split(' ', 1)[0] ?? '')),
    beginnings: phrases.filter((phrase) => phrase.endsWith('*')).map((phrase) => phrase.slice(0, -1)),
    longest: Math.max(...phrases.map((phrase) => phrase.split(' ').length)),
  };
}

function spelledOut(phrase: string): string[] {
  const [first = [], ...others] = phrase.split(' ').map((word) => word.split('/'));
  return others.reduce((starts, ends) => starts.flatMap((start) => ends.map((end) => `${start} ${end}`)), first);
}

/** True for a text that contains a phrase of the list. */
export function says(list: WordList, text: string): boolean {
  const words = plainWords(text);
  return words.some((_, at) => lengthAt(list, words, at) > 0);
}

/** True for a text that consists of exactly one phrase of the list. */
export function isOneOf(list: WordList, text: string): boolean {
  const words = plainWords(text);
  return words.length > 0 && isIn(list, words.join(' '));
}

/** True for a text that starts with a phrase of the list. */
export function beginsWith(list: WordList, text: string): boolean {
  return lengthAt(list, plainWords(text), 0) > 0;
}

/** True for a text that ends with a phrase of the list. */
export function endsIn(list: WordList, text: string): boolean {
  const words = plainWords(text);
  return words.some((_, at) => words.length - at <= list.longest && isIn(list, words.slice(at).join(' ')));
}

/** Removes a leading phrase of the list and the spaces after it. */
export function withoutLead(list: WordList, text: string): string {
  const found = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  const words = found.slice(0, list.longest).map(([word]) => foldText(word));
  const last = found[lengthAt(list, words, 0) - 1];
  return last === undefined || text.slice(0, found[0]?.index).trim() !== ''
    ? text
    : text.slice(last.index + last[0].length).replace(/^['’]?\s*/u, '');
}

/** Number of words of the longest phrase that starts at a word; 0 if none does. */
function lengthAt(list: WordList, words: readonly string[], at: number): number {
  const first = words[at] ?? '';
  const mayBegin = list.firstWords.has(first) || list.beginnings.some((beginning) => first.startsWith(beginning));
  if (!mayBegin) return 0;
  let phrase = '';
  let length = 0;
  for (let count = 1; count <= list.longest && at + count <= words.length; count += 1) {
    phrase += (count > 1 ? ' ' : '') + words[at + count - 1];
    if (isIn(list, phrase)) length = count;
  }
  return length;
}

function isIn({ phrases, beginnings }: WordList, phrase: string): boolean {
  return (
    phrases.has(phrase) ||
    beginnings.some((beginning) => phrase.startsWith(beginning) && endsInSameWord(phrase, beginning))
  );
}

// True when the text after the beginning only completes its last word.
function endsInSameWord(phrase: string, beginning: string): boolean {
  return !phrase.includes(' ', beginning.length);
}

let lastText = '';
let lastWords: readonly string[] = [];

// Caches the last text, because the same request is matched against many lists in turn.
function plainWords(text: string): readonly string[] {
  if (text !== lastText) {
    lastWords = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
    lastText = text;
  }
  return lastWords;
}
