import type { Spec } from '#contract/spec/spec.ts';
import { namesOn } from '#builtin/edit/finding/names.ts';
import { findTargets } from '#builtin/edit/finding/targets.ts';
import { isInside } from '#builtin/edit/finding/surroundings.ts';
import { parseTargetPhrase } from '#builtin/edit/finding/target-phrase.ts';
import { wordSimilarity } from '#builtin/edit/words/word-similarity.ts';
import { writtenPaths } from '#builtin/edit/finding/shown-values.ts';
import { objectsOf, type Reader } from '#builtin/edit/reading/clauses/about-clause.ts';

const TIME = /(?<![\d:])\d{1,2}[:.]\d{2}(?!\d)/g;
const SURE_SCORE = 0.9;

/** Reads two times for the two time pickers of a name: "quiet hours 20:00 till 07:00". */
export const readTimeRange: Reader = (clause, { spec }) => {
  const times = [...clause.text.matchAll(TIME)].map(([time]) => time.replace('.', ':').padStart(5, '0'));
  const [from, to, ...more] = times;
  if (from === undefined || to === undefined || more.length > 0) return undefined;
  const named = objectsOf(clause).flatMap(({ text }) =>
    parseTargetPhrase(text).nameWords.filter((word) => /\p{L}/u.test(word)),
  );
  const own = pickersNamed(spec, named);
  const pickers = own.length > 0 ? own : pickersIn(spec, objectsOf(clause)[0]?.text);
  const [first, second] = pickers;
  if (first === undefined || second === undefined || pickers.length > 2) return undefined;
  return [
    { verb: 'fill', target: first, value: from },
    { verb: 'fill', target: second, value: to },
  ];
};

// The labels of the time pickers in the element that the words name, such as a card "Quiet hours".
function pickersIn(spec: Spec, words: string | undefined): string[] {
  const [holder] = words === undefined ? [] : findTargets(spec, words);
  const labels = namesOn(spec).filter(
    ({ place, weight, item }) =>
      item === undefined &&
      weight === 'main' &&
      place.element.type === 'TimePicker' &&
      holder !== undefined &&
      isInside(spec, place.id, holder.place.id),
  );
  return labels.map(({ text }) => text);
}

// The labels of time pickers that contain one of the words.
function pickersNamed(spec: Spec, words: readonly string[]): string[] {
  const matching = namesOn(spec).filter(
    ({ place, weight, item, words: name }) =>
      item === undefined &&
      weight === 'main' &&
      (place.element.type === 'TimePicker' || place.element.type === 'FormField') &&
      writtenPaths(spec, place.id).length > 0 &&
      words.some((word) => name.some((one) => wordSimilarity(one, word) >= SURE_SCORE)),
  );
  return matching.map(({ text }) => text);
}
