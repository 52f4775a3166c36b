import { LAST_CELL, LOW_BITS, type PackedModel } from '../understand/learned/linear-model.ts';

/**
 * A trained model before packing. `keys` holds the features in ascending order, each of `bits` bits. The weights and labels
 * of the feature at index `row` are those from `starts[row]` to `starts[row + 1]`.
 */
export type TrainedModel = {
  bits: number;
  keys: Int32Array;
  starts: Int32Array;
  labels: Uint8Array;
  weights: Float32Array;
};

const LARGEST = 127;

/** Share of the weights below the clipping limit; clipping the few largest leaves more steps for the others. */
const UNCLIPPED = 0.9995;

/** Packs the `count` largest weights as integers up to `largest`; `scale` is the factor they were multiplied by. */
export function packedLargest(
  trained: TrainedModel,
  count: number,
  largest = LARGEST,
): { packed: PackedModel; scale: number } {
  const sizes = trained.weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  const scale = largest / (sizes[Math.floor((sizes.length - 1) * UNCLIPPED)] ?? 1);
  const least = sizes[Math.max(0, sizes.length - count)] ?? 0;
  return { packed: packModel(trained, scale, Math.max(1, least * scale)), scale };
}

/** The same model with all but its `count` largest weights set to zero. */
export function withLargest(trained: TrainedModel, count: number): TrainedModel {
  const sizes = trained.weights.map(Math.abs).sort();
  const least = sizes[Math.max(0, sizes.length - count)] ?? 0;
  return { ...trained, weights: trained.weights.map((weight) => (Math.abs(weight) < least ? 0 : weight)) };
}

/** Rounds the weights to integers, drops those below `least` and packs the rest; see understand/learned/linear-model.ts. */
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
