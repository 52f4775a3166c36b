import { describe, expect, it } from 'vitest';
import { markWords } from './mark-words.ts';

const loose = { caseSensitive: false, wholeWord: false };
const hits = (text: string, query: string, options = loose) =>
  markWords(text, query, options).flatMap(({ words, isHit }) => (isHit ? [words] : []));

describe('marked words', () => {
  it('are found anywhere, ignoring case', () => {
    expect(hits('The boiler boils', 'boil')).toEqual(['boil', 'boil']);
    expect(hits('The Boiler', 'boiler THE')).toEqual(['The', 'Boiler']);
  });

  it('keep the text whole', () => {
    const text = 'a (b) [c] $d \\e 🙂';
    for (const query of ['', '(b', '$d \\e', 'a 🙂', '[c] .*', 'a-b /x']) {
      expect(
        markWords(text, query, loose)
          .map(({ words }) => words)
          .join(''),
      ).toBe(text);
    }
  });

  it('match capitals and whole words where that is asked', () => {
    expect(hits('Art art party', 'art', { caseSensitive: true, wholeWord: false })).toEqual(['art', 'art']);
    expect(hits('Art art party', 'art', { caseSensitive: false, wholeWord: true })).toEqual(['Art', 'art']);
    expect(hits('große Größe', 'groß', { caseSensitive: false, wholeWord: true })).toEqual([]);
  });
});
