import { describe, expect, it } from 'vitest';
import { lineDiff, sideBySide } from './diff-lines.ts';

const signs = { same: ' ', added: '+', removed: '-' };
const printed = (before: string, after: string) => lineDiff(before, after).map(({ kind, text }) => signs[kind] + text);

describe('two versions', () => {
  it('are compared line by line', () => {
    expect(printed('a\nb\nc', 'a\nB\nc')).toEqual([' a', '-b', '+B', ' c']);
  });

  it('that differ in their last line break or in line ends are the same', () => {
    expect(printed('a\nb', 'a\r\nb\n')).toEqual([' a', ' b']);
  });

  it('may be empty', () => {
    expect(printed('', '')).toEqual([]);
    expect(printed('', 'a\n\nb')).toEqual(['+a', '+', '+b']);
    expect(printed('a', '')).toEqual(['-a']);
  });

  it('count their lines each for itself', () => {
    expect(lineDiff('a\nb', 'b\nc').map(({ before, after }) => [before, after])).toEqual([
      [1, undefined],
      [2, 1],
      [undefined, 2],
    ]);
  });

  it('stand side by side, what came beside what went', () => {
    const pairs = sideBySide(lineDiff('a\nb\nc', 'x\nc\nd'));
    expect(pairs.map(({ left, right }) => [left?.text, right?.text])).toEqual([
      ['a', 'x'],
      ['b', undefined],
      ['c', 'c'],
      [undefined, 'd'],
    ]);
  });
});
