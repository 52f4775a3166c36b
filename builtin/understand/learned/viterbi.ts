import { JOINT_COUNT } from './joints.ts';
import { begins, labelCount, OUTSIDE } from './tags.ts';

/**
 * The number of labels and of states. A state summarizes the words before: it is the label of the last word, or, if that word is
 * outside of any span, the tag of the last span. This lets members of an enumeration influence each other across a comma.
 */
export type Sizes = { labels: number; states: number };

/** The sizes for a list of tags. */
export function sizesFor(tags: readonly string[]): Sizes {
  const labels = labelCount(tags);
  return { labels, states: labels + tags.length };
}

/** The number of transition weights: one per joint, state and label; the first state is for the first word of a text. */
export function transitionCount({ labels, states }: Sizes): number {
  return JOINT_COUNT * (states + 1) * labels;
}

const START = -1;

/** The index of the weight of a label after a state. */
export function transitionAt({ labels, states }: Sizes, joint: number, state: number, label: number): number {
  return (joint * (states + 1) + state + 1) * labels + label;
}

/** The state after a word with a label. */
export function stateAfter({ labels }: Sizes, state: number, label: number): number {
  if (label !== OUTSIDE) return label;
  if (state === START || state === OUTSIDE) return OUTSIDE;
  return state >= labels ? state : labels + ((state - 1) >> 1);
}

/** The state before each word of a labelled text. */
export function statesBefore(sizes: Sizes, labels: Uint8Array): Int8Array {
  let state = START;
  return Int8Array.from(labels, (label) => {
    const before = state;
    state = stateAfter(sizes, state, label);
    return before;
  });
}

/** `emissions` holds a score per word and label, row by row; `transitions` the weights of labels after states. */
export type Scores = { sizes: Sizes; emissions: Float32Array; transitions: Float32Array; joints: Uint8Array };

/** The best sequence of labels (Viterbi). A further word of a span can only follow its first or another further word. */
export function bestLabels(scores: Scores, reach = reachOf(scores.transitions)): Uint8Array {
  return traced(latticeOf(scores, reach), scores.joints.length);
}

/** The best scores of all states up to each word. */
export function latticeOf({ sizes, emissions, transitions, joints }: Scores, reach: number): Lattice {
  const { length } = joints;
  const lattice = {
    sizes,
    emissions,
    transitions,
    scores: new Float32Array(length * sizes.states).fill(-Infinity),
    origins: new Uint8Array(length * sizes.states),
    reach,
    rivals: new Uint8Array(sizes.states),
  };
  for (let label = 0; label < sizes.labels; label += 1)
    if (label === OUTSIDE || begins(label))
      lattice.scores[label] =
        (emissions[label] ?? 0) + (transitions[transitionAt(sizes, joints[0] ?? 0, START, label)] ?? 0);
  for (let at = 1; at < length; at += 1) step(at, joints[at] ?? 0, lattice);
  return lattice;
}

export type Lattice = {
  sizes: Sizes;
  emissions: Float32Array;
  transitions: Float32Array;
  /** Per word and state, row by row: the score of the best labels up to that word that end in the state. */
  scores: Float32Array;
  /** The state before. */
  origins: Uint8Array;
  reach: number;
  rivals: Uint8Array;
};

/** The largest difference that transitions can make between two previous states. */
export function reachOf(transitions: Float32Array): number {
  let least = 0;
  let most = 0;
  for (const weight of transitions) {
    if (weight < least) least = weight;
    if (weight > most) most = weight;
  }
  return most - least;
}

function step(at: number, joint: number, lattice: Lattice): void {
  const { sizes, emissions, transitions, scores, origins, rivals } = lattice;
  const { labels, states } = sizes;
  const row = at * states;
  const last = row - states;
  const emission = at * labels;
  const from = transitionAt(sizes, joint, 0, 0);
  const count = findRivals(last, lattice);
  for (let label = 1; label < labels; label += 2) {
    let best = -Infinity;
    let origin = 0;
    for (let rival = 0; rival < count; rival += 1) {
      const before = rivals[rival] ?? 0;
      const score = (scores[last + before] ?? 0) + (transitions[from + before * labels + label] ?? 0);
      if (score > best) {
        best = score;
        origin = before;
      }
    }
    scores[row + label] = best + (emissions[emission + label] ?? 0);
    origins[row + label] = origin;
    // The further words of the same span, and the words outside after it.
    const further = label + 1;
    const outside = labels + ((label - 1) >> 1);
    const fromFirst = (scores[last + label] ?? 0) + (transitions[from + label * labels + further] ?? 0);
    const fromFurther = (scores[last + further] ?? 0) + (transitions[from + further * labels + further] ?? 0);
    scores[row + further] = Math.max(fromFirst, fromFurther) + (emissions[emission + further] ?? 0);
    origins[row + further] = fromFirst >= fromFurther ? label : further;
    leave(lattice, { row, last, from, emission }, [label, further, outside], outside);
  }
  leave(lattice, { row, last, from, emission }, [OUTSIDE], OUTSIDE);
}

type Rows = { row: number; last: number; from: number; emission: number };

function leave(
  { sizes, emissions, transitions, scores, origins }: Lattice,
  { row, last, from, emission }: Rows,
  befores: readonly number[],
  outside: number,
): void {
  let best = -Infinity;
  let origin = 0;
  for (const before of befores) {
    const score = (scores[last + before] ?? 0) + (transitions[from + before * sizes.labels + OUTSIDE] ?? 0);
    if (score > best) {
      best = score;
      origin = before;
    }
  }
  scores[row + outside] = best + (emissions[emission + OUTSIDE] ?? 0);
  origins[row + outside] = origin;
}

// The previous states that can still win; the others are too far behind for any transition to make up.
function findRivals(last: number, { sizes, scores, reach, rivals }: Lattice): number {
  let most = -Infinity;
  for (let state = 0; state < sizes.states; state += 1) most = Math.max(most, scores[last + state] ?? 0);
  let count = 0;
  for (let state = 0; state < sizes.states; state += 1)
    if ((scores[last + state] ?? 0) >= most - reach) {
      rivals[count] = state;
      count += 1;
    }
  return count;
}

/** The labels that lead to the best final state. */
export function traced({ sizes, scores, origins }: Lattice, length: number): Uint8Array {
  const labels = new Uint8Array(length);
  const row = (length - 1) * sizes.states;
  let state = 0;
  for (let other = 1; other < sizes.states; other += 1)
    if ((scores[row + other] ?? 0) > (scores[row + state] ?? 0)) state = other;
  for (let at = length - 1; at >= 0; at -= 1) {
    labels[at] = state < sizes.labels ? state : OUTSIDE;
    state = origins[at * sizes.states + state] ?? 0;
  }
  return labels;
}
