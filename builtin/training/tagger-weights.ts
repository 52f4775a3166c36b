import { jointsOf } from '../understand/learned/joints.ts';
import { OPENING_TAGS, openingFeatures, type OpeningTag } from '../understand/learned/opening.ts';
import type { PackedSequence } from '../understand/learned/sequence.ts';
import type { PackedTagger } from '../understand/learned/tagger.ts';
import { firstLabel, TAGS } from '../understand/learned/tags.ts';
import { tokenFeatures, type Featured, type Lexicon } from '../understand/learned/token-features.ts';
import { tokensOf, type Token } from '../understand/learned/tokens.ts';
import { sizesFor } from '../understand/learned/viterbi.ts';
import { cuesOf } from './cues.ts';
import { labelsOf } from './labels.ts';
import type { MarkedRequest } from './marked-text.ts';
import { packedLargest, packModel, type TrainedModel } from './pack-model.ts';
import { plainVariantsOf } from './plain-variants.ts';
import { trainInThreads } from './train-in-threads.ts';
import type { Example } from './train-tagger.ts';
import { variantsOf } from './variants.ts';
import { addTo, classOf, labelCounts } from './word-classes.ts';
import { wordGroups } from './word-groups.ts';

/** The beginning of a request with the words marked that a title is made of. */
export type Opening = MarkedRequest<OpeningTag>;

const CUES = 400;
/** How many bits of a hash tell words apart: the more words, the more. */
const BITS = { cues: 20, classes: 22, groups: 22 };
const PERCEPTRON = { epochs: 12, minCount: 2, margin: 2, dropout: 0.15 };
/** The most weights that are kept, the largest ones: what fits into a file of 1.5 MB. */
const PARTS_CELLS = 322_000;
const OPENING_CELLS = 56_000;
/** Each learns in another order and leaves other features out. Openings are few, so that more of what one learns is chance. */
const PARTS_SEEDS = [17, 18];
const OPENING_SEEDS = [17, 18, 19, 20, 21];

/** Learns the parts of requests, how they begin, and what single words mostly are. */
export async function taggerWeights(
  requests: readonly MarkedRequest[],
  openings: readonly Opening[],
): Promise<PackedTagger> {
  const labelled = labelledOf(requests);
  const { cues, counts, groups, lexicon } = wordsIn(labelled, requests.length);
  const examples = labelled.map((request) => {
    // A word's class comes from the other requests: from its own one it would be known too well.
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
      classes.filter(([, told]) => told !== 0),
      BITS.classes,
    ),
    groups: packed([...groups], BITS.groups),
  };
}

/** Learns how requests begin. */
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

/** What the requests teach about single words; those behind the `told` first ones are variants, which say nothing new of groups. */
function wordsIn(labelled: readonly Labelled[], told: number) {
  const cues = cuesOf(labelled, CUES);
  const counts = labelCounts(labelled);
  const groups = wordGroups(labelled.slice(0, told).map(({ tokens }) => tokens));
  const lexicon: Lexicon = {
    isCue: (word) => cues.has(word),
    classOf: (word) => classOf(counts, word),
    groupOf: (word) => groups.get(word) ?? 0,
  };
  return { cues, counts, groups, lexicon };
}

function exampleOf<Name extends string>(
  tags: readonly Name[],
  { spans, unmarked }: Pick<MarkedRequest<Name>, 'spans' | 'unmarked'>,
  { tokens, features }: Featured,
): Example {
  const open = new Set(unmarked.flatMap((tag) => [firstLabel(tags, tag), firstLabel(tags, tag) + 1]));
  return { features, joints: jointsOf(tokens), labels: labelsOf(tags, tokens, spans), open };
}

async function sequenceOf(
  tags: readonly string[],
  examples: readonly Example[],
  cells: number,
  seeds: readonly number[],
): Promise<PackedSequence> {
  const options = seeds.map((seed) => ({ ...PERCEPTRON, seed }));
  const trained = await trainInThreads(sizesFor(tags), examples, options);
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

// A table of words with a number each, as a model with one label a row.
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
