import { jointsOf } from './joints.ts';
import { labelsWithMargins } from './label-margins.ts';
import { addScores, linearModel, type LinearModel, type PackedModel } from './linear-model.ts';
import { begins, OUTSIDE, tagOf } from './tags.ts';
import type { Featured } from './token-features.ts';
import { bestLabels, reachOf, sizesFor, type Scores, type Sizes } from './viterbi.ts';

/** A model that tags a sequence of words, as stored in the weights file. */
export type PackedSequence = {
  labels: PackedModel;
  /** Transition weights (see viterbi.ts) as little-endian 16-bit integers. */
  transitions: Uint8Array;
};

/** The same model, unpacked. */
export type SequenceModel<Name extends string> = {
  tags: readonly Name[];
  sizes: Sizes;
  model: LinearModel;
  transitions: Float32Array;
  /** See `reachOf` in viterbi.ts. */
  reach: number;
};

/** A run of words and its tag; `to` is exclusive. */
export type TaggedRun<Name extends string> = { tag: Name; from: number; to: number };

/** Unpacks a model for these tags. */
export function sequenceModel<Name extends string>(
  tags: readonly Name[],
  { labels, transitions: pairs }: PackedSequence,
): SequenceModel<Name> {
  const transitions = fromPairs(pairs);
  return { tags, sizes: sizesFor(tags), model: linearModel(labels), transitions, reach: reachOf(transitions) };
}

function fromPairs(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Float32Array.from({ length: bytes.length / 2 }, (_, index) => view.getInt16(2 * index, true));
}

/** The tagged runs of a text, in order. */
export function readRuns<Name extends string>(model: SequenceModel<Name>, featured: Featured): TaggedRun<Name>[] {
  if (featured.tokens.length === 0) return [];
  return runsOf(model.tags, bestLabels(scoresOf(model, featured), model.reach));
}

/** The same, each with the margin of its first word; see label-margins.ts. */
export function readRunsWithMargins<Name extends string>(
  model: SequenceModel<Name>,
  featured: Featured,
): (TaggedRun<Name> & { margin: number })[] {
  if (featured.tokens.length === 0) return [];
  const { labels, margins } = labelsWithMargins(scoresOf(model, featured), model.reach);
  return runsOf(model.tags, labels).map((run) => ({ ...run, margin: margins[run.from] ?? 0 }));
}

function scoresOf<Name extends string>(
  { sizes, model, transitions }: SequenceModel<Name>,
  { tokens, features }: Featured,
): Scores {
  const emissions = new Float32Array(tokens.length * sizes.labels);
  const count = features.length / tokens.length;
  for (let index = 0; index < features.length; index += 1)
    addScores(model, features[index] ?? 0, emissions, Math.floor(index / count) * sizes.labels);
  return { sizes, emissions, transitions, joints: jointsOf(tokens) };
}

function runsOf<Name extends string>(tags: readonly Name[], labels: Uint8Array): TaggedRun<Name>[] {
  const runs: TaggedRun<Name>[] = [];
  for (const [at, label] of labels.entries()) {
    const tag = label === OUTSIDE ? undefined : tagOf(tags, label);
    const last = runs.at(-1);
    if (tag === undefined) continue;
    if (begins(label) || last === undefined) runs.push({ tag, from: at, to: at + 1 });
    else last.to = at + 1;
  }
  return runs;
}
