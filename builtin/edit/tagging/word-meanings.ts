import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import { hashOf } from '#builtin/understand/learned/hash.ts';
import type { Token } from '#builtin/understand/learned/tokens.ts';
import { cueOf } from '#builtin/edit/words/cues.ts';
import { kindAt } from '#builtin/edit/words/kinds-of-elements.ts';
import { ANY_LANGUAGE, type Entry } from '#builtin/edit/words/lexicon.ts';
import { lookAt } from '#builtin/edit/words/looks.ts';
import { ordinalAt } from '#builtin/edit/words/ordinals.ts';

/** What the lexicons of edits say about a word, as hashes; 0 where they do not know it. */
export type Meanings = {
  /** Its function, such as "remove" or "before". */
  cue: number;
  /** The kind of element that it names, such as "button" or "column"; or that it is a look or an ordinal. */
  kind: number;
};

/** The meanings of each word of a request. An entry of a lexicon may span several words. */
export function meaningsOf(tokens: readonly Token[]): Meanings[] {
  const words = tokens.flatMap(({ text }, token) => wordsOf(text).map((word) => ({ word, token })));
  const folded = words.map(({ word }) => word);
  const cues = hashesOf(tokens.length, words, (at) => cueOf(folded, at, ANY_LANGUAGE));
  const kinds = hashesOf(tokens.length, words, (at) => kindOf(folded, at));
  return tokens.map((_, at) => ({ cue: cues[at] ?? 0, kind: kinds[at] ?? 0 }));
}

function kindOf(folded: readonly string[], at: number): Entry<string> | undefined {
  const kind = kindAt(folded, at, ANY_LANGUAGE);
  if (kind !== undefined) return kind;
  const look = lookAt(folded, at, ANY_LANGUAGE);
  if (look !== undefined) return { ...look, meaning: 'look' };
  const ordinal = ordinalAt(folded, at, ANY_LANGUAGE);
  return ordinal === undefined ? undefined : { ...ordinal, meaning: 'ordinal' };
}

function hashesOf(
  count: number,
  words: readonly { token: number }[],
  entryAt: (at: number) => Entry<string> | undefined,
): number[] {
  const hashes = Array.from({ length: count }, () => 0);
  for (let at = 0; at < words.length; at += 1) {
    const entry = entryAt(at);
    if (entry === undefined) continue;
    const hash = hashOf(entry.meaning);
    for (const { token } of words.slice(at, at + entry.size)) hashes[token] = hash;
    at += entry.size - 1;
  }
  return hashes;
}
