import { nameIndex } from '#builtin/edit/tagging/name-matches.ts';
import { taggedWords } from '#builtin/edit/tagging/tag-changes.ts';
import type { Weights } from '#builtin/understand/learned/weights.ts';
import type { MarkedEdit } from '../tagging/change-weights.ts';
import type { Found } from './measure.ts';

/** Compares what is tagged in requests for changes with what is marked, by exact words. */
export function measureEdits(weights: Weights, edits: readonly MarkedEdit[]): Found {
  const found: Found = { right: 0, missed: 0, wrong: 0 };
  for (const { text, names, spans } of edits) {
    const key = ({ tag, start, end }: { tag: string; start: number; end: number }) => `${tag} ${start} ${end}`;
    const marked = new Set(spans.map(key));
    const { words } = taggedWords(weights, text, nameIndex(names));
    const right = words.filter((one) => marked.has(key(one))).length;
    found.right += right;
    found.missed += marked.size - right;
    found.wrong += words.length - right;
  }
  return found;
}
