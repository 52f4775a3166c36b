import { LABEL_COUNT } from './tags.ts';

/**
 * The best sequence of labels. `emissions` holds a score for each word and label, row by row; `transitions` one for each
 * label after each other. A further word of a span stands only after its first or another further one.
 */
export function bestLabels(emissions: Float32Array, transitions: Float32Array, length: number): Uint8Array {
  const lattice = {
    emissions,
    transitions,
    scores: new Float32Array(length * LABEL_COUNT).fill(-Infinity),
    origins: new Uint8Array(length * LABEL_COUNT),
    // The most that one label before can gain on another by the transition.
    reach: Math.max(...transitions) - Math.min(...transitions),
    rivals: new Uint8Array(LABEL_COUNT),
  };
  for (let label = 0; label < LABEL_COUNT; label += 1)
    if (mayStart(label)) lattice.scores[label] = (emissions[label] ?? 0) + (transitions[label] ?? 0);
  for (let at = 1; at < length; at += 1) step(at, lattice);
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

function step(at: number, lattice: Lattice): void {
  const { emissions, transitions, scores, origins, rivals } = lattice;
  const row = at * LABEL_COUNT;
  const last = row - LABEL_COUNT;
  const count = findRivals(last, lattice);
  for (let label = 0; label < LABEL_COUNT; label += 1) {
    let best = -Infinity;
    let origin = 0;
    if (mayStart(label)) {
      for (let rival = 0; rival < count; rival += 1) {
        const before = rivals[rival] ?? 0;
        const score = (scores[last + before] ?? 0) + (transitions[(before + 1) * LABEL_COUNT + label] ?? 0);
        if (score > best) {
          best = score;
          origin = before;
        }
      }
    } else {
      const first = (scores[last + label - 1] ?? 0) + (transitions[label * LABEL_COUNT + label] ?? 0);
      const further = (scores[last + label] ?? 0) + (transitions[(label + 1) * LABEL_COUNT + label] ?? 0);
      best = Math.max(first, further);
      origin = first >= further ? label - 1 : label;
    }
    scores[row + label] = best + (emissions[row + label] ?? 0);
    origins[row + label] = origin;
  }
}

// The labels before that can still win: no transition makes up for what the others lack.
function findRivals(last: number, { scores, reach, rivals }: Lattice): number {
  let most = -Infinity;
  for (let label = 0; label < LABEL_COUNT; label += 1) most = Math.max(most, scores[last + label] ?? 0);
  let count = 0;
  for (let label = 0; label < LABEL_COUNT; label += 1)
    if ((scores[last + label] ?? 0) >= most - reach) {
      rivals[count] = label;
      count += 1;
    }
  return count;
}

function mayStart(label: number): boolean {
  return label === 0 || label % 2 === 1;
}

function traced(scores: Float32Array, origins: Uint8Array, length: number): Uint8Array {
  const labels = new Uint8Array(length);
  let label = 0;
  const row = (length - 1) * LABEL_COUNT;
  for (let other = 1; other < LABEL_COUNT; other += 1)
    if ((scores[row + other] ?? 0) > (scores[row + label] ?? 0)) label = other;
  for (let at = length - 1; at >= 0; at -= 1) {
    labels[at] = label;
    label = origins[at * LABEL_COUNT + label] ?? 0;
  }
  return labels;
}
