import type { Token } from '../../understand/learned/tokens.ts';
import { wordFactsOf } from '../../understand/learned/word-facts.ts';
import { seededRandom } from '../random.ts';

const GROUPS = 255;
const SIZE = 48;
const ROUNDS = { vectors: 5, groups: 15 };
const MIN_COUNT = 3;
const NEIGHBOURS = 1_500;
const OFFSETS = [-2, -1, 1, 2];
const SEED = 41;
/** Exponent that reduces the influence of rare neighbours. */
const SMOOTHING = 0.75;

/** A sparse matrix with the neighbours of each word and their weights, row by row. */
type Rows = { words: number[]; starts: number[]; columns: number[]; values: number[]; width: number };

/**
 * Groups words that occur between the same neighbours, such as units, or the verbs of one language. A rare word is then treated
 * like the other words of its group. The counts of its neighbours are reduced to `SIZE` numbers (the strongest directions of
 * the matrix), and the word joins the nearest of `GROUPS` centres.
 */
export function wordGroups(texts: readonly (readonly Token[])[]): Map<number, number> {
  const rows = rowsOf(texts.map((tokens) => tokens.map((token) => wordFactsOf(token).word)));
  const vectors = vectorsOf(rows);
  const groups = nearestCentres(vectors, rows.words.length);
  return new Map(rows.words.map((word, at) => [word, (groups[at] ?? 0) + 1]));
}

function rowsOf(texts: readonly (readonly number[])[]): Rows {
  const counts = new Map<number, number>();
  for (const text of texts) for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
  const byCount = [...counts].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  const neighbours = new Map(byCount.slice(0, NEIGHBOURS).map(([word], at) => [word, at]));
  const words = byCount.flatMap(([word, count]) => (count >= MIN_COUNT ? [word] : []));
  const together = new Map(words.map((word) => [word, new Map<number, number>()]));
  for (const text of texts)
    for (const [at, word] of text.entries()) {
      const row = together.get(word);
      if (row === undefined) continue;
      for (const [side, offset] of OFFSETS.entries()) {
        const neighbour = neighbours.get(text[at + offset] ?? -1);
        if (neighbour === undefined) continue;
        const column = side * NEIGHBOURS + neighbour;
        row.set(column, (row.get(column) ?? 0) + 1);
      }
    }
  return weighed(words, [...together.values()]);
}

// Positive pointwise mutual information: the log of how much more often than by chance two words are neighbours.
function weighed(words: number[], counted: readonly ReadonlyMap<number, number>[]): Rows {
  const width = OFFSETS.length * NEIGHBOURS;
  const ofColumn = new Float64Array(width);
  for (const row of counted) for (const [column, count] of row) ofColumn[column] = (ofColumn[column] ?? 0) + count;
  const smoothed = ofColumn.map((count) => count ** SMOOTHING);
  const all = smoothed.reduce((sum, one) => sum + one, 0);
  const rows: Rows = { words, starts: [0], columns: [], values: [], width };
  for (const row of counted) {
    const ofRow = [...row.values()].reduce((sum, one) => sum + one, 0);
    for (const [column, count] of row) {
      const value = Math.log((count * all) / (ofRow * (smoothed[column] ?? 1)));
      if (value <= 0) continue;
      rows.columns.push(column);
      rows.values.push(value);
    }
    rows.starts.push(rows.columns.length);
  }
  return rows;
}

// The strongest directions, by subspace iteration; each vector has length 1.
function vectorsOf(rows: Rows): Float64Array {
  const { length } = rows.words;
  const random = seededRandom(SEED);
  let directions = Float64Array.from({ length: rows.width * SIZE }, () => random() - 0.5);
  let vectors = new Float64Array(length * SIZE);
  for (let round = 0; round < ROUNDS.vectors; round += 1) {
    vectors = multiplied(rows, directions, length, false);
    if (round === ROUNDS.vectors - 1) break;
    orthonormalize(vectors, length);
    directions = multiplied(rows, vectors, rows.width, true);
    orthonormalize(directions, rows.width);
  }
  for (let column = 0; column < SIZE; column += 1)
    scaleColumn(vectors, length, column, (norm(vectors, length, column) || 1) ** -0.5);
  for (let at = 0; at < length; at += 1) scaleRow(vectors, at);
  return vectors;
}

