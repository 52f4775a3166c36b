import { begins, OUTSIDE } from './tags.ts';
import { latticeOf, stateAfter, traced, transitionAt, type Lattice, type Scores } from './viterbi.ts';

/** The best labels, and how far each is ahead: by how much the best labels with another one at that word score less. */
export function labelsWithMargins(scores: Scores, reach: number): { labels: Uint8Array; margins: Float32Array } {
  const lattice = latticeOf(scores, reach);
  const { length } = scores.joints;
  const labels = traced(lattice, length);
  const margins = new Float32Array(length);
  let rest = new Float32Array(scores.sizes.states);
  for (let at = length - 1; at >= 0; at -= 1) {
    margins[at] = marginAt(at, labels[at] ?? OUTSIDE, lattice, rest);
    rest = restBefore(at, scores, rest);
  }
  return { labels, margins };
}

// `rest` holds the best score of the labels after this word, for each state at it.
function marginAt(at: number, label: number, { sizes, scores }: Lattice, rest: Float32Array): number {
  let best = -Infinity;
  let other = -Infinity;
  for (let state = 0; state < sizes.states; state += 1) {
    const score = (scores[at * sizes.states + state] ?? -Infinity) + (rest[state] ?? 0);
    if (labelOf(sizes.labels, state) === label) best = Math.max(best, score);
    else other = Math.max(other, score);
  }
  return best - other;
}

function labelOf(labels: number, state: number): number {
  return state < labels ? state : OUTSIDE;
}

// For each state before a word: the best score of the labels from this word on.
function restBefore(at: number, scores: Scores, rest: Float32Array): Float32Array<ArrayBuffer> {
  const { sizes, emissions, transitions, joints } = scores;
  const { labels, states } = sizes;
  const emission = at * labels;
  const ahead = Float32Array.from(
    { length: labels },
    (_, label) => (emissions[emission + label] ?? 0) + (rest[label] ?? 0),
  );
  const before = new Float32Array(states);
  for (let state = 0; state < states; state += 1) {
    const from = transitionAt(sizes, joints[at] ?? 0, state, 0);
    const outside = (emissions[emission] ?? 0) + (rest[stateAfter(sizes, state, OUTSIDE)] ?? 0);
    let best = (transitions[from] ?? 0) + outside;
    for (let label = 1; label < labels; label += 2)
      best = Math.max(best, (transitions[from + label] ?? 0) + (ahead[label] ?? 0));
    if (state !== OUTSIDE && state < labels) {
      const further = begins(state) ? state + 1 : state;
      best = Math.max(best, (transitions[from + further] ?? 0) + (ahead[further] ?? 0));
    }
    before[state] = best;
  }
  return before;
}
