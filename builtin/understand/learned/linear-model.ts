/**
 * Weights of a linear model: for each feature a few labels with a weight each. A feature is the upper bits of a hash; its
 * lowest bits are looked for among those few features that have the same bits above them.
 */
export type LinearModel = {
  /** How far a hash of 32 bits is shifted to give a feature. */
  shift: number;
  /** Where the features with the same upper bits begin, and after them the end. */
  starts: Uint32Array;
  /** One after the other: the lowest bits of a feature, then label and weight of each of its cells. */
  cells: Uint8Array;
};

/** As it stands in the weights file, feature by feature in ascending order; see training/pack-model.ts. */
export type PackedModel = {
  bits: number;
  /** How many features each group of the same upper bits has. */
  groups: Uint8Array;
  /** The lowest bits of each feature. */
  lowBits: Uint8Array;
  /** The label of each cell, the last one of a feature marked, and its weight. */
  labels: Uint8Array;
  weights: Uint8Array;
};

/** How many bits of a feature are looked for within its group. */
export const LOW_BITS = 6;
/** Marks the last cell of a feature, in its label. */
export const LAST_CELL = 0x80;
const LABEL_BITS = 0x7f;
const LOW_MASK = 2 ** LOW_BITS - 1;

/** Unpacks a model. */
export function linearModel({ bits, groups, lowBits, labels, weights }: PackedModel): LinearModel {
  const starts = new Uint32Array(groups.length + 1);
  const cells = new Uint8Array(lowBits.length + 2 * labels.length);
  let at = 0;
  let feature = 0;
  let cell = 0;
  for (let group = 0; group < groups.length; group += 1) {
    for (let rest = groups[group] ?? 0; rest > 0; rest -= 1) {
      cells[at++] = lowBits[feature++] ?? 0;
      let label: number;
      do {
        label = labels[cell] ?? LAST_CELL;
        cells[at++] = label;
        cells[at++] = weights[cell++] ?? 0;
      } while (label < LAST_CELL);
    }
    starts[group + 1] = at;
  }
  return { shift: 32 - bits, starts, cells };
}

// Where the cells of a feature begin; -1 for one that the model does not know.
function cellsOf({ shift, starts, cells }: LinearModel, hash: number): number {
  const feature = hash >>> shift;
  const group = feature >>> LOW_BITS;
  const wanted = feature & LOW_MASK;
  const end = starts[group + 1] ?? 0;
  let at = starts[group] ?? 0;
  while (at < end) {
    if (cells[at] === wanted) return at + 1;
    at += 1;
    while (((cells[at] ?? LAST_CELL) & LAST_CELL) === 0) at += 2;
    at += 2;
  }
  return -1;
}
/** Adds the weights of a feature to the scores of the labels, which stand from `offset` on. */
export function addScores(model: LinearModel, hash: number, scores: Float32Array, offset: number): void {
  const { cells } = model;
  let at = cellsOf(model, hash);
  if (at < 0) return;
  let label: number;
  do {
    label = cells[at] ?? LAST_CELL;
    const cell = offset + (label & LABEL_BITS);
    scores[cell] = (scores[cell] ?? 0) + (((cells[at + 1] ?? 0) << 24) >> 24);
    at += 2;
  } while ((label & LAST_CELL) === 0);
}

/** The label that the features speak for most, as an index; the first one in doubt. */
export function bestLabel(model: LinearModel, hashes: Iterable<number>, labelCount: number): number {
  const scores = new Float32Array(labelCount);
  for (const hash of hashes) addScores(model, hash, scores, 0);
  let best = 0;
  for (let label = 1; label < labelCount; label += 1) if ((scores[label] ?? 0) > (scores[best] ?? 0)) best = label;
  return best;
}

/** The first label of a feature and its weight; undefined for a feature that the model does not know. */
export function firstCell(model: LinearModel, hash: number): { label: number; weight: number } | undefined {
  const at = cellsOf(model, hash);
  if (at < 0) return undefined;
  return { label: (model.cells[at] ?? 0) & LABEL_BITS, weight: ((model.cells[at + 1] ?? 0) << 24) >> 24 };
}
