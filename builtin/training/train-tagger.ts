import { LABEL_COUNT, OUTSIDE } from '../understand/learned/tags.ts';
import { FEATURE_COUNT } from '../understand/learned/token-features.ts';
import { bestLabels } from '../understand/learned/viterbi.ts';
import { seededRandom, shuffledIndexes } from './random.ts';

/**
 * A sentence ready for training: features of each word, and the label that each should get. Words outside may as well get
 * one of the `open` labels, which its writer did not mark.
 */
export type Example = { features: Uint32Array; labels: Uint8Array; open: ReadonlySet<number> };

/** Weights in rows: those of the feature `hash` stand from `starts[rows.get(hash)]` on, each for the label beside it. */
export type TaggerWeights = {
  rows: Map<number, number>;
  starts: Int32Array;
  labels: Uint8Array;
  weights: Float32Array;
  transitions: Float32Array;
};

export type Options = { epochs: number; minCount: number; margin: number; seed: number };

/**
 * A structured averaged perceptron (Collins 2002): each sentence is tagged with the weights so far; where the tags differ
 * from the marks, the weights of what was marked go up, those of what was said go down. The average over all steps is
 * what is kept. `margin` is added to wrong labels while training, so that right ones win clearly. A feature has weights
 * for the labels that it was seen with only, which keeps the model small.
 */
export function trainTagger(examples: readonly Example[], { epochs, minCount, margin, seed }: Options): TaggerWeights {
  const layout = layoutOf(examples, minCount);
  const interned = examples.map(({ features, labels, open }) => ({
    labels,
    open,
    features: Array.from(labels, (_, at) =>
      Int32Array.from([...featuresOf(features, at)].flatMap((hash) => layout.rows.get(hash) ?? [])),
    ),
  }));
  const learner = new Learner(layout, margin);
  const random = seededRandom(seed);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const index of shuffledIndexes(interned.length, random)) {
      const example = interned[index];
      if (example !== undefined) learner.learn(example);
    }
  return { ...layout, ...learner.averaged() };
}

function featuresOf(features: Uint32Array, at: number): Uint32Array {
  return features.subarray(at * FEATURE_COUNT, (at + 1) * FEATURE_COUNT);
}

type Layout = Pick<TaggerWeights, 'rows' | 'starts' | 'labels'>;

function layoutOf(examples: readonly Example[], minCount: number): Layout {
  const counts = new Map<number, number>();
  for (const { features } of examples) for (const hash of features) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const rows = new Map<number, number>();
  for (const [hash, count] of counts) if (count >= minCount) rows.set(hash, rows.size);
  const seen = new Uint8Array(rows.size * LABEL_COUNT);
  for (const { features, labels } of examples)
    for (const [at, label] of labels.entries())
      for (const hash of featuresOf(features, at)) {
        const row = rows.get(hash);
        if (row !== undefined) seen[row * LABEL_COUNT + label] = 1;
      }
  const starts = new Int32Array(rows.size + 1);
  const labels: number[] = [];
  for (let row = 0; row < rows.size; row += 1) {
    for (let label = 0; label < LABEL_COUNT; label += 1) if (seen[row * LABEL_COUNT + label] === 1) labels.push(label);
    starts[row + 1] = labels.length;
  }
  return { rows, starts, labels: Uint8Array.from(labels) };
}

type Interned = Omit<Example, 'features'> & { features: readonly Int32Array[] };

class Learner {
  readonly layout: Layout;
  readonly weights: Float32Array;
  readonly sums: Float32Array;
  readonly transitions = new Float32Array((LABEL_COUNT + 1) * LABEL_COUNT);
  readonly transitionSums = new Float32Array((LABEL_COUNT + 1) * LABEL_COUNT);
  readonly margin: number;
  steps = 1;

  constructor(layout: Layout, margin: number) {
    this.layout = layout;
    this.weights = new Float32Array(layout.labels.length);
    this.sums = new Float32Array(layout.labels.length);
    this.margin = margin;
  }

  learn({ features, labels, open }: Interned): void {
    const emissions = new Float32Array(labels.length * LABEL_COUNT).fill(this.margin);
    for (const [at, rows] of features.entries()) {
      this.addRows(emissions, at * LABEL_COUNT, rows);
      const gold = at * LABEL_COUNT + (labels[at] ?? 0);
      emissions[gold] = (emissions[gold] ?? 0) - this.margin;
    }
    const guess = bestLabels(emissions, this.transitions, labels.length);
    const right = labels.map((label, at) => (label === OUTSIDE && open.has(guess[at] ?? 0) ? (guess[at] ?? 0) : label));
    for (const [at, rows] of features.entries()) this.correct(rows, at, right, guess);
    this.steps += 1;
  }

  addRows(emissions: Float32Array, start: number, rows: Int32Array): void {
    const { starts, labels } = this.layout;
    for (const row of rows) {
      const to = starts[row + 1] ?? 0;
      for (let index = starts[row] ?? 0; index < to; index += 1) {
        const cell = start + (labels[index] ?? 0);
        emissions[cell] = (emissions[cell] ?? 0) + (this.weights[index] ?? 0);
      }
    }
  }

  correct(rows: Int32Array, at: number, labels: Uint8Array, guess: Uint8Array): void {
    const [gold = 0, said = 0] = [labels[at], guess[at]];
    const [goldBefore, saidBefore] = at === 0 ? [-1, -1] : [labels[at - 1] ?? 0, guess[at - 1] ?? 0];
    if (gold !== said || goldBefore !== saidBefore) {
      this.shift(this.transitions, this.transitionSums, (goldBefore + 1) * LABEL_COUNT + gold, 1);
      this.shift(this.transitions, this.transitionSums, (saidBefore + 1) * LABEL_COUNT + said, -1);
    }
    if (gold === said) return;
    for (const row of rows) {
      const to = this.layout.starts[row + 1] ?? 0;
      for (let index = this.layout.starts[row] ?? 0; index < to; index += 1) {
        if (this.layout.labels[index] === gold) this.shift(this.weights, this.sums, index, 1);
        else if (this.layout.labels[index] === said) this.shift(this.weights, this.sums, index, -1);
      }
    }
  }

  shift(weights: Float32Array, sums: Float32Array, index: number, by: number): void {
    weights[index] = (weights[index] ?? 0) + by;
    sums[index] = (sums[index] ?? 0) + by * this.steps;
  }

  averaged(): { weights: Float32Array; transitions: Float32Array } {
    const mean = (weights: Float32Array, sums: Float32Array) =>
      weights.map((weight, index) => weight - (sums[index] ?? 0) / this.steps);
    return { weights: mean(this.weights, this.sums), transitions: mean(this.transitions, this.transitionSums) };
  }
}
