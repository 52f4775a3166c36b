import { expect, test } from 'vitest';
import { LEVELS, shownLines, switched } from './log-lines.ts';

const line = (text: string, level?: (typeof LEVELS)[number]) => ({ text, level, source: undefined });

test('lines are found by severity and words, and keep their place among all', () => {
  const lines = [line('ready', 'info'), line('Disk full', 'error'), line('plain')];
  expect(shownLines(lines, LEVELS, 'disk').map(({ index }) => index)).toEqual([1]);
  expect(shownLines(lines, ['info'], '').map(({ index }) => index)).toEqual([0, 2]);
});

test('of more than five thousand lines the newest are kept', () => {
  const lines = Array.from({ length: 5003 }, (_, at) => line(String(at)));
  const shown = shownLines(lines, LEVELS, '');
  expect([shown.length, shown[0]?.index]).toEqual([5000, 3]);
});

test('a severity is switched off and on again in its usual place', () => {
  expect(switched(LEVELS, 'info')).toEqual(['debug', 'warn', 'error', 'fatal']);
  expect(switched(['error'], 'info')).toEqual(['info', 'error']);
});
