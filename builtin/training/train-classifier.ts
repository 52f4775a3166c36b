import type { TrainedModel } from './pack-model.ts';
import { seededRandom, shuffledIndexes } from './random.ts';

/** A training example: its hashed features and the index of the right label. */
export type ClassExample = { features: readonly number[]; label: number };

/** Features are the upper `bits` of their hashes. */
type Options = {
  bits: number;
  labelCount: number;
  /** Features that occur in fewer examples are ignored. */
  minCount: number;
  epochs: number;
  rate: number;
  decay: number;
  /** How much of the labels' frequency is kept out of the weights, from 0 (none) to 1 (all). */
  balance: number;
  seed: number;
};

/**
 * Multinomial logistic regression with AdaGrad steps: the weights of an example's features move towards its label and away
 * from the others, in proportion to the error of the predicted probabilities. `decay` pulls weights back towards zero, so
 * that words seen once or twice do not decide. `balance` adds the log frequency of each label to its score during training, so
 * that the weights need not encode it: users ask for other things than the writers of the sentences.
 */
export function trainClassifier(examples: readonly ClassExample[], options: Options): TrainedModel {
  const { bits, labelCount, minCount, epochs, rate, decay, balance, seed } = options;
  const featuresOf = (hashes: readonly number[]) => hashes.map((hash) => hash >>> (32 - bits));
  const keys = Int32Array.from(
    frequentOf(
      examples.map(({ features }) => featuresOf(features)),
      minCount,
    ),
  ).sort();
  const rows = new Map([...keys].map((key, row) => [key, row]));
  const interned = examples.map(({ features, label }) => ({
    label,
    rows: featuresOf(features).flatMap((key) => rows.get(key) ?? []),
  }));
  const weights = new Float32Array(keys.length * labelCount);
  const squares = new Float32Array(weights.length);
  const frequent = logShares(examples, labelCount).map((share) => balance * share);
  const random = seededRandom(seed);
  for (let epoch = 0; epoch < epochs; epoch += 1)
    for (const index of shuffledIndexes(interned.length, random)) {
      const example = interned[index];
      if (example === undefined) continue;
      const share = 1 / Math.sqrt(example.rows.length);
      const errors = errorsOf(weights, example, frequent, share);
      for (const row of example.rows)
        for (let label = 0; label < labelCount; label += 1) {
          const at = row * labelCount + label;
          const gradient = (errors[label] ?? 0) * share - decay * (weights[at] ?? 0);
          squares[at] = (squares[at] ?? 0) + gradient * gradient;
          weights[at] = (weights[at] ?? 0) + (rate * gradient) / Math.sqrt(1e-4 + (squares[at] ?? 0));
        }
    }
  return {
    bits,
    keys,
    starts: Int32Array.from({ length: keys.length + 1 }, (_, row) => row * labelCount),
    labels: Uint8Array.from({ length: weights.length }, (_, index) => index % labelCount),
    weights,
  };
}

function frequentOf(examples: readonly (readonly number[])[], minCount: number): number[] {
  const counts = new Map<number, number>();
  for (const features of examples) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts].flatMap(([feature, count]) => (count < minCount ? [] : [feature]));
}

function logShares(examples: readonly ClassExample[], labelCount: number): Float64Array {
  const counts = new Float64Array(labelCount).fill(1);
  for (const { label } of examples) counts[label] = (counts[label] ?? 0) + 1;
  return counts.map((count) => Math.log(count / examples.length));
}

type Interned = { label: number; rows: readonly number[] };

// The error per label: what the right one lacks to probability 1, and the negated probability of each other one.
function errorsOf(
  weights: Float32Array,
  { rows, label: right }: Interned,
  frequent: Float64Array,
  share: number,
): Float64Array {
  const labelCount = frequent.length;
  const scores = Float64Array.from(frequent);
  for (const row of rows)
    for (let label = 0; label < labelCount; label += 1)
      scores[label] = (scores[label] ?? 0) + (weights[row * labelCount + label] ?? 0) * share;
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const sum = odds.reduce((total, one) => total + one, 0);
  return odds.map((one, label) => (label === right ? 1 : 0) - one / sum);
}
