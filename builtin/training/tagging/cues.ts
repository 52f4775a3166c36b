import { mixed } from '../../understand/learned/hash.ts';
import type { Token } from '../../understand/learned/tokens.ts';
import { OUTSIDE } from '../../understand/learned/tags.ts';
import { wordFactsOf } from '../../understand/learned/word-facts.ts';

const REACH = 6;
const MIN_COUNT = 6;

type Labelled = { tokens: readonly Token[]; labels: Uint8Array };

/**
 * The words outside of spans that best predict the tag of the next span. A word scores by how much the tags of the spans
 * after it differ from those of all spans (the summed log ratio of observed and expected counts).
 */
export function cuesOf(requests: readonly Labelled[], count: number): Set<number> {
  const total = new Map<number, number>();
  const pairs = new Map<number, { word: number; label: number; count: number }>();
  const words = new Map<number, number>();
  for (const { tokens, labels } of requests)
    for (let at = 0; at < tokens.length; at += 1) {
      const label = labels[at] ?? 0;
      if (label % 2 === 0) continue;
      total.set(label, (total.get(label) ?? 0) + 1);
      for (const word of wordsBefore(tokens, labels, at)) {
        words.set(word, (words.get(word) ?? 0) + 1);
        const key = mixed(word, label);
        const pair = pairs.get(key) ?? { word, label, count: 0 };
        pair.count += 1;
        pairs.set(key, pair);
      }
    }
  const all = [...total.values()].reduce((sum, one) => sum + one, 0);
  const gains = new Map<number, number>();
  for (const { word, label, count: together } of pairs.values()) {
    const expected = ((words.get(word) ?? 0) * (total.get(label) ?? 0)) / all;
    gains.set(word, (gains.get(word) ?? 0) + together * Math.log(together / expected));
  }
  const frequent = [...gains].filter(([word]) => (words.get(word) ?? 0) >= MIN_COUNT);
  return new Set(
    frequent
      .toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, count)
      .map(([word]) => word),
  );
}

function wordsBefore(tokens: readonly Token[], labels: Uint8Array, at: number): Set<number> {
  const found = new Set<number>();
  for (let before = at - 1; before >= 0 && before >= at - REACH; before -= 1) {
    const token = tokens[before];
    if (token === undefined || labels[before] !== OUTSIDE) break;
    const { word, isWord } = wordFactsOf(token);
    if (isWord) found.add(word);
  }
  return found;
}
