import { describe, expect, it } from 'vitest';
import { nextCell } from './use-grid-nav.ts';

const size = { rows: 20, columns: 4 };
const press = (key: string, ctrlKey = false) => nextCell({ row: 3, column: 1 }, { key, ctrlKey }, size, 'ltr');

describe('a key in a grid', () => {
  it('moves one cell', () => {
    expect(press('ArrowDown')).toEqual({ row: 4, column: 1 });
    expect(press('ArrowRight')).toEqual({ row: 3, column: 2 });
  });

  it('moves the other way in right-to-left text', () => {
    expect(nextCell({ row: 3, column: 1 }, { key: 'ArrowRight', ctrlKey: false }, size, 'rtl')).toEqual({
      row: 3,
      column: 0,
    });
  });

  it('leads to the ends of the row and, with Control, of the grid', () => {
    expect(press('End')).toEqual({ row: 3, column: 3 });
    expect(press('End', true)).toEqual({ row: 19, column: 3 });
    expect(press('Home', true)).toEqual({ row: 0, column: 0 });
  });

  it('never leaves the grid', () => {
    expect(nextCell({ row: 0, column: 0 }, { key: 'ArrowUp', ctrlKey: false }, size, 'ltr')).toEqual({
      row: 0,
      column: 0,
    });
    expect(press('PageDown')).toEqual({ row: 13, column: 1 });
    expect(nextCell({ row: 15, column: 1 }, { key: 'PageDown', ctrlKey: false }, size, 'ltr')).toEqual({
      row: 19,
      column: 1,
    });
  });

  it('that types a letter moves nothing', () => {
    expect(press('a')).toBeUndefined();
  });
});
