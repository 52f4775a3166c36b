import { describe, expect, test } from 'vitest';
import { requestParts } from './request-parts.ts';
import { bareRangeAt } from '../amounts/number-range.ts';
import { lettersAt } from './stated-ranges.ts';

const fields = (prompt: string) =>
  requestParts(prompt, 'form').fields.map(({ label, kind, min, max, choices = [] }) =>
    [label, kind, min, max, choices.map((one) => one.label).join('')].filter((one) => one !== undefined && one !== ''),
  );

describe('A range', () => {
  test.each([
    ['0-10 now', 0, 10],
    [' 1k-50k', 1000, 50_000],
    [' 1 bis 30', 1, 30],
    [' (5–25)', 5, 25],
  ])('is two numbers at the start of a text: %j', (text, from, to) => {
    expect(bareRangeAt(text)).toMatchObject({ from, to });
  });

  test.each(['8-12.30', '555-1234-99', '3-5pm', '10-1', '2026-01-02'])(
    'is no time, number to call or date: %j',
    (text) => {
      expect(bareRangeAt(text)).toBeUndefined();
    },
  );

  test('of letters is the scale between them', () => {
    expect(lettersAt(' A to F').join('')).toBe('ABCDEF');
    expect([lettersAt(' A to Zebra'), lettersAt('A-Z')]).toEqual([[], []]);
  });
});

describe('The fields of a request', () => {
  test('have the range of their control', () => {
    expect(fields('Pain form. slider 0-10 now, slider 0-10 worst today, where does it hurt')).toEqual([
      ['Now', 'slider', 0, 10],
      ['Worst today', 'slider', 0, 10],
      ['Where does it hurt?', 'text'],
    ]);
    expect(fields('loan form: amount slider 1k-50k, name')[0]).toEqual(['Amount', 'slider', 1000, 50_000]);
    expect(fields('Fehler melden: Titel, Schwere 1 bis 4')[1]).toEqual(['Schwere', 'rating', 1, 4]);
  });

  test('have the letters of a scale as their options', () => {
    expect(fields('form with course and grade (dropdown A to F)')[1]).toEqual(['Grade', 'choice', 'ABCDEF']);
  });

  test('do not take the control of the line before', () => {
    expect(fields('Flat ad\n- room size\n- pets ok toggle\n- photos').slice(1)).toEqual([
      ['Pets ok', 'yesNo'],
      ['Photos', 'file'],
    ]);
  });
});
