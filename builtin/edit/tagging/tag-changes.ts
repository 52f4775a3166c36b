import type { Spec } from '#contract/spec/spec.ts';
import { tag } from '#builtin/understand/learned/tagger.ts';
import { readRunsWithMargins, type TaggedRun } from '#builtin/understand/learned/sequence.ts';
import { committedWeights, type Weights } from '#builtin/understand/learned/weights.ts';
import type { Token } from '#builtin/understand/learned/tokens.ts';
import { changeFeatures } from './change-features.ts';
import type { ChangeTag } from './change-tags.ts';
import type { TaggedWords } from './tagged-words.ts';
import { nameIndex, type NameIndex } from './name-matches.ts';
import { wholeQuotations } from './quotations.ts';
import { withStopsInNames } from './stops-in-names.ts';
import { wholeTexts } from './told-texts.ts';
import { withConfirmations } from './confirmations.ts';
import { withRequirements } from './requirements.ts';
import { screenNames } from './screen-names.ts';

/** A longer request is tagged in pieces of whole sentences, so that none takes long. */
const PIECE_CHARS = 800;
/** The longest request has some 1,600 words and signs; anything longer is not prose. */
const TOKENS_MAX = 2_000;

/** Tags what a request says about the things on a screen, in order. Yields between pieces of the request. */
export function* tagChanges(prompt: string, spec: Spec): Generator<void, TaggedWords[]> {
  const weights = committedWeights();
  const shown = screenNames(spec);
  const names = nameIndex(shown);
  const words: TaggedWords[] = [];
  let read = 0;
  for (const { start, end } of piecesOf(prompt)) {
    yield;
    const piece = taggedWords(weights, prompt.slice(start, end), names);
    for (const one of piece.words) words.push({ ...one, start: one.start + start, end: one.end + start });
    read += piece.tokenCount;
    if (read > TOKENS_MAX) break;
  }
  const told = wholeTexts(wholeQuotations(withStopsInNames(words, prompt), prompt), prompt);
  return withConfirmations(withRequirements(told, prompt, shown), prompt);
}

// Cuts after sentences, or else between words.
function piecesOf(prompt: string): { start: number; end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  for (let start = 0; start < prompt.length;) {
    const rest = prompt.slice(start, start + PIECE_CHARS);
    const isLast = start + PIECE_CHARS >= prompt.length;
    const sentence = Math.max(rest.lastIndexOf('. '), rest.lastIndexOf('\n'), rest.lastIndexOf('; '));
    const cut = sentence > 0 ? sentence : rest.lastIndexOf(' ');
    const end = isLast || cut <= 0 ? start + rest.length : start + cut + 1;
    pieces.push({ start, end });
    start = end;
  }
  return pieces;
}

/** Tags the words of a request about a screen with these names. */
export function taggedWords(
  { tagger, changes }: Weights,
  prompt: string,
  names: NameIndex,
): { words: TaggedWords[]; tokenCount: number } {
  const featured = changeFeatures(prompt, names, tagger.lexicon, tag(tagger, prompt, 'edit'));
  const words = readRunsWithMargins(changes, featured).flatMap((run) => wordsOf(featured.tokens, prompt, run));
  return { words, tokenCount: featured.tokens.length };
}

const QUOTES: ReadonlySet<string> = new Set('"“”„«»\'‘’‹›');

// Without quotation marks at either end.
function wordsOf(
  tokens: readonly Token[],
  prompt: string,
  { tag: name, from, to, margin }: TaggedRun<ChangeTag> & { margin: number },
): TaggedWords[] {
  let [first, last] = [from, to - 1];
  while (first < last && QUOTES.has(tokens[first]?.text ?? '')) first += 1;
  while (last > first && QUOTES.has(tokens[last]?.text ?? '')) last -= 1;
  const [start, end] = [tokens[first]?.start ?? 0, tokens[last]?.end ?? 0];
  const text = prompt.slice(start, end);
  return QUOTES.has(text) ? [] : [{ tag: name, text, start, end, margin }];
}
