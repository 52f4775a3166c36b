import { describe, expect, test } from 'vitest';
import { readMarked, readMarks } from './marked-text.ts';

describe('A line of a training file', () => {
  test('yields the request without its marks and the position of each part', () => {
    const { text, spans } = readMarks('form with [field:first name] and [button:Send]');
    expect(text).toBe('form with first name and Send');
    expect(spans.map(({ tag, start, end }) => [tag, text.slice(start, end)])).toEqual([
      ['field', 'first name'],
      ['button', 'Send'],
    ]);
  });

  test('with an unknown tag is refused with its file and line number', () => {
    expect(() => readMarked('# a note\nform | en | [felt:name]', 'hand-x.txt')).toThrow(
      'hand-x.txt:2: there is no tag "felt"',
    );
  });

  test('lists the tags that its file does not mark', () => {
    expect(readMarked('# not marked: tone count\nform | en | a form', 'hand-x.txt')).toEqual([
      { archetype: 'form', language: 'en', text: 'a form', spans: [], unmarked: ['count', 'tone'] },
    ]);
  });
});
