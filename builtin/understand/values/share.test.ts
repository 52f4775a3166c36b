import { expect, test } from 'vitest';
import { readData } from '#builtin/understand/data/read-data.ts';

const formatsIn = (data: { [key: string]: number }) =>
  readData({ by_channel: data }).groups[0]?.facts.map(({ format }) => format.as);

test('parts of a whole are percentages, whatever they are called', () => {
  expect(formatsIn({ web: 0.68, phone: 0.14, counter: 0.18 })).toEqual(['percent', 'percent', 'percent']);
});

test('numbers below one that make no whole, or two of them, are numbers', () => {
  expect(formatsIn({ web: 0.68, desk: 0.14, counter: 0.5 })).toEqual(['number', 'number', 'number']);
  expect(formatsIn({ left: 0.4, right: 0.6 })).toEqual(['number', 'number']);
});

test('how much of what they could machines did is a share, an exchange rate is none', () => {
  expect(formatsIn({ capacity_factor: 0.465, rain_prob: 0.05, conversion_factor: 0.45, ph: 0.7 })).toEqual([
    'percent',
    'percent',
    'number',
    'number',
  ]);
});
