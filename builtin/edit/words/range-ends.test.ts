import { expect, test } from 'vitest';
import { rangeEndAfter } from './range-ends.ts';

test.each([
  ['we are open until ', 'end'],
  ['geht jetzt bis ', 'end'],
  ["jusqu'à ", 'end'],
  ['abierto hasta ', 'end'],
  ['open from ', 'start'],
  ['geöffnet ab ', 'start'],
  ['it costs ', undefined],
])('the value after "%s" is for the %s of a range', (words, end) => {
  expect(rangeEndAfter(words)).toBe(end);
});
