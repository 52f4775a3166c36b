import type { TrainedModel } from './pack-model.ts';
import type { ClassExample } from './train-classifier.ts';

/** An example with the feature that no others share. */
export type NamedExample = ClassExample & { own: number };

/** Names change each other's scores where their features share a place. */
const ROUNDS = 4;
/** By how much the right label is to win, in shares of the largest weight: more than what is lost by rounding. */
const LEAD = 0.1;

/**
 * The same model, which also tells the label of each example, by the weight of the feature that the example has for itself: a
 * "time zone" is no time, though times are called so.
 */
export function withNames(model: TrainedModel, examples: readonly NamedExample[], labelCount: number): TrainedModel {
  const rows = new Map([...model.keys].map((key, row) => [key, row]));
  const rowOf = (hash: number) => rows.get(hash >>> (32 - model.bits));
  const weights = Float32Array.from(model.weights);
  const lead = LEAD * weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const interned = examples.map(({ features, own, label }) => ({
    rows: features.flatMap((hash) => rowOf(hash) ?? []),
    own: rowOf(own),
    label,
  }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { rows: shown, own, label } of interned) {
      const scores = Array.from({ length: labelCount }, (_, other) =>
        shown.reduce((sum, row) => sum + (weights[row * labelCount + other] ?? 0), 0),
      );
      const best = Math.max(...scores.filter((_, other) => other !== label));
      const missing = best + lead - (scores[label] ?? 0);
      const isWrong = best >= (scores[label] ?? 0);
      if (own !== undefined && isWrong)
        weights[own * labelCount + label] = (weights[own * labelCount + label] ?? 0) + missing;
    }
  return { ...model, weights };
}
