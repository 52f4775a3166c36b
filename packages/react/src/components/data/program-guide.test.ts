import { describe, expect, it } from 'vitest';
import { guideRow } from './program-guide.ts';

const window = { start: 12 * 60, end: 20 * 60 };
const program = (title: string, start: string | number, end: string | number, channel = 'main') => ({
  title,
  start,
  end,
  channel,
});
const row = (...programs: ReturnType<typeof program>[]) => guideRow(programs, 'main', window);

describe('a channel of the guide', () => {
  it('holds its own programmes in order of time, cut to the window', () => {
    const { blocks } = row(
      program('b', '14:00', '15:00'),
      program('a', '11:00', 750),
      program('x', '14:00', '15:00', 'barn'),
    );
    expect(blocks.map(({ program: { title }, from, to }) => [title, from, to])).toEqual([
      ['a', 720, 750],
      ['b', 840, 900],
    ]);
  });

  it('leaves out what lies outside, ends before it begins, or names no time', () => {
    const { blocks } = row(
      program('early', '10:00', '12:00'),
      program('odd', '15:00', '14:00'),
      program('soon', 'later', 900),
    );
    expect(blocks).toEqual([]);
  });

  it('puts what runs at the same time below one another', () => {
    const { blocks, lanes } = row(
      program('a', '13:00', '15:00'),
      program('b', '14:00', '16:00'),
      program('c', '15:00', '16:00'),
    );
    expect(lanes).toBe(2);
    expect(blocks.map(({ lane }) => lane)).toEqual([0, 1, 0]);
  });
});
