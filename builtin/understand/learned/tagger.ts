import { firstCell, addScores, linearModel, type LinearModel, type PackedModel } from './linear-model.ts';
import type { Run } from './connectives.ts';
import { jointsOf } from './joints.ts';
import { separated } from './members.ts';
import { begins, LABEL_COUNT, OUTSIDE, tagOf, type Span } from './tags.ts';
import { FEATURE_COUNT, tokenFeatures, type Lexicon } from './token-features.ts';
import type { Token } from './tokens.ts';
import { bestLabels, reachOf } from './viterbi.ts';

/** The tagger as it stands in the weights file. */
export type PackedTagger = {
  labels: PackedModel;
  /** The weights of labels after states, see viterbi.ts; whole numbers of two bytes, the lower byte first. */
  transitions: Uint8Array;
  cues: PackedModel;
  classes: PackedModel;
  groups: PackedModel;
};

export type Tagger = { model: LinearModel; transitions: Float32Array; reach: number; lexicon: Lexicon };

/** Unpacks the tagger. */
export function taggerOf({ labels, transitions: packed, cues, classes, groups }: PackedTagger): Tagger {
  const transitions = fromPairs(packed);
  return {
    model: linearModel(labels),
    transitions,
    reach: reachOf(transitions),
    lexicon: lexiconOf(linearModel(cues), linearModel(classes), linearModel(groups)),
  };
}

function fromPairs(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  return Float32Array.from({ length: bytes.length / 2 }, (_, index) => view.getInt16(2 * index, true));
}

function lexiconOf(cues: LinearModel, classes: LinearModel, groups: LinearModel): Lexicon {
  const numberIn = (table: LinearModel) => (word: number) => {
    const cell = firstCell(table, word);
    return cell === undefined ? 0 : cell.label * 4 + cell.weight - 1;
  };
  return {
    isCue: (word) => firstCell(cues, word) !== undefined,
    classOf: numberIn(classes),
    groupOf: numberIn(groups),
  };
}

/** Marks the parts of a request, in their order. */
export function tag({ model, transitions, reach, lexicon }: Tagger, text: string, archetype: string): Span[] {
  const { tokens, features } = tokenFeatures(text, archetype, lexicon);
  if (tokens.length === 0) return [];
  const emissions = new Float32Array(tokens.length * LABEL_COUNT);
  for (let index = 0; index < features.length; index += 1)
    addScores(model, features[index] ?? 0, emissions, Math.floor(index / FEATURE_COUNT) * LABEL_COUNT);
  return spansOf(bestLabels({ emissions, transitions, joints: jointsOf(tokens) }, reach), tokens);
}

/** The spans that labelled words make, with the members of an enumeration apart. */
function spansOf(labels: Uint8Array, tokens: readonly Token[]): Span[] {
  const runs: Run[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const label = labels[at] ?? OUTSIDE;
    const found = tagOf(label);
    const last = runs.at(-1);
    if (found === undefined) continue;
    if (begins(label) || last === undefined) runs.push({ tag: found, from: at, to: at + 1 });
    else last.to = at + 1;
  }
  return separated(runs, tokens).map(({ tag: name, from, to }) => ({
    tag: name,
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
  }));
}
