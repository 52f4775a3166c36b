/**
 * Weights of a linear model: for each feature a few labels with a weight each. Features are looked up by their number in
 * an open-addressing table.
 */
export type LinearModel = {
  keys: Int32Array;
  rows: Int32Array;
  starts: Int32Array;
  labels: Uint8Array;
  weights: Int8Array;
};

/** As it stands in the weights file; see training/pack-model.ts. */
export type PackedModel = { features: number; weights: number; bytes: string };

/** Features are numbers of 24 bits: so their sorted list packs into little more than a byte each. */
export const FEATURE_BITS = 24;
const LAST_OF_ROW = 0x80;
const LABEL_BITS = 0x7f;
const FREE = -1;

/** Unpacks a model. */
export function linearModel({ features, weights: count, bytes }: PackedModel): LinearModel {
  const packed = Uint8Array.fromBase64(bytes);
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, features * 2)));
  const model: LinearModel = {
    keys: new Int32Array(size).fill(FREE),
    rows: new Int32Array(size),
    starts: new Int32Array(features + 1),
    labels: new Uint8Array(count),
    weights: new Int8Array(packed.buffer, packed.length - count, count),
  };
  const at = readKeys(model, packed, features);
  readLabels(model, packed.subarray(at, at + count));
  return model;
}

// Each key as its distance from the one before, seven bits a byte, the low ones first.
function readKeys(model: LinearModel, packed: Uint8Array, features: number): number {
  let at = 0;
  let key = 0;
  for (let row = 0; row < features; row += 1) {
    let byte = packed[at++] ?? 0;
    let gap = byte & 0x7f;
    for (let shift = 7; byte >= 0x80; shift += 7) {
      byte = packed[at++] ?? 0;
      gap |= (byte & 0x7f) << shift;
    }
    key += gap;
    const slot = slotOf(model.keys, key);
    model.keys[slot] = key;
    model.rows[slot] = row;
  }
  return at;
}

function readLabels({ labels, starts }: LinearModel, packed: Uint8Array): void {
  let row = 0;
  for (let index = 0; index < packed.length; index += 1) {
    const byte = packed[index] ?? 0;
    labels[index] = byte & LABEL_BITS;
    if ((byte & LAST_OF_ROW) === 0) continue;
    row += 1;
    starts[row] = index + 1;
  }
}

// Where a key stands, or the free place where it would.
function slotOf(keys: Int32Array, key: number): number {
  const mask = keys.length - 1;
  let slot = Math.imul(key, 0x9e3779b1) & mask;
  while (keys[slot] !== FREE && keys[slot] !== key) slot = (slot + 1) & mask;
  return slot;
}

/** Adds the weights of a feature to the scores of the labels, which stand from `offset` on. */
export function addScores(model: LinearModel, feature: number, scores: Float32Array, offset: number): void {
  const slot = slotOf(model.keys, feature);
  if (model.keys[slot] === FREE) return;
  const row = model.rows[slot] ?? 0;
  const end = model.starts[row + 1] ?? 0;
  for (let index = model.starts[row] ?? 0; index < end; index += 1) {
    const cell = offset + (model.labels[index] ?? 0);
    scores[cell] = (scores[cell] ?? 0) + (model.weights[index] ?? 0);
  }
}

/** The label that the features speak for most, as an index; the first one in doubt. */
export function bestLabel(model: LinearModel, features: Iterable<number>, labelCount: number): number {
  const scores = new Float32Array(labelCount);
  for (const feature of features) addScores(model, feature, scores, 0);
  let best = 0;
  for (let label = 1; label < labelCount; label += 1) if ((scores[label] ?? 0) > (scores[best] ?? 0)) best = label;
  return best;
}

/** The first label of a feature and its weight; undefined for a feature that the model does not know. */
export function firstCell(model: LinearModel, feature: number): { label: number; weight: number } | undefined {
  const slot = slotOf(model.keys, feature);
  if (model.keys[slot] === FREE) return undefined;
  const index = model.starts[model.rows[slot] ?? 0] ?? 0;
  return { label: model.labels[index] ?? 0, weight: model.weights[index] ?? 0 };
}
