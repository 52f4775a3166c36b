import { describe, expect, test } from 'vitest';
import { readMarkedAs } from '#builtin/training/marked-text.ts';
import { CHANGE_TAGS } from './change-tags.ts';
import { wholeQuotations } from './quotations.ts';

// The tagged words of a marked text, after quotations have been made whole.
function quoted(marked: string): string[] {
  const [request] = readMarkedAs(CHANGE_TAGS, `none | en | ${marked}`, 'test');
  const { text = '', spans = [] } = request ?? {};
  const words = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end), margin: Infinity }));
  return wholeQuotations(words, text).map((one) => `${one.tag}: ${one.text}`);
}

describe('a quotation', () => {
  test.each([
    ['show "[new:Half days count] as [value:0.5]" below', ['new: Half days count as 0.5']],
    ['a line saying “[gone:Balances] are updated every Friday”', ['gone: Balances are updated every Friday']],
    ['[named:Send] should ask «[moved:really] [question:send it]»', ['named: Send', 'question: really send it']],
    ["call it '[name:Dr. Kaur's list]' now", ["name: Dr. Kaur's list"]],
  ])('is tagged as a whole: %s', (marked, words) => {
    expect(quoted(marked)).toEqual(words);
  });

  test('without a closing mark, or an apostrophe, changes nothing', () => {
    expect(quoted('don\'t call it "[name:Save] and [moved:close]')).toEqual(['name: Save', 'moved: close']);
  });

  test('that nothing was tagged in stays untagged', () => {
    expect(quoted('he said "thanks" for the [moved:list]')).toEqual(['moved: list']);
  });
});
