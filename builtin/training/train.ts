import { archetypeFeatures } from '../understand/learned/archetype.ts';
import { languageFeatures, LANGUAGES } from '../understand/learned/language.ts';
import type { PackedModel } from '../understand/learned/linear-model.ts';
import { jointsOf } from '../understand/learned/joints.ts';
import { firstLabel } from '../understand/learned/tags.ts';
import { tokenFeatures, type Lexicon } from '../understand/learned/token-features.ts';
import { tokensOf } from '../understand/learned/tokens.ts';
import type { PackedWeights } from '../understand/learned/weights.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import { KINDS } from '../understand/learned/kind.ts';
import { cuesOf } from './cues.ts';
import { kindExamples, kindWords } from './kinds.ts';
import { labelsOf } from './labels.ts';
import type { MarkedRequest } from './marked-text.ts';
import { openingModel, type Opening } from './openings.ts';
import { packedLargest, packModel, type TrainedModel } from './pack-model.ts';
import { plainVariantsOf } from './plain-variants.ts';
import { trainClassifier, type ClassExample } from './train-classifier.ts';
import { trainTagger } from './train-tagger.ts';
import { variantsOf } from './variants.ts';
import { addTo, classOf, labelCounts } from './word-classes.ts';
import { wordGroups } from './word-groups.ts';

const SEED = 17;
const CUES = 400;
/** How many bits of a hash tell the features of a model apart: the more features, the more. */
const BITS = { archetype: 22, language: 20, kinds: 20, cues: 20, classes: 22, groups: 22 };
const TAGGER = { epochs: 12, minCount: 2, margin: 2, dropout: 0.15, seed: SEED };
const CLASSIFIER = { epochs: 10, rate: 0.3, decay: 0.001, minCount: 1, balance: 0, seed: SEED };
/** Names are told apart by few words each: those that stand in many names count, the others less. */
const KIND = { ...CLASSIFIER, decay: 0.003 };
/** Words that sound like several archetypes have small weights for each, which count together: all are kept. */
const ARCHETYPE_LARGEST = 96;
const ARCHETYPE = { ...CLASSIFIER, decay: 0.0005, minCount: 5, balance: 1 };
/** The most weights that are kept, the largest ones: what fits into a file of 1.5 MB. */
const TAGGER_CELLS = 412_000;
const LANGUAGE_CELLS = 8_000;
const KIND_CELLS = 80_000;

/** What is learned from: requests with all parts marked, those that teach archetype and language only, and openings. */
export type Sentences = {
  requests: readonly MarkedRequest[];
  typed: readonly MarkedRequest[];
  openings: readonly Opening[];
};

/** A request of which the words alone count. */
type Typed = Pick<MarkedRequest, 'archetype' | 'language' | 'text'>;

/** Learns everything. The same sentences always give the same weights. */
export function trainWeights({ requests, typed, openings }: Sentences, inputs: string): PackedWeights {
  const all = [...requests, ...typed, ...openings];
  return {
    inputs,
    tagger: taggerWeights([...requests, ...variantsOf(requests), ...plainVariantsOf(requests)], requests.length),
    archetype: archetypeWeights(all),
    language: languageWeights(all),
    kinds: kindWeights(requests),
    opening: openingModel(openings),
  };
}

// Of the requests, `told` are as their writers told them; the rest are variants, which say nothing new of words.
function taggerWeights(requests: readonly MarkedRequest[], told: number): PackedWeights['tagger'] {
  const labelled = requests.map((request) => {
    const tokens = tokensOf(request.text);
    return { ...request, tokens, labels: labelsOf(tokens, request.spans) };
  });
  const cues = cuesOf(labelled, CUES);
  const counts = labelCounts(labelled);
  const groups = wordGroups(labelled.slice(0, told).map(({ tokens }) => tokens));
  const lexicon: Lexicon = {
    isCue: (word) => cues.has(word),
    classOf: (word) => classOf(counts, word),
    groupOf: (word) => groups.get(word) ?? 0,
  };
  const examples = labelled.map((request) => {
    // A word's class comes from the other requests: from its own one it would be known too well.
    addTo(counts, request, -1);
    const { features } = tokenFeatures(request.text, request.archetype, lexicon);
    addTo(counts, request, 1);
    return { features, joints: jointsOf(request.tokens), labels: request.labels, open: openLabels(request) };
  });
  const trained = trainTagger(examples, TAGGER);
  const { packed, scale } = packedLargest(trained, TAGGER_CELLS);
  return {
    labels: packed,
    transitions: inPairs(trained.transitions.map((weight) => weight * scale)),
    cues: packModel(
      singleCells(
        [...cues].map((word) => [word, 4]),
        BITS.cues,
      ),
      1,
      1,
    ),
    classes: packModel(
      singleCells(
        [...counts.keys()].flatMap((word) => (classOf(counts, word) === 0 ? [] : [[word, classOf(counts, word)]])),
        BITS.classes,
      ),
      1,
      1,
    ),
    groups: packModel(singleCells([...groups], BITS.groups), 1, 1),
  };
}

function inPairs(numbers: Float32Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * numbers.length));
  for (const [index, number] of numbers.entries()) view.setInt16(2 * index, Math.round(number), true);
  return new Uint8Array(view.buffer);
}

function openLabels({ unmarked }: MarkedRequest): ReadonlySet<number> {
  return new Set(unmarked.flatMap((tag) => [firstLabel(tag), firstLabel(tag) + 1]));
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

function archetypeWeights(requests: readonly Typed[]): PackedWeights['archetype'] {
  const trained = trainClassifier(archetypeExamples(requests), {
    ...ARCHETYPE,
    bits: BITS.archetype,
    labelCount: UI_TYPES.length,
  });
  return packedLargest(trained, trained.weights.length, ARCHETYPE_LARGEST).packed;
}

function archetypeExamples(requests: readonly Typed[]): ClassExample[] {
  return requests.flatMap(({ archetype, text }) => {
    const label = UI_TYPES.findIndex((type) => type === archetype);
    return label < 0 ? [] : [{ label, features: archetypeFeatures(text) }];
  });
}

function languageWeights(requests: readonly Typed[]): PackedWeights['language'] {
  const examples = requests.flatMap(({ language, text }): ClassExample[] => {
    const label = LANGUAGES.findIndex((one) => one === language);
    return label < 0 ? [] : [{ label, features: languageFeatures(text) }];
  });
  return packedLargest(
    trainClassifier(examples, { ...CLASSIFIER, bits: BITS.language, labelCount: LANGUAGES.length }),
    LANGUAGE_CELLS,
  ).packed;
}

/** Learns kinds from names and words for controls. */
export function kindModel(examples: readonly ClassExample[]): PackedModel {
  const trained = trainClassifier(examples, { ...KIND, bits: BITS.kinds, labelCount: KINDS.length });
  return packedLargest(trained, KIND_CELLS).packed;
}

function kindWeights(requests: readonly MarkedRequest[]): PackedModel {
  return kindModel(kindExamples(requests, kindWords()));
}
