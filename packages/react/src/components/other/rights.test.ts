import { expect, test } from 'vitest';
import { nextOfAll, nextRight, rightAt, withRights } from './rights.ts';

test('three states go around, two switch', () => {
  expect(nextRight('inherit', 'tristate')).toBe('allow');
  expect(nextRight('allow', 'tristate')).toBe('deny');
  expect(nextRight('deny', 'tristate')).toBe('inherit');
  expect(nextRight('allow', 'binary')).toBe('deny');
  expect(nextRight('inherit', 'binary')).toBe('allow');
});

test('what is missing is inherited, or denied where nothing is inherited', () => {
  expect(rightAt([], 3, 4, 'tristate')).toBe('inherit');
  expect(rightAt([], 3, 4, 'binary')).toBe('deny');
});

test('setting cells fills the matrix up and leaves the others alone', () => {
  expect(withRights([['deny']], { rows: 2, columns: 2, states: 'tristate' }, [{ row: 1, column: 0 }], 'allow')).toEqual(
    [
      ['deny', 'inherit'],
      ['allow', 'inherit'],
    ],
  );
});

test('a heading moves cells that agree on, and makes others agree on allow', () => {
  const cells = [
    { row: 0, column: 0 },
    { row: 0, column: 1 },
  ];
  expect(nextOfAll([['allow', 'allow']], cells, 'tristate')).toBe('deny');
  expect(nextOfAll([['allow', 'deny']], cells, 'tristate')).toBe('allow');
  expect(nextOfAll([], [], 'tristate')).toBe('allow');
});
