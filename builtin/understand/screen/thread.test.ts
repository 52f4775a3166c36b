import { expect, test } from 'vitest';
import { readData } from '#builtin/understand/data/read-data.ts';
import { threadIn } from './thread.ts';

const messages = [
  { id: 1, from: 'Ann', at: '2026-11-25T08:12:00Z', text: 'Hello' },
  { id: 2, from: 'Bo', at: '2026-11-25T08:20:00Z', text: 'Hi' },
];

test('texts by somebody at some time are a conversation', () => {
  expect(threadIn(readData({ messages }))?.key).toBe('messages');
});

test('letters with a subject each are none: every one is answered on its own', () => {
  const letters = messages.map((one, at) => ({ ...one, subject: `Ticket ${at}` }));
  expect(threadIn(readData({ letters }))).toBeUndefined();
  const answers = messages.map((one) => ({ ...one, subject: 'Invoice' }));
  expect(threadIn(readData({ answers }))?.key).toBe('answers');
});
