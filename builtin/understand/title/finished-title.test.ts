import fc from 'fast-check';
import { expect, test } from 'vitest';
import { finishedTitle } from './finished-title.ts';

test.each([
  ["Lease'", "The clerk clicked 'end lease' on a grave", 'Lease'],
  ['Hearings next', 'hearings next week, by day', 'Hearings next week'],
  ['Termine nächste', 'Termine nächste Woche', 'Termine nächste Woche'],
  ['Banner after', 'Banner after', 'Banner'],
  ['Lotes de', 'Lotes de', 'Lotes'],
  ["Members' list", "Members' list", "Members' list"],
  ['Terms & conditions', 'Terms & conditions', 'Terms & conditions'],
])('the title %j of %j is finished as %j', (title, prompt, finished) => {
  expect(finishedTitle(title, prompt)).toBe(finished);
});

test('no title ends or begins with a blank, a comma or a colon, and none is empty', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (title, prompt) => {
      const finished = finishedTitle(title, prompt);
      if (finished !== undefined) expect(finished).toMatch(/^[^\s,:;](?:.*[^\s,:;])?$/su);
    }),
  );
});
