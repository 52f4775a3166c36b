import { expect, test } from 'vitest';
import { tokensOf } from '#builtin/understand/learned/tokens.ts';
import { nameIndex, nameMatches, namesAround } from './name-matches.ts';
import { NAME_KINDS, type ScreenName } from './screen-names.ts';

const NAMES: ScreenName[] = [
  { kind: 'field', text: 'Phone' },
  { kind: 'field', text: 'Phone number' },
  { kind: 'button', text: 'Send request' },
];
const FIELD = 1 + NAME_KINDS.indexOf('field');
const BUTTON = 1 + NAME_KINDS.indexOf('button');

test('the longest name on the screen that starts at a word is matched', () => {
  const matches = nameMatches(nameIndex(NAMES), tokensOf('the phone number and the phone'));
  expect(matches.map(({ name }) => name)).toEqual([0, FIELD, FIELD, 0, 0, FIELD]);
  expect(matches.map(({ position }) => position)).toEqual([0, 2, 4, 0, 0, 1]);
});

test('a word that begins like one of a name knows the kind of that name', () => {
  const [, , word] = nameMatches(nameIndex(NAMES), tokensOf('the last requests'));
  expect(word?.kinds).toBe(1 << NAME_KINDS.indexOf('button'));
});

test('each word knows the names before and after it', () => {
  const matches = nameMatches(nameIndex(NAMES), tokensOf('phone before send request please'));
  expect(namesAround(matches)[1]).toEqual({ before: FIELD, after: BUTTON, count: 1 });
  expect(namesAround(matches).at(-1)).toEqual({ before: BUTTON, after: 0, count: 2 });
});
