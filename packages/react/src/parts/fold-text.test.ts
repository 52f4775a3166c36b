import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Tromsø', 'tromso'],
  ['ZÜRICH ', 'zurich'],
  ['Łódź', 'lodz'],
  ['Straße', 'strasse'],
  ['Ελλάδα', 'ελλαδα'],
  ['東京', '東京'],
])('%s is found by %s', (text, expected) => {
  expect(foldText(text)).toBe(expected);
});
