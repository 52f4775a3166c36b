import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { cueOf, type Cue } from './cues.ts';
import { kindAt, type KindOfElement } from './kinds-of-elements.ts';
import { ANY_LANGUAGE } from './lexicon.ts';
import { lookAt } from './looks.ts';
import { furtherLookAt } from './more-looks.ts';

/** The functions of the words of a text, such as "remove" or "before". */
export function cuesIn(text: string): Cue[] {
  const words = wordsOf(text);
  return words.flatMap((_, at) => cueOf(words, at, ANY_LANGUAGE)?.meaning ?? []);
}

/** The kinds of elements that a text names. */
export function kindsIn(text: string): KindOfElement[] {
  const words = wordsOf(text);
  return words.flatMap((_, at) => kindAt(words, at, ANY_LANGUAGE)?.meaning ?? []);
}

/** The looks that a text names: "bold and bigger" are two. A word inside a longer look is none of its own. */
export function looksIn(text: string): string[] {
  const words = wordsOf(text);
  const looks: string[] = [];
  for (let at = 0; at < words.length;) {
    const [look] = [lookAt(words, at, ANY_LANGUAGE) ?? [], furtherLookAt(words, at, ANY_LANGUAGE) ?? []]
      .flat()
      .toSorted((one, other) => other.size - one.size);
    if (look !== undefined) looks.push(look.meaning);
    at += look?.size ?? 1;
  }
  return [...new Set(looks)];
}

/** The first look that a text names. */
export function lookIn(text: string): string | undefined {
  return looksIn(text)[0];
}

const TICKS: ReadonlySet<string> = new Set(
  'tick checkmark hakchen haken coche spunta marcar marca visto cruz'.split(' '),
);

/** Whether a text says that something is on or off: "ticked", "not checked"; undefined if it says neither. */
export function stateIn(text: string): 'on' | 'off' | undefined {
  const cues = cuesIn(text);
  if (cues.includes('off')) return 'off';
  const isTicked = cues.includes('on') || wordsOf(text).some((word) => TICKS.has(word));
  return isTicked ? (cues.includes('not') || cues.includes('without') ? 'off' : 'on') : undefined;
}

const QUOTES_AROUND = /^["“”„«»'‘’\s]+|["“”„«»'’\s]+$/gu;

/** A text without quotation marks and spaces at its ends. */
export function unquoted(text: string): string {
  return text.replaceAll(QUOTES_AROUND, '');
}
