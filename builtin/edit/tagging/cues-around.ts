import { hashOf } from '#builtin/understand/learned/hash.ts';
import type { Token } from '#builtin/understand/learned/tokens.ts';
import type { Meanings } from './word-meanings.ts';

/** The cues around a word, as hashes: the last two before it, how far away the last is, the next, and the first of the sentence. */
export type CuesAround = { last: number; second: number; distance: number; next: number; first: number };

const DISTANCE_MAX = 6;
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '!', '?', ';', '…']);
const MINOR_CUES: ReadonlySet<number> = new Set(['filler', 'of', 'one', 'and', 'also'].map((cue) => hashOf(cue)));

/** The cues around each word of a request. */
export function cuesAround(tokens: readonly Token[], meanings: readonly Meanings[]): CuesAround[] {
  const around: CuesAround[] = [];
  let [last, second, first, lastAt] = [0, 0, 0, -1];
  for (const [at, { lower }] of tokens.entries()) {
    const distance = lastAt < 0 ? DISTANCE_MAX + 1 : Math.min(at - lastAt, DISTANCE_MAX);
    around.push({ last, second, distance, next: 0, first });
    if (SENTENCE_ENDS.has(lower)) [last, second, first, lastAt] = [0, last, 0, -1];
    const cue = majorCue(meanings[at]);
    if (cue === 0) continue;
    if (cue !== last || lastAt !== at - 1) [second, last] = [last, cue];
    if (first === 0) first = cue;
    lastAt = at;
  }
  let next = 0;
  for (let at = tokens.length - 1; at >= 0; at -= 1) {
    const one = around[at];
    if (one !== undefined) one.next = next;
    const cue = majorCue(meanings[at]);
    if (SENTENCE_ENDS.has(tokens[at]?.lower ?? '')) next = 0;
    else if (cue !== 0) next = cue;
  }
  return around;
}

function majorCue(meanings: Meanings | undefined): number {
  return meanings === undefined || MINOR_CUES.has(meanings.cue) ? 0 : meanings.cue;
}
