import { describe, expect, it } from 'vitest';
import { rowAfterKey, scrollToRow, windowOf } from './row-window.ts';

const list = { height: 100, rowHeight: 20, count: 1000, overscan: 2 };

describe('the rows in view', () => {
  it('are those of the window and a few more', () => {
    expect(windowOf({ ...list, top: 0 })).toEqual({ start: 0, end: 8 });
    expect(windowOf({ ...list, top: 205 })).toEqual({ start: 8, end: 18 });
  });

  it('end with the list, also when it became shorter', () => {
    expect(windowOf({ ...list, top: 19_900 })).toEqual({ start: 993, end: 1000 });
    expect(windowOf({ ...list, top: 19_900, count: 3 })).toEqual({ start: 1, end: 3 });
    expect(windowOf({ ...list, top: 0, count: 0 })).toEqual({ start: 0, end: 0 });
  });
});

it('a row comes into view by the shortest way', () => {
  expect(scrollToRow(2, 20, 100, 100)).toBe(40);
  expect(scrollToRow(12, 20, 100, 100)).toBe(160);
  expect(scrollToRow(6, 20, 100, 100)).toBe(100);
});

it('a key moves within the list', () => {
  expect(rowAfterKey('ArrowDown', undefined, 9, 3)).toBe(0);
  expect(rowAfterKey('ArrowDown', 8, 9, 3)).toBe(8);
  expect(rowAfterKey('PageUp', 2, 9, 3)).toBe(0);
  expect(rowAfterKey('End', 2, 9, 3)).toBe(8);
  expect(rowAfterKey('constructor', 2, 9, 3)).toBeUndefined();
});
