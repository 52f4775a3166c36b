import { describe, expect, test } from 'vitest';
import { readMarks } from '#builtin/training/marked-text.ts';
import { withWholePhrases } from './whole-phrases.ts';

function told(marked: string, uiType: 'form' | 'dashboard' | 'list_table' = 'form'): string[] {
  const { text, spans } = readMarks(marked);
  const parts = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
  return withWholePhrases(text, parts, uiType).map((part) => `${part.tag}: ${part.text}`);
}

describe('A name', () => {
  test('begins with the word that asks', () => {
    expect(told('ask which [field:boat] and [field:date]')).toEqual(['field: which boat', 'field: date']);
  });

  test('that asks goes on to the end of its clause, and no further than to a conjunction', () => {
    expect(told('a table with [column:how] long they [column:sleep], [column:weight]', 'list_table')).toEqual([
      'column: how long they sleep',
      'column: weight',
    ]);
    expect(told('ask [field:where] it hurts and then thank them')).toEqual(['field: where it hurts']);
  });

  test('stands without the word that says it may be left out', () => {
    expect(told('an [field:optional phone number]')).toEqual(['field: phone number', 'optional: optional']);
  });

  test('stands behind the control that it is asked with', () => {
    expect(told('and a [kind:checkbox] for the house rules.')).toEqual(['kind: checkbox', 'field: house rules']);
  });
});

describe('A number beside other figures', () => {
  test('is one of what stands behind it', () => {
    expect(told('[fact:visits] [value:40], [count:3] boats on loan.', 'dashboard')).toEqual([
      'fact: visits',
      'value: 40',
      'value: 3',
      'fact: boats on loan',
    ]);
  });

  test('counts what its adjective says', () => {
    expect(told('[fact:visits] [value:40], [value:7] open [fact:orders]', 'dashboard').at(-1)).toBe(
      'fact: open orders',
    );
  });
});

test('What a table among figures has are its columns', () => {
  const marked =
    '[fact:visits] [value:40], below a table of guests with [fact:guest], [fact:room] and [fact:nights], [fact:rating] [value:4]';
  expect(told(marked, 'dashboard').slice(2, 6)).toEqual([
    'column: guest',
    'column: room',
    'column: nights',
    'fact: rating',
  ]);
});
