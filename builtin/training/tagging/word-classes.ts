import type { Token } from '../../understand/learned/tokens.ts';
import { wordFactsOf } from '../../understand/learned/word-facts.ts';

type Labelled = { tokens: readonly Token[]; labels: Uint8Array };
type Counts = Map<number, Map<number, number>>;

const MIN_COUNT = 2;
const SURE = 0.8;
const LIKELY = 0.5;

/** How often each word has each label. */
export function labelCounts(requests: readonly Labelled[]): Counts {
  const counts: Counts = new Map();
  for (const request of requests) addTo(counts, request, 1);
  return counts;
}

/** Adds the words of one request to the counts, or removes them again. */
export function addTo(counts: Counts, { tokens, labels }: Labelled, by: 1 | -1): void {
  for (const [at, token] of tokens.entries()) {
    const { word } = wordFactsOf(token);
    const ofWord = counts.get(word) ?? new Map<number, number>();
    const label = labels[at] ?? 0;
    ofWord.set(label, (ofWord.get(label) ?? 0) + by);
    counts.set(word, ofWord);
  }
}

/** The class of a word: its most frequent label and how sure that label is; 0 for rare words. */
export function classOf(counts: Counts, word: number): number {
  const ofWord = counts.get(word);
  if (ofWord === undefined) return 0;
  let total = 0;
  let best = 0;
  let most = 0;
  for (const [label, count] of ofWord) {
    total += count;
    if (count > most || (count === most && label < best)) [best, most] = [label, count];
  }
  if (total < MIN_COUNT) return 0;
  const share = most / total;
  return (best + 1) * 4 + (share >= SURE ? 2 : share >= LIKELY ? 1 : 0);
}
