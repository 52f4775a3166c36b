import { describe, expect, it } from 'vitest';
import { moveCard, type BoardCard, type BoardLane } from './board-lanes.ts';

const card = (title: string): BoardCard => ({
  id: undefined,
  title,
  description: undefined,
  labels: undefined,
  assignee: undefined,
  meta: undefined,
  locked: false,
});
const lanes: BoardLane[] = [
  { title: 'To do', cards: [card('a'), card('b')] },
  { title: 'Done', cards: [card('c')] },
];
const after = (...places: [Parameters<typeof moveCard>[1], Parameters<typeof moveCard>[2]]) =>
  moveCard(lanes, ...places).map(({ cards }) => cards.map(({ title }) => title).join(''));

describe('a card', () => {
  it('goes to the place it is given', () => {
    expect(after({ lane: 0, index: 0 }, { lane: 1, index: 1 })).toEqual(['b', 'ca']);
    expect(after({ lane: 0, index: 1 }, { lane: 1, index: 0 })).toEqual(['a', 'bc']);
    expect(after({ lane: 0, index: 0 }, { lane: 0, index: 1 })).toEqual(['ba', 'c']);
  });

  it('beyond the end of a lane stands last, and nowhere it stays', () => {
    expect(after({ lane: 1, index: 0 }, { lane: 0, index: 99 })).toEqual(['abc', '']);
    expect(after({ lane: 1, index: 0 }, { lane: 7, index: 0 })).toEqual(['ab', 'c']);
    expect(after({ lane: 1, index: 5 }, { lane: 0, index: 0 })).toEqual(['ab', 'c']);
  });
});
