import { describe, expect, test } from 'vitest';
import { readMarks } from '#builtin/training/marked-text.ts';
import { withWholePhrases } from './whole-phrases.ts';

function phrases(marked: string, uiType: 'form' | 'dashboard' | 'list_table' = 'form'): string[] {
  const { text, spans } = readMarks(marked);
  const parts = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
  return withWholePhrases(text, parts, uiType).map((part) => `${part.tag}: ${part.text}`);
}

describe('A name', () => {
  test('begins with the question word before it', () => {
    expect(phrases('ask which [field:boat] and [field:date]')).toEqual(['field: which boat', 'field: date']);
  });

  test('with a question word goes on to the end of the clause or to a conjunction', () => {
    expect(phrases('a table with [column:how] long they [column:sleep], [column:weight]', 'list_table')).toEqual([
      'column: how long they sleep',
      'column: weight',
    ]);
    expect(phrases('ask [field:where] it hurts and then thank them')).toEqual(['field: where it hurts']);
  });

  test('does not include the word that makes it optional', () => {
    expect(phrases('an [field:optional phone number]')).toEqual(['field: phone number', 'optional: optional']);
  });

  test('is found before the control whose options are listed', () => {
    const marked = 'with a priority [kind:dropdown]: [option:low], [option:high]';
    expect(phrases(marked).slice(0, 2)).toEqual(['field: priority', 'kind: dropdown']);
    expect(phrases('with a [kind:dropdown]: [option:low], [option:high]')).toHaveLength(3);
    expect(phrases('a name, and a [kind:dropdown]: [option:low], [option:high]')).toHaveLength(3);
  });

  test('is found after the control that asks for it', () => {
    expect(phrases('and a [kind:checkbox] for the house rules.')).toEqual(['kind: checkbox', 'field: house rules']);
  });
});

describe('A number beside other figures', () => {
  test('is the value of the words after it', () => {
    expect(phrases('[fact:visits] [value:40], [count:3] boats on loan.', 'dashboard')).toEqual([
      'fact: visits',
      'value: 40',
      'value: 3',
      'fact: boats on loan',
    ]);
  });

  test('counts the noun with its adjective', () => {
    expect(phrases('[fact:visits] [value:40], [value:7] open [fact:orders]', 'dashboard').at(-1)).toBe(
      'fact: open orders',
    );
  });
});

test('Facts of a table on a dashboard are its columns', () => {
  const marked =
    '[fact:visits] [value:40], below a table of guests with [fact:guest], [fact:room] and [fact:nights], [fact:rating] [value:4]';
  expect(phrases(marked, 'dashboard').slice(2, 6)).toEqual([
    'column: guest',
    'column: room',
    'column: nights',
    'fact: rating',
  ]);
});
