import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { indexPhrases } from './word-index.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'é', '7'), minLength: 1, maxLength: 4 });
const text = fc.array(word, { maxLength: 8 }).map((words) => ` ${words.join(' ')} `);
const phrase = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 3 }), fc.constantFrom(' ', ''))
  .map(([words, ending]) => ` ${words.join(' ')}${ending}`);

test('counts for each meaning the phrases that a text holds, as looking for each of them would', () => {
  fc.assert(
    fc.property(text, fc.array(fc.array(phrase, { maxLength: 6 }), { maxLength: 4 }), (held, phrasesOf) => {
      const expected = phrasesOf
        .map((phrases, meaning) => [meaning, phrases.filter((one) => held.includes(one)).length] as const)
        .filter(([, count]) => count > 0);
      const counts = indexPhrases(phrasesOf.map((phrases, meaning) => [meaning, phrases] as const))(held);
      expect([...counts].toSorted(([one], [other]) => one - other)).toEqual(expected);
    }),
    { numRuns: 1_000 },
  );
});
