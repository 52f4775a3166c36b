import { expect, test } from 'vitest';
import { asOffered } from './as-offered.ts';

const options = [
  { label: 'Ann', value: 101 },
  { label: 'Both', value: true },
];

test.each<[string, unknown, unknown]>([
  ['a number', '101', 101],
  ['a boolean', 'true', true],
  ['several', ['101', 'new'], [101, 'new']],
  ['what is not among the options', '7', '7'],
  ['what is no text', 7, 7],
  ['rows', [{ id: 1 }], [{ id: 1 }]],
])('%s is picked as the options hold it', (_, picked, written) => {
  expect(asOffered({ options, label: 'Who' }, picked)).toEqual(written);
});

test('a text is picked as a text, also beside a number that is written the same', () => {
  expect(asOffered({ options: [{ value: 1 }, { value: '1' }] }, '1')).toBe('1');
  expect(asOffered({ options: ['1', '2'] }, '1')).toBe('1');
});
