import { OUTSIDE } from '../../understand/learned/tags.ts';
import {
  bestLabels,
  statesBefore,
  transitionAt,
  transitionCount,
  type Sizes,
} from '../../understand/learned/viterbi.ts';
import type { TrainedModel } from '../pack-model.ts';
import { seededRandom, shuffledIndexes } from '../random.ts';

/**
 * A sentence ready for training: the features of each word and its right label. A word outside of all spans may also get one of
 * the `open` labels, which its writer did not mark.
 */
export type Example = { features: Uint32Array; joints: Uint8Array; labels: Uint8Array; open: ReadonlySet<number> };

/** A trained model: weights of features, and of labels after states (see viterbi.ts). */
export type TrainedTagger = TrainedModel & { transitions: Float32Array };

/** `dropout` is the random share of features left out at each step. */
export type Perceptron = { epochs: number; minCount: number; margin: number; dropout: number };

export type Options = Perceptron & { seed: number };

const RARE = -1;
const BITS = 24;
const SHIFT = 32 - BITS;

/**
 * A structured averaged perceptron (Collins 2002): each sentence is tagged with the current weights. Where the tags differ
 * from the marks, the weights of the marked labels go up and those of the predicted labels go down. The average over all
 * steps is kept. `margin` is added to wrong labels during training, so that right ones win clearly. A feature only has
 * weights for labels that it was seen with, which keeps the model small. With `cells`, only those weights are trained.
 */
export function trainTagger(
  sizes: Sizes,
  examples: readonly Example[],
  options: Options,
  cells?: Cells,
): TrainedTagger {
  const layout = cells === undefined ? layoutOf(sizes.labels, examples, options.minCount) : withRows(cells);
  const learner = new Learner(sizes, layout, options);
  const random = seededRandom(options.seed);
  // A correctly tagged sentence is skipped in the next epoch.
  const rests = new Uint8Array(examples.length);
  for (let epoch = 0; epoch < options.epochs; epoch += 1)
    for (const index of shuffledIndexes(examples.length, random)) {
      const example = examples[index];
      if (example === undefined) continue;
      rests[index] = rests[index] === 0 && learner.learn(example) ? 1 : 0;
      learner.steps += 1;
    }
  return { bits: BITS, keys: layout.keys, starts: layout.starts, labels: layout.labels, ...learner.averaged() };
}

/** The weights of a model: for each feature the labels that it has a weight for. */
export type Cells = Pick<TrainedModel, 'keys' | 'starts' | 'labels'>;

/** For each feature its row; a row has a weight for each label that the feature was seen with. */
type Layout = Cells & { rowOf: Int32Array };

function withRows(cells: Cells): Layout {
  const rowOf = new Int32Array(2 ** BITS).fill(RARE);
  for (const [row, feature] of cells.keys.entries()) rowOf[feature] = row;
  return { ...cells, rowOf };
}

/** The `count` largest weights of a model. */
export function largestCells({ keys, starts, labels, weights }: TrainedModel, count: number): Cells {
  const sizes = weights.map(Math.abs).sort();
  const least = Math.max(sizes[Math.max(0, sizes.length - count)] ?? 0, Number.MIN_VALUE);
  const kept: { keys: number[]; starts: number[]; labels: number[] } = { keys: [], starts: [0], labels: [] };
  for (const [row, key] of keys.entries()) {
    const before = kept.labels.length;
    for (let index = starts[row] ?? 0; index < (starts[row + 1] ?? 0); index += 1)
      if (Math.abs(weights[index] ?? 0) >= least) kept.labels.push(labels[index] ?? 0);
    if (kept.labels.length === before) continue;
    kept.keys.push(key);
    kept.starts.push(kept.labels.length);
  }
  return {
    keys: Int32Array.from(kept.keys),
    starts: Int32Array.from(kept.starts),
    labels: Uint8Array.from(kept.labels),
  };
}

function layoutOf(labelCount: number, examples: readonly Example[], minCount: number): Layout {
  const counts = new Uint16Array(2 ** BITS);
  for (const { features } of examples)
    for (const hash of features) counts[hash >>> SHIFT] = Math.min(minCount, (counts[hash >>> SHIFT] ?? 0) + 1);
  const rowOf = new Int32Array(2 ** BITS).fill(RARE);
  const keys: number[] = [];
  for (let feature = 0; feature < counts.length; feature += 1)
    if ((counts[feature] ?? 0) >= minCount) rowOf[feature] = keys.push(feature) - 1;
  const seen = new Uint8Array(keys.length * labelCount);
  for (const { features, labels } of examples)
    for (let index = 0; index < features.length; index += 1) {
      const row = rowOf[(features[index] ?? 0) >>> SHIFT] ?? RARE;
      const label = labels[Math.floor(index / featuresAWord(features, labels))] ?? 0;
      if (row !== RARE) seen[row * labelCount + label] = 1;
    }
  const starts = new Int32Array(keys.length + 1);
  const labels: number[] = [];
  for (let row = 0; row < keys.length; row += 1) {
    for (let label = 0; label < labelCount; label += 1) if (seen[row * labelCount + label] === 1) labels.push(label);
    starts[row + 1] = labels.length;
  }
  return { keys: Int32Array.from(keys), starts, labels: Uint8Array.from(labels), rowOf };
}

