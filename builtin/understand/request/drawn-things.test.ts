import { expect, test } from 'vitest';
import { withDrawnThings } from './drawn-things.ts';

const drawnIn = (prompt: string) => withDrawnThings(prompt, []).map(({ start, end }) => prompt.slice(start, end));

test.each([
  ['page of a car with photo, price and a map', ['photo', 'map']],
  ['profile with avatar and a progress bar', ['avatar', 'progress bar']],
  ['Wohnung mit Bildergalerie und Karte', ['Bildergalerie', 'Karte']],
  ['fiche avec image, prix et plan', ['image']],
  ['page of a photo album with map reading tips', []],
])('pictures, maps and bars that the page is to have are found: %s', (prompt, expected) => {
  expect(drawnIn(prompt)).toEqual(expected);
});

test('what is marked otherwise stays so', () => {
  const prompt = 'page with a button upload photo';
  const button = { tag: 'button' as const, start: 19, end: prompt.length };
  expect(withDrawnThings(prompt, [button])).toEqual([button]);
});
