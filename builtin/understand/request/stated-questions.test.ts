import { describe, expect, test } from 'vitest';
import { statedQuestions } from './stated-questions.ts';

describe('The questions that a request lists', () => {
  test('have the answers that stand in brackets', () => {
    const prompt =
      'FAQ page: do I need to read music, how much does it cost, when are rehearsals (Tuesdays, 19:30), sign up button';
    expect(statedQuestions(prompt)).toEqual([
      { question: 'Do I need to read music?' },
      { question: 'How much does it cost?' },
      { question: 'When are rehearsals?', answer: 'Tuesdays, 19:30' },
    ]);
  });

  test('may stand in lines of their own', () => {
    expect(statedQuestions('Häufige Fragen\n- Wie melde ich mich an?\n- Muss ich zahlen?')).toEqual([
      { question: 'Wie melde ich mich an?' },
      { question: 'Muss ich zahlen?' },
    ]);
  });

  test('are none without a list', () => {
    expect(statedQuestions('FAQ for a choir')).toEqual([]);
    expect(statedQuestions('FAQ: prices, times')).toEqual([]);
  });
});

test('A text of commas and brackets is read at once', () => {
  const started = performance.now();
  for (const text of [',', '(', '( ,', 'do a,']) statedQuestions(`FAQ: ${text.repeat(4000 / text.length)}`);
  expect(performance.now() - started).toBeLessThan(200);
});