// Openings have more features per word than other sentences.
function featuresAWord(features: ArrayLike<number>, labels: Uint8Array): number {
  return features.length / Math.max(1, labels.length);
}

class Learner {
  readonly sizes: Sizes;
  readonly layout: Layout;
  readonly weights: Float32Array;
  readonly sums: Float64Array;
  readonly transitions: Float32Array;
  readonly transitionSums: Float64Array;
  readonly margin: number;
  readonly dropped: number;
  readonly random: () => number;
  steps = 1;
  /** The smallest and largest weight that any transition has ever had, as bounds for the current ones. */
  least = 0;
  most = 0;

  constructor(sizes: Sizes, layout: Layout, { margin, dropout, seed }: Options) {
    this.sizes = sizes;
    this.layout = layout;
    this.transitions = new Float32Array(transitionCount(sizes));
    this.transitionSums = new Float64Array(transitionCount(sizes));
    this.weights = new Float32Array(layout.labels.length);
    this.sums = new Float64Array(layout.labels.length);
    this.margin = margin;
    this.dropped = dropout;
    this.random = seededRandom(seed + 1);
  }

  /** Corrects the weights; returns true if the sentence was already tagged correctly. */
  learn({ features, joints, labels, open }: Example): boolean {
    const rows = this.rowsOf(features);
    const count = featuresAWord(features, labels);
    const ofWord = (at: number) => rows.subarray(at * count, (at + 1) * count);
    const emissions = new Float32Array(labels.length * this.sizes.labels).fill(this.margin);
    for (let at = 0; at < labels.length; at += 1) {
      this.addRows(emissions, at, ofWord(at));
      const gold = at * this.sizes.labels + (labels[at] ?? 0);
      emissions[gold] = (emissions[gold] ?? 0) - this.margin;
    }
    const { sizes, transitions } = this;
    const guess = bestLabels({ sizes, emissions, transitions, joints }, this.most - this.least);
    const right = labels.map((label, at) => (label === OUTSIDE && open.has(guess[at] ?? 0) ? (guess[at] ?? 0) : label));
    if (right.every((label, at) => label === guess[at])) return true;
    for (let at = 0; at < labels.length; at += 1) this.correct(ofWord(at), right[at] ?? 0, guess[at] ?? 0);
    this.correctTransitions(joints, right, guess);
    return false;
  }

  rowsOf(features: Uint32Array): Int32Array {
    const rows = new Int32Array(features.length);
    for (let index = 0; index < rows.length; index += 1)
      rows[index] = this.layout.rowOf[(features[index] ?? 0) >>> SHIFT] ?? RARE;
    if (this.dropped > 0)
      for (let index = 0; index < rows.length; index += 1) if (this.random() < this.dropped) rows[index] = RARE;
    return rows;
  }

  addRows(emissions: Float32Array, at: number, rows: Int32Array): void {
    const { starts, labels } = this.layout;
    const { weights } = this;
    const offset = at * this.sizes.labels;
    for (const row of rows) {
      if (row === RARE) continue;
      const to = starts[row + 1] ?? 0;
      for (let index = starts[row] ?? 0; index < to; index += 1) {
        const cell = offset + (labels[index] ?? 0);
        emissions[cell] = (emissions[cell] ?? 0) + (weights[index] ?? 0);
      }
    }
  }

  correct(rows: Int32Array, gold: number, predicted: number): void {
    if (gold === predicted) return;
    const { starts, labels: labelOf } = this.layout;
    for (const row of rows) {
      if (row === RARE) continue;
      const to = starts[row + 1] ?? 0;
      for (let index = starts[row] ?? 0; index < to; index += 1) {
        if (labelOf[index] === gold) this.shift(this.weights, this.sums, index, 1);
        else if (labelOf[index] === predicted) this.shift(this.weights, this.sums, index, -1);
      }
    }
  }

  correctTransitions(joints: Uint8Array, labels: Uint8Array, guess: Uint8Array): void {
    const [right, predicted] = [statesBefore(this.sizes, labels), statesBefore(this.sizes, guess)];
    for (const [at, joint] of joints.entries()) {
      const [gold, other] = [
        transitionAt(this.sizes, joint, right[at] ?? 0, labels[at] ?? 0),
        transitionAt(this.sizes, joint, predicted[at] ?? 0, guess[at] ?? 0),
      ];
      if (gold === other) continue;
      this.shift(this.transitions, this.transitionSums, gold, 1);
      this.shift(this.transitions, this.transitionSums, other, -1);
      this.most = Math.max(this.most, this.transitions[gold] ?? 0);
      this.least = Math.min(this.least, this.transitions[other] ?? 0);
    }
  }

  shift(weights: Float32Array, sums: Float64Array, index: number, by: number): void {
    weights[index] = (weights[index] ?? 0) + by;
    sums[index] = (sums[index] ?? 0) + by * this.steps;
  }

  averaged(): { weights: Float32Array; transitions: Float32Array } {
    const mean = (weights: Float32Array, sums: Float64Array) =>
      weights.map((weight, index) => weight - (sums[index] ?? 0) / this.steps);
    return { weights: mean(this.weights, this.sums), transitions: mean(this.transitions, this.transitionSums) };
  }
}
