import { LAST_CELL, LOW_BITS, type PackedModel } from '../understand/learned/linear-model.ts';

/**
 * Weights as training leaves them. `keys` are the features in ascending order, each of `bits` bits; the weights of the
 * one at a place stand from `starts` of that place on, each for the label beside it.
 */
export type TrainedModel = {
  bits: number;
  keys: Int32Array;
  starts: Int32Array;
  labels: Uint8Array;
  weights: Float32Array;
};

const LARGEST = 127;

/** Share of the weights that keep their full size; the few larger ones are cut off, to leave more steps for the others. */
const KEPT_SIZE = 0.9995;

/** Packs the `count` largest weights, as whole numbers up to `largest`, and tells by what factor they grew. */
export function packedLargest(
  trained: TrainedModel,
  count: number,
  largest = LARGEST,
): { packed: PackedModel; scale: number } {
  const sizes = trained.weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  const scale = largest / (sizes[Math.floor((sizes.length - 1) * KEPT_SIZE)] ?? 1);
  const least = sizes[Math.max(0, sizes.length - count)] ?? 0;
  return { packed: packModel(trained, scale, Math.max(1, least * scale)), scale };
}

/** The same model with its `count` largest weights, the others zero. */
export function withLargest(trained: TrainedModel, count: number): TrainedModel {
  const sizes = trained.weights.map(Math.abs).sort();
  const least = sizes[Math.max(0, sizes.length - count)] ?? 0;
  return { ...trained, weights: trained.weights.map((weight) => (Math.abs(weight) < least ? 0 : weight)) };
}

/** Rounds the weights to whole numbers, drops those below `least`, and packs the rest; see understand/learned/linear-model.ts. */
export function packModel(
  { bits, keys, starts, labels, weights }: TrainedModel,
  scale: number,
  least: number,
): PackedModel {
  const groups = new Uint8Array(2 ** (bits - LOW_BITS));
  const lowBits: number[] = [];
  const keptLabels: number[] = [];
  const kept: number[] = [];
  for (const [row, key] of keys.entries()) {
    const before = kept.length;
    for (let index = starts[row] ?? 0; index < (starts[row + 1] ?? 0); index += 1) {
      const scaled = (weights[index] ?? 0) * scale;
      if (Math.abs(scaled) < least) continue;
      keptLabels.push(labels[index] ?? 0);
      kept.push(Math.max(-LARGEST, Math.min(LARGEST, Math.round(scaled))) & 0xff);
    }
    if (kept.length === before) continue;
    keptLabels.push((keptLabels.pop() ?? 0) | LAST_CELL);
    lowBits.push(key & (2 ** LOW_BITS - 1));
    groups[key >>> LOW_BITS] = (groups[key >>> LOW_BITS] ?? 0) + 1;
  }
  return {
    bits,
    groups,
    lowBits: Uint8Array.from(lowBits),
    labels: Uint8Array.from(keptLabels),
    weights: Uint8Array.from(kept),
  };
}
