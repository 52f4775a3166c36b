import { describe, expect, test } from 'vitest';
import type { Field } from './field.ts';
import { asQuestion } from './questions.ts';

const field = (label: string, kind: Field['kind'] = 'longText'): Field => ({
  name: 'one',
  label,
  kind,
  required: true,
});

describe('the label of a field', () => {
  test.each([
    ['How useful was it', 'How useful was it?'],
    ['What did you like', 'What did you like?'],
    ['Would you come again', 'Would you come again?'],
    ['Wie zufrieden sind Sie', 'Wie zufrieden sind Sie?'],
    ['Que pensez-vous du cours', 'Que pensez-vous du cours\u00A0?'],
    ['Qué te ha gustado', '¿Qué te ha gustado?'],
  ])('gets a question mark if it is a question: %s', (label, asked) => {
    expect(asQuestion(field(label), undefined).label).toBe(asked);
  });

  test.each([
    'How often they come',
    'What to bring',
    'Wie oft Sie kommen',
    'Is it urgent?',
    'Date of birth',
    'Was ist',
  ])('stays as it is otherwise: %s', (label) => {
    expect(asQuestion(field(label), undefined).label).toBe(label);
  });
});

test('a question with "yes/no" has these two answers, a name keeps its box', () => {
  const { kind, choices } = asQuestion(field('Would you come again', 'yesNo'), 'ja/nein');
  expect([kind, choices?.map(({ label }) => label)]).toEqual(['choice', ['Ja', 'Nein']]);
  expect(asQuestion(field('Driving licence', 'yesNo'), 'yes/no').kind).toBe('yesNo');
});
