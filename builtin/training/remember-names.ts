import type { TrainedModel } from './pack-model.ts';
import type { ClassExample } from './train-classifier.ts';

/** An example with the feature that only its exact text has. */
export type NamedExample = ClassExample & { own: number };

/** More than one round is needed, because names whose hashed features collide change each other's scores. */
const ROUNDS = 4;
/** The required lead of the right label, as a share of the largest weight: more than rounding can take away. */
const LEAD = 0.1;

/**
 * Makes a model classify its own training examples correctly, by raising the weight of the feature that only the example has:
 * a "time zone" is not a time, although most names with "time" are.
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
