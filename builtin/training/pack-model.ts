import type { PackedModel } from '../understand/learned/linear-model.ts';

/** Weights as training leaves them: rows of labels and weights, by feature. */
export type TrainedModel = {
  rows: ReadonlyMap<number, number>;
  starts: Int32Array;
  labels: Uint8Array;
  weights: Float32Array;
};

const LARGEST = 127;

type Row = { key: number; cells: { label: number; weight: number }[] };

/** Share of the weights that keep their full size; the few larger ones are cut off, to leave more steps for the others. */
const KEPT_SIZE = 0.9995;

/** Packs the `count` largest weights, as whole numbers from -127 to 127, and tells by what factor they grew. */
export function packedLargest(trained: TrainedModel, count: number): { packed: PackedModel; scale: number } {
  const sizes = trained.weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort();
  const scale = LARGEST / (sizes[Math.floor((sizes.length - 1) * KEPT_SIZE)] ?? 1);
  const least = sizes[Math.max(0, sizes.length - count)] ?? 0;
  return { packed: packModel(trained, scale, Math.max(1, least * scale)), scale };
}

/** Rounds the weights to whole numbers, drops those below `least`, and packs the rest; see understand/learned/linear-model.ts. */
export function packModel({ rows, starts, labels, weights }: TrainedModel, scale: number, least: number): PackedModel {
  const kept: Row[] = [];
  for (const [key, row] of rows) {
    const cells: Row['cells'] = [];
    for (let index = starts[row] ?? 0; index < (starts[row + 1] ?? 0); index += 1) {
      const scaled = (weights[index] ?? 0) * scale;
      const weight = Math.max(-LARGEST, Math.min(LARGEST, Math.round(scaled)));
      if (Math.abs(scaled) >= least) cells.push({ label: labels[index] ?? 0, weight });
    }
    if (cells.length > 0) kept.push({ key, cells });
  }
  kept.sort((a, b) => a.key - b.key);
  const labelBytes = kept.flatMap(({ cells }) =>
    cells.map(({ label }, index) => label | (index === cells.length - 1 ? 0x80 : 0)),
  );
  const weightBytes = kept.flatMap(({ cells }) => cells.map(({ weight }) => weight & 0xff));
  const bytes = Uint8Array.from([...keyBytes(kept), ...labelBytes, ...weightBytes]);
  return { features: kept.length, weights: weightBytes.length, bytes: bytes.toBase64() };
}

function keyBytes(rows: readonly Row[]): number[] {
  const bytes: number[] = [];
  let last = 0;
  for (const { key } of rows) {
    let gap = key - last;
    for (; gap >= 0x80; gap >>>= 7) bytes.push((gap & 0x7f) | 0x80);
    bytes.push(gap);
    last = key;
  }
  return bytes;
}
