import { describe, expect, it } from 'vitest';
import { readCell } from './read-cell.ts';

describe('what is typed into a cell', () => {
  it('of numbers is a number, with a point or a comma', () => {
    expect(readCell(' 4.5 ', { type: 'number' }, 1)).toBe(4.5);
    expect(readCell('4,5', { type: 'number' }, '')).toBe(4.5);
    expect(readCell('', { type: 'number' }, 1)).toBe('');
  });

  it('of numbers is refused when it is none', () => {
    expect(readCell('four', { type: 'number' }, 1)).toBeUndefined();
    expect(readCell('1e999', { type: 'number' }, 1)).toBeUndefined();
  });

  it('keeps the kind that was there', () => {
    expect(readCell('3', { type: 'select' }, 2)).toBe(3);
    expect(readCell('false', { type: 'select' }, true)).toBe(false);
    expect(readCell('007', { type: 'text' }, '006')).toBe('007');
  });
});
