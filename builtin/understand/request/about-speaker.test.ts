import { expect, test } from 'vitest';
import { readMarks } from '#builtin/training/marked-text.ts';
import { isAboutSpeaker } from './about-speaker.ts';

test.each([
  ['i [field:run a small bakery], need a form with [field:name]', ['name']],
  ['hello, i [column:am a piano teacher] and want a list with [column:level]', ['level']],
  ['Hallo, wir [field:sind ein Chor] und brauchen [field:Stimme]', ['Stimme']],
  ['so I can see [fact:what I spent] and what we [fact:still owe]', ['what I spent', 'still owe']],
  ['I want [button:Save]', ['Save']],
])('What users say about themselves is not part of the screen: %s', (marked, expected) => {
  const { text, spans } = readMarks(marked);
  const kept = spans.filter((span) => !isAboutSpeaker(text, span));
  expect(kept.map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