function multiplied(
  { starts, columns, values }: Rows,
  by: Float64Array,
  height: number,
  isTransposed: boolean,
): Float64Array<ArrayBuffer> {
  const product = new Float64Array(height * SIZE);
  for (let row = 0; row + 1 < starts.length; row += 1)
    for (let cell = starts[row] ?? 0; cell < (starts[row + 1] ?? 0); cell += 1) {
      const [column, value] = [columns[cell] ?? 0, values[cell] ?? 0];
      const [to, from] = isTransposed ? [column * SIZE, row * SIZE] : [row * SIZE, column * SIZE];
      for (let at = 0; at < SIZE; at += 1) product[to + at] = (product[to + at] ?? 0) + value * (by[from + at] ?? 0);
    }
  return product;
}

function orthonormalize(matrix: Float64Array, height: number): void {
  for (let column = 0; column < SIZE; column += 1) {
    for (let other = 0; other < column; other += 1) {
      let dot = 0;
      for (let at = 0; at < height * SIZE; at += SIZE) dot += (matrix[at + column] ?? 0) * (matrix[at + other] ?? 0);
      for (let at = 0; at < height * SIZE; at += SIZE)
        matrix[at + column] = (matrix[at + column] ?? 0) - dot * (matrix[at + other] ?? 0);
    }
    scaleColumn(matrix, height, column, 1 / (norm(matrix, height, column) || 1));
  }
}

function norm(matrix: Float64Array, height: number, column: number): number {
  let sum = 0;
  for (let at = column; at < height * SIZE; at += SIZE) sum += (matrix[at] ?? 0) ** 2;
  return Math.sqrt(sum);
}

function scaleColumn(matrix: Float64Array, height: number, column: number, by: number): void {
  for (let at = column; at < height * SIZE; at += SIZE) matrix[at] = (matrix[at] ?? 0) * by;
}

function scaleRow(matrix: Float64Array, row: number): void {
  const own = matrix.subarray(row * SIZE, (row + 1) * SIZE);
  const length = Math.hypot(...own) || 1;
  for (let at = 0; at < SIZE; at += 1) own[at] = (own[at] ?? 0) / length;
}

// Spherical k-means.
function nearestCentres(vectors: Float64Array, length: number): Int32Array {
  const random = seededRandom(SEED + 1);
  const centres = new Float64Array(GROUPS * SIZE);
  for (let group = 0; group < GROUPS; group += 1) {
    const from = Math.floor(random() * length) * SIZE;
    centres.set(vectors.subarray(from, from + SIZE), group * SIZE);
  }
  const groups = new Int32Array(length);
  for (let round = 0; round < ROUNDS.groups; round += 1) {
    for (let at = 0; at < length; at += 1) groups[at] = nearest(vectors, at * SIZE, centres);
    centres.fill(0);
    for (let at = 0; at < length; at += 1) {
      const to = (groups[at] ?? 0) * SIZE;
      for (let one = 0; one < SIZE; one += 1)
        centres[to + one] = (centres[to + one] ?? 0) + (vectors[at * SIZE + one] ?? 0);
    }
    for (let group = 0; group < GROUPS; group += 1) scaleRow(centres, group);
  }
  return groups;
}

function nearest(vectors: Float64Array, from: number, centres: Float64Array): number {
  let best = 0;
  let most = -Infinity;
  for (let group = 0; group < GROUPS; group += 1) {
    let dot = 0;
    for (let at = 0; at < SIZE; at += 1) dot += (vectors[from + at] ?? 0) * (centres[group * SIZE + at] ?? 0);
    if (dot > most) [best, most] = [group, dot];
  }
  return best;
}
