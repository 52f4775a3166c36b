import { jointsOf } from '../../understand/learned/joints.ts';
import { OPENING_TAGS, openingFeatures, type OpeningTag } from '../../understand/learned/opening.ts';
import type { PackedSequence } from '../../understand/learned/sequence.ts';
import type { PackedTagger } from '../../understand/learned/tagger.ts';
import { firstLabel, TAGS } from '../../understand/learned/tags.ts';
import { tokenFeatures, type Featured, type Lexicon } from '../../understand/learned/token-features.ts';
import { tokensOf, type Token } from '../../understand/learned/tokens.ts';
import { sizesFor } from '../../understand/learned/viterbi.ts';
import { cuesOf } from './cues.ts';
import { labelsOf } from './labels.ts';
import type { MarkedRequest } from '../marked-text.ts';
import { packedLargest, packModel, type TrainedModel } from '../pack-model.ts';
import { plainVariantsOf } from './plain-variants.ts';
import { trainInThreads } from './train-in-threads.ts';
import { largestCells, type Example, type Perceptron } from './train-tagger.ts';
import { variantsOf } from './variants.ts';
import { addTo, classOf, labelCounts } from './word-classes.ts';
import { wordGroups } from './word-groups.ts';

/** The beginning of a request with the words of its title marked. */
export type Opening = MarkedRequest<OpeningTag>;

const CUES = 400;
/** Bits of the hash per table; tables with more words need more bits. */
const BITS = { cues: 20, classes: 22, groups: 22 };
const PERCEPTRON: Perceptron = { epochs: 12, minCount: 2, margin: 2, dropout: 0.15 };
/** How many weights are kept, the largest first; limited by the 1.5 MB of the weights file. */
const PARTS_CELLS = 199_000;
const OPENING_CELLS = 40_000;
/** One model is trained per seed, in its own order and with its own dropout. Openings are few, so they average more models. */
const PARTS_SEEDS = [17, 18];
const OPENING_SEEDS = [17, 18, 19, 20, 21];

/** Trains the tagger and the opening model, and collects the facts about single words. */
export async function taggerWeights(
  requests: readonly MarkedRequest[],
  openings: readonly Opening[],
): Promise<PackedTagger> {
  const labelled = labelledOf(requests);
  const { cues, counts, groups, lexicon } = wordsIn(labelled, requests.length);
  const examples = labelled.map((request) => {
    // The class of a word must come from the other requests; its own labels would leak into the features.
    addTo(counts, request, -1);
    const featured = tokenFeatures(request.text, request.archetype, lexicon);
    addTo(counts, request, 1);
    return exampleOf(TAGS, request, featured);
  });
  const classes = [...counts.keys()].map((word) => [word, classOf(counts, word)] as const);
  return {
    parts: await sequenceOf(TAGS, examples, PARTS_CELLS, PARTS_SEEDS),
    opening: await openingWeights(openings, lexicon),
    cues: packed(
      [...cues].map((word) => [word, 4]),
      BITS.cues,
    ),
    classes: packed(
      classes.filter(([, wordClass]) => wordClass !== 0),
      BITS.classes,
    ),
    groups: packed([...groups], BITS.groups),
  };
}

/** Trains the opening model. */
function openingWeights(openings: readonly Opening[], lexicon: Lexicon): Promise<PackedSequence> {
  const examples = openings.map((opening) =>
    exampleOf(OPENING_TAGS, opening, openingFeatures(opening.text, opening.archetype, lexicon)),
  );
  return sequenceOf(OPENING_TAGS, examples, OPENING_CELLS, OPENING_SEEDS);
}

type Labelled = MarkedRequest & { tokens: Token[]; labels: Uint8Array };

/** The requests, and then their variants, with a label for each word. */
function labelledOf(requests: readonly MarkedRequest[]): Labelled[] {
  return [...requests, ...variantsOf(requests), ...plainVariantsOf(requests)].map((request) => {
    const tokens = tokensOf(request.text);
    return { ...request, tokens, labels: labelsOf(TAGS, tokens, request.spans) };
  });
}

/** Collects the facts about single words. Only the first `originalCount` requests count for groups, as the rest are variants. */
function wordsIn(labelled: readonly Labelled[], originalCount: number) {
  const cues = cuesOf(labelled, CUES);
  const counts = labelCounts(labelled);
  const groups = wordGroups(labelled.slice(0, originalCount).map(({ tokens }) => tokens));
  const lexicon: Lexicon = {
    isCue: (word) => cues.has(word),
    classOf: (word) => classOf(counts, word),
    groupOf: (word) => groups.get(word) ?? 0,
  };
  return { cues, counts, groups, lexicon };
}

export function exampleOf<Name extends string>(
  tags: readonly Name[],
  { spans, unmarked }: Pick<MarkedRequest<Name>, 'spans' | 'unmarked'>,
  { tokens, features }: Featured,
): Example {
  const open = new Set(unmarked.flatMap((tag) => [firstLabel(tags, tag), firstLabel(tags, tag) + 1]));
  return { features, joints: jointsOf(tokens), labels: labelsOf(tags, tokens, spans), open };
}

export async function sequenceOf(
  tags: readonly string[],
  examples: readonly Example[],
  cells: number,
  seeds: readonly number[],
  perceptron = PERCEPTRON,
): Promise<PackedSequence> {
  const options = seeds.map((seed) => ({ ...perceptron, seed }));
  // Half of the epochs tell which weights are large; those are then trained without the others, which they have to make up for.
  const short = options.map((one) => ({ ...one, epochs: Math.ceil(one.epochs / 2) }));
  const whole = await trainInThreads(sizesFor(tags), examples, short);
  const trained = await trainInThreads(sizesFor(tags), examples, options, largestCells(whole, cells));
  const { packed: labels, scale } = packedLargest(trained, cells);
  return { labels, transitions: inPairs(trained.transitions.map((weight) => weight * scale)) };
}

function inPairs(numbers: Float32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * numbers.length));
  for (const [index, number] of numbers.entries()) view.setInt16(2 * index, Math.round(number), true);
  return new Uint8Array(view.buffer);
}

function packed(words: readonly (readonly [word: number, number: number])[], bits: number): PackedTagger['cues'] {
  return packModel(singleCells(words, bits), 1, 1);
}

// Stores a number per word as a model with a single cell per feature.
function singleCells(words: readonly (readonly [word: number, number: number])[], bits: number): TrainedModel {
  const numbers = new Map(words.map(([word, number]) => [word >>> (32 - bits), number]));
  const keys = Int32Array.from(numbers.keys()).sort();
  const sorted = [...keys].map((key) => numbers.get(key) ?? 0);
  return {
    bits,
    keys,
    starts: Int32Array.from({ length: keys.length + 1 }, (_, row) => row),
    labels: Uint8Array.from(sorted.map((number) => number >> 2)),
    weights: Float32Array.from(sorted.map((number) => (number & 3) + 1)),
  };
}
