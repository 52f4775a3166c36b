import { describe, expect, test } from 'vitest';
import { nextMatch } from './use-listbox.ts';

describe('type-ahead', () => {
  const labels = ['Oslo', 'Bergen', 'Oppdal', 'Tromsø', 'bodø'];

  test('goes to the next label that starts with the letter, and round the end', () => {
    expect(nextMatch(labels, 'o', -1)).toBe(0);
    expect(nextMatch(labels, 'o', 0)).toBe(2);
    expect(nextMatch(labels, 'o', 2)).toBe(0);
  });

  test('several letters stay where they still fit', () => {
    expect(nextMatch(labels, 'op', 0)).toBe(2);
    expect(nextMatch(labels, 'os', 0)).toBe(0);
  });

  test('the same letter again goes on', () => {
    expect(nextMatch(labels, 'bb', 1)).toBe(4);
  });

  test('without a match nothing moves', () => {
    expect(nextMatch(labels, 'z', 0)).toBeUndefined();
    expect(nextMatch([], 'a', -1)).toBeUndefined();
  });
});
