import {
  labelFeatures,
  OPENING_LABELS,
  OPENING_TAGS,
  openingFeatures,
  openingTokens,
  openingWords,
  type OpeningTag,
} from '../understand/learned/opening.ts';
import type { MarkedRequest } from './marked-text.ts';
import { packedLargest } from './pack-model.ts';
import type { PackedModel } from '../understand/learned/linear-model.ts';
import { trainClassifier, type ClassExample } from './train-classifier.ts';

/** A request of which the words are marked that a title is made of. */
export type Opening = MarkedRequest<OpeningTag>;

const OPTIONS = { bits: 20, minCount: 2, epochs: 20, rate: 0.3, decay: 0.0002, balance: 0, seed: 17 };
/** The most weights that are kept. */
const CELLS = 36_000;

/** Learns which words of an opening make the title. */
export function openingModel(openings: readonly Opening[]): PackedModel {
  const trained = trainClassifier(openings.flatMap(examplesOf), { ...OPTIONS, labelCount: OPENING_LABELS });
  return packedLargest(trained, CELLS).packed;
}

function examplesOf({ text, spans }: Opening): ClassExample[] {
  const tokens = openingTokens(text);
  const words = openingWords(tokens);
  const labels = tokens.map(({ start }) => {
    const span = spans.find((one) => one.start <= start && start < one.end);
    if (span === undefined) return 0;
    return 1 + 2 * OPENING_TAGS.indexOf(span.tag) + (span.start === start ? 0 : 1);
  });
  return openingFeatures(tokens).map((features, at) => ({
    features: [...features, ...labelFeatures(words, labels, at)],
    label: labels[at] ?? 0,
  }));
}
