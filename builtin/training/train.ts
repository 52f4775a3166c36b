import { archetypeFeatures, LARGEST_WEIGHT } from '../understand/learned/archetype.ts';
import { languageFeatures, LANGUAGES } from '../understand/learned/language.ts';
import type { PackedModel } from '../understand/learned/linear-model.ts';
import type { PackedWeights } from '../understand/learned/weights.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import { KINDS } from '../understand/learned/kind.ts';
import { kindExamples, kindWords } from './kinds.ts';
import type { MarkedRequest } from './marked-text.ts';
import { changeWeights, type MarkedEdit } from './tagging/change-weights.ts';
import { packedLargest, withLargest } from './pack-model.ts';
import { type NamedExample, withNames } from './remember-names.ts';
import { taggerWeights, type Opening } from './tagging/tagger-weights.ts';
import { trainClassifier, type ClassExample } from './train-classifier.ts';

const SEED = 17;
/** Bits of the feature hash per model; models with more features need more bits. */
const BITS = { archetype: 22, language: 20, kinds: 20 };
const CLASSIFIER = { epochs: 10, rate: 0.3, decay: 0.001, minCount: 1, balance: 0, seed: SEED };
/** Names are short, so a higher decay makes words that occur in many names count more than rare ones. */
const KIND = { ...CLASSIFIER, decay: 0.003 };
const ARCHETYPE = { ...CLASSIFIER, decay: 0.0005, minCount: 5, balance: 1 };
/** How many weights are kept, the largest first. */
const LANGUAGE_CELLS = 8_000;
const KIND_CELLS = 76_000;

/** The training data: fully marked requests, requests that teach only archetype and language, openings, and edits. */
export type Sentences = {
  requests: readonly MarkedRequest[];
  typed: readonly MarkedRequest[];
  openings: readonly Opening[];
  edits: readonly MarkedEdit[];
};

/** A request without its marks. */
type Typed = Pick<MarkedRequest, 'archetype' | 'language' | 'text'>;

/** Trains all models. The same sentences always give the same weights. */
export async function trainWeights(
  { requests, typed, openings, edits }: Sentences,
  inputs: string,
): Promise<PackedWeights> {
  const all = [...requests, ...typed, ...openings];
  const tagger = await taggerWeights(requests, openings);
  return {
    inputs,
    tagger,
    archetype: archetypeWeights(all),
    language: languageWeights(all),
    kinds: kindWeights(requests),
    changes: await changeWeights(edits, tagger),
  };
}

function archetypeWeights(requests: readonly Typed[]): PackedWeights['archetype'] {
  const trained = trainClassifier(archetypeExamples(requests), {
    ...ARCHETYPE,
    bits: BITS.archetype,
    labelCount: UI_TYPES.length,
  });
  return packedLargest(trained, trained.weights.length, LARGEST_WEIGHT).packed;
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

/** Trains the kind model on names of fields and words for controls. */
export function kindModel(examples: readonly NamedExample[]): PackedModel {
  const trained = trainClassifier(examples, { ...KIND, bits: BITS.kinds, labelCount: KINDS.length });
  const named = withNames(withLargest(trained, KIND_CELLS), examples, KINDS.length);
  return packedLargest(named, named.weights.length).packed;
}

function kindWeights(requests: readonly MarkedRequest[]): PackedModel {
  return kindModel(kindExamples(requests, kindWords()));
}
