import { JOINT_COUNT } from './joints.ts';
import { begins, LABEL_COUNT, OUTSIDE, TAGS } from './tags.ts';

/**
 * What is known of the words before while a text is read: the label of the last one, or, where that stands outside of any
 * span, the tag of the span before it. So the members of an enumeration know of each other across the comma between them.
 */
const STATE_COUNT = LABEL_COUNT + TAGS.length;
/** How many weights of labels after states there are: for each joint, for each state (the first one is for the first word). */
export const TRANSITION_COUNT = JOINT_COUNT * (STATE_COUNT + 1) * LABEL_COUNT;

const START = -1;

/** Where the weight of a label after a state stands. */
export function transitionAt(joint: number, state: number, label: number): number {
  return (joint * (STATE_COUNT + 1) + state + 1) * LABEL_COUNT + label;
}

/** The state after a word of some label. */
function stateAfter(state: number, label: number): number {
  if (label !== OUTSIDE) return label;
  if (state === START || state === OUTSIDE) return OUTSIDE;
  return state >= LABEL_COUNT ? state : LABEL_COUNT + ((state - 1) >> 1);
}

/** The state before each word of a text of these labels. */
export function statesBefore(labels: Uint8Array): Int8Array {
  let state = START;
  return Int8Array.from(labels, (label) => {
    const before = state;
    state = stateAfter(state, label);
    return before;
  });
}

/** The scores of labels: `emissions` for each word and label, row by row, and the weights of labels after states. */
export type Scores = { emissions: Float32Array; transitions: Float32Array; joints: Uint8Array };

/** The best sequence of labels. A further word of a span stands only after its first or another further one. */
export function bestLabels({ emissions, transitions, joints }: Scores, reach = reachOf(transitions)): Uint8Array {
  const { length } = joints;
  const lattice = {
    emissions,
    transitions,
    scores: new Float32Array(length * STATE_COUNT).fill(-Infinity),
    origins: new Uint8Array(length * STATE_COUNT),
    reach,
    rivals: new Uint8Array(STATE_COUNT),
  };
  for (let label = 0; label < LABEL_COUNT; label += 1)
    if (label === OUTSIDE || begins(label))
      lattice.scores[label] = (emissions[label] ?? 0) + (transitions[transitionAt(joints[0] ?? 0, START, label)] ?? 0);
  for (let at = 1; at < length; at += 1) step(at, joints[at] ?? 0, lattice);
  return traced(lattice.scores, lattice.origins, length);
}

type Lattice = {
  emissions: Float32Array;
  transitions: Float32Array;
  scores: Float32Array;
  origins: Uint8Array;
  reach: number;
  rivals: Uint8Array;
};

/** The most that one state before can gain on another by the transition. */
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
  const { emissions, transitions, scores, origins, rivals } = lattice;
  const row = at * STATE_COUNT;
  const last = row - STATE_COUNT;
  const emission = at * LABEL_COUNT;
  const from = transitionAt(joint, 0, 0);
  const count = findRivals(last, lattice);
  for (let label = 1; label < LABEL_COUNT; label += 2) {
    let best = -Infinity;
    let origin = 0;
    for (let rival = 0; rival < count; rival += 1) {
      const before = rivals[rival] ?? 0;
      const score = (scores[last + before] ?? 0) + (transitions[from + before * LABEL_COUNT + label] ?? 0);
      if (score > best) {
        best = score;
        origin = before;
      }
    }
    scores[row + label] = best + (emissions[emission + label] ?? 0);
    origins[row + label] = origin;
    // A further word of the same span, and the words outside behind it.
    const further = label + 1;
    const outside = LABEL_COUNT + ((label - 1) >> 1);
    const begun = (scores[last + label] ?? 0) + (transitions[from + label * LABEL_COUNT + further] ?? 0);
    const gone = (scores[last + further] ?? 0) + (transitions[from + further * LABEL_COUNT + further] ?? 0);
    scores[row + further] = Math.max(begun, gone) + (emissions[emission + further] ?? 0);
    origins[row + further] = begun >= gone ? label : further;
    leave(lattice, { row, last, from, emission }, [label, further, outside], outside);
  }
  leave(lattice, { row, last, from, emission }, [OUTSIDE], OUTSIDE);
}

type Rows = { row: number; last: number; from: number; emission: number };

function leave(
  { emissions, transitions, scores, origins }: Lattice,
  { row, last, from, emission }: Rows,
  befores: readonly number[],
  outside: number,
): void {
  let best = -Infinity;
  let origin = 0;
  for (const before of befores) {
    const score = (scores[last + before] ?? 0) + (transitions[from + before * LABEL_COUNT + OUTSIDE] ?? 0);
    if (score > best) {
      best = score;
      origin = before;
    }
  }
  scores[row + outside] = best + (emissions[emission + OUTSIDE] ?? 0);
  origins[row + outside] = origin;
}

// The states before that can still win: no transition makes up for what the others lack.
function findRivals(last: number, { scores, reach, rivals }: Lattice): number {
  let most = -Infinity;
  for (let state = 0; state < STATE_COUNT; state += 1) most = Math.max(most, scores[last + state] ?? 0);
  let count = 0;
  for (let state = 0; state < STATE_COUNT; state += 1)
    if ((scores[last + state] ?? 0) >= most - reach) {
      rivals[count] = state;
      count += 1;
    }
  return count;
}

function traced(scores: Float32Array, origins: Uint8Array, length: number): Uint8Array {
  const labels = new Uint8Array(length);
  const row = (length - 1) * STATE_COUNT;
  let state = 0;
  for (let other = 1; other < STATE_COUNT; other += 1)
    if ((scores[row + other] ?? 0) > (scores[row + state] ?? 0)) state = other;
  for (let at = length - 1; at >= 0; at -= 1) {
    labels[at] = state < LABEL_COUNT ? state : OUTSIDE;
    state = origins[at * STATE_COUNT + state] ?? 0;
  }
  return labels;
}
