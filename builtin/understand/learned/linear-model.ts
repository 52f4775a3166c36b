/**
 * The weights of a sparse linear model: a few labels with a weight each per feature. A feature is the upper bits of a hash. Its
 * own upper bits select a group, in which the lowest bits are searched for linearly.
 */
export type LinearModel = {
  /** Right shift that turns a 32-bit hash into a feature. */
  shift: number;
  /** The offset of each group in `cells`, and finally the end. */
  starts: Uint32Array;
  /** For each feature its lowest bits, then the label and weight of each of its cells. */
  cells: Uint8Array;
};

/** A model as stored in the weights file, with features in ascending order; see training/pack-model.ts. */
export type PackedModel = {
  bits: number;
  /** Number of features in each group. */
  groups: Uint8Array;
  /** The lowest bits of each feature. */
  lowBits: Uint8Array;
  /** The label of each cell; the last cell of a feature is marked with `LAST_CELL`. */
  labels: Uint8Array;
  weights: Uint8Array;
};

/** Number of low bits that identify a feature within its group. */
export const LOW_BITS = 6;
/** The bit of a label that marks the last cell of a feature. */
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

// The offset of the first cell of a feature; -1 for an unknown feature.
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

/** Adds the weights of a feature to the scores of its labels; the scores start at `offset`. */
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

/** The index of the label with the highest score; the first one on a tie. */
export function bestLabel(model: LinearModel, hashes: Iterable<number>, labelCount: number): number {
  const scores = new Float32Array(labelCount);
  for (const hash of hashes) addScores(model, hash, scores, 0);
  let best = 0;
  for (let label = 1; label < labelCount; label += 1) if ((scores[label] ?? 0) > (scores[best] ?? 0)) best = label;
  return best;
}

/** The first label of a feature and its weight; undefined for an unknown feature. */
export function firstCell(model: LinearModel, hash: number): { label: number; weight: number } | undefined {
  const at = cellsOf(model, hash);
  if (at < 0) return undefined;
  return { label: (model.cells[at] ?? 0) & LABEL_BITS, weight: ((model.cells[at + 1] ?? 0) << 24) >> 24 };
}
