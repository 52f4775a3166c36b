import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelsWithMargins } from './label-margins.ts';
import { bestLabels, reachOf, sizesFor, transitionAt, transitionCount, type Scores } from './viterbi.ts';

const SIZES = sizesFor(['one', 'two']);
const MAX_WORDS = 5;

/** Random scores for a few words and two tags. */
const someScores: fc.Arbitrary<Scores> = fc
  .record({
    words: fc.integer({ min: 1, max: MAX_WORDS }),
    weights: fc.array(fc.integer({ min: -40, max: 40 }), { minLength: 400, maxLength: 400 }),
  })
  .map(({ words, weights }) => ({
    sizes: SIZES,
    emissions: Float32Array.from({ length: words * SIZES.labels }, (_, at) => weights[at % weights.length] ?? 0),
    transitions: Float32Array.from(
      { length: transitionCount(SIZES) },
      (_, at) => weights[(at * 7 + 31) % weights.length] ?? 0,
    ),
    joints: new Uint8Array(words),
  }));

// The score of labels, following the states as the description of viterbi.ts tells.
function scoreOf({ emissions, transitions }: Scores, labels: Uint8Array): number {
  let state = -1;
  let score = 0;
  for (const [at, label] of labels.entries()) {
    score += (emissions[at * SIZES.labels + label] ?? 0) + (transitions[transitionAt(SIZES, 0, state, label)] ?? 0);
    if (label !== 0) state = label;
    else state = state <= 0 ? 0 : state >= SIZES.labels ? state : SIZES.labels + ((state - 1) >> 1);
  }
  return score;
}

test('the margin of a label is what the best other labelling of that word scores less', () => {
  fc.assert(
    fc.property(someScores, (scores) => {
      const reach = reachOf(scores.transitions);
      const { labels, margins } = labelsWithMargins(scores, reach);
      expect([...labels]).toEqual([...bestLabels(scores, reach)]);
      const most = scoreOf(scores, labels);
      for (const [at, label] of labels.entries()) {
        const emissions = scores.emissions.slice();
        emissions[at * SIZES.labels + label] = -1_000_000;
        const other = bestLabels({ ...scores, emissions }, reach);
        if (other[at] !== label) expect(margins[at]).toBeCloseTo(most - scoreOf(scores, other), 1);
      }
    }),
  );
});
