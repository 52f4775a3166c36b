import { UI_TYPES, type UiType } from '#contract/spec/ui-type.ts';
import { addScores, bestLabel, type LinearModel } from './linear-model.ts';
import { hashOf, mixed } from './hash.ts';
import { tokensOf } from './tokens.ts';
import { wordFactsOf } from './word-facts.ts';

/** The largest weight after rounding. Words that fit several archetypes have many small weights, which only count in sum. */
export const LARGEST_WEIGHT = 12;
/** The scale of returned scores; thresholds elsewhere were tuned for it. */
const LARGEST_POINTS = 96;

const HEAD_WORDS = 8;
const PIECE_CHARS = 5;
// The longest request has about 900 words and signs; anything longer is not prose.
const TOKENS_MAX = 1_500;

/** The features of the archetype model: words, word pairs, word edges and pieces, and again the first words of the request. */
export function archetypeFeatures(text: string): number[] {
  const tokens = tokensOf(text).slice(0, TOKENS_MAX);
  const facts = tokens.map(wordFactsOf);
  const found = new Set<number>([mixed(0, 0)]);
  const add = (template: number, ...parts: number[]) => {
    let hash = hashOf(`archetype${template}`);
    for (const part of parts) hash = mixed(hash, part);
    found.add(hash);
  };
  for (const [at, { word, prefix4, suffix4, isWord }] of facts.entries()) {
    add(1, word);
    const next = facts[at + 1];
    if (next !== undefined) add(2, word, next.word);
    if (isWord) {
      add(3, prefix4);
      add(4, suffix4);
      addPieces(tokens[at]?.lower ?? '', (piece) => add(9, piece));
    }
    if (at < HEAD_WORDS) add(5, word);
    if (at < HEAD_WORDS && next !== undefined) add(6, word, next.word);
  }
  const colon = facts.findIndex(({ word }) => word === hashOf(':'));
  if (colon > 0) add(7, facts[colon - 1]?.word ?? 0);
  add(8, Math.min(9, Math.round(facts.length / 8)));
  return [...found];
}

// A compound can contain the telling word anywhere: "Dienstplankalender", "sub-dashboard".
function addPieces(word: string, add: (piece: number) => void): void {
  for (let at = 0; at + PIECE_CHARS <= Math.min(word.length, 24); at += 1)
    add(hashOf(word.slice(at, at + PIECE_CHARS)));
}

/** The archetype that the model scores highest for a request. */
export function archetypeOf(model: LinearModel, text: string): UiType {
  return UI_TYPES[bestLabel(model, archetypeFeatures(text), UI_TYPES.length)] ?? 'other';
}

/** The score of a request for each archetype, normalized by its length. */
export function archetypeScores(model: LinearModel, text: string): Map<UiType, number> {
  const features = archetypeFeatures(text);
  const scores = new Float32Array(UI_TYPES.length);
  for (const feature of features) addScores(model, feature, scores, 0);
  const share = LARGEST_POINTS / LARGEST_WEIGHT / Math.sqrt(features.length);
  return new Map(UI_TYPES.map((type, label) => [type, (scores[label] ?? 0) * share]));
}
