import { describe, expect, test } from 'vitest';
import { readMarks } from '#builtin/training/marked-text.ts';
import { requestedFields } from './fields-of-parts.ts';
import { requestParts } from './request-parts.ts';
import { withInlineChoices } from './inline-choices.ts';

function asked(marked: string): (string | string[])[][] {
  const { text, spans } = readMarks(marked);
  const parts = spans.map((span) => ({ ...span, text: text.slice(span.start, span.end) }));
  return requestedFields(text, withInlineChoices(text, parts)).map(({ field }) => [
    field.label,
    field.kind,
    ...(field.choices === undefined ? [] : [field.choices.map(({ label }) => label)]),
  ]);
}

describe('Choices in a sentence', () => {
  test('take the noun after them as their field', () => {
    expect(asked('with [field:date], [option:red] or [option:white] [field:wine] and [field:notes]')).toEqual([
      ['Date', 'date'],
      ['Wine', 'choice', ['Red', 'White']],
      ['Notes', 'longText'],
    ]);
  });

  test('are numbers of what stands before the first of them', () => {
    const marked = 'donate with [option:amounts 10], [option:25] or [option:other]';
    expect(asked(marked)).toEqual([['Amounts', 'choice', ['10', '25', 'Other']]]);
  });

  test('do not belong to a field that takes no choice', () => {
    expect(asked('with [field:phone], [option:window] or [option:aisle]')).toEqual([
      ['Phone', 'phone'],
      ['Window or aisle', 'choice', ['Window', 'Aisle']],
    ]);
  });

  test('take the clause before them as their field', () => {
    const marked = 'with [field:email], whether the band may play, [option:yes], [option:no] or [option:quietly]';
    expect(asked(marked)[1]).toEqual(['The band may play', 'choice', ['Yes', 'No', 'Quietly']]);
  });

  test('of a filter belong to what it filters by', () => {
    expect(asked('[field:name], a filter by branch [option:North] or [option:South]')[1]?.[0]).toBe('Branch');
  });

  test('in the name of a field are separated from it', () => {
    expect(asked('with [field:tea or coffee]')).toEqual([['Tea or coffee', 'choice', ['Tea', 'Coffee']]]);
  });

  test('are not made of two fields that the user types in', () => {
    expect(asked('with [field:email or phone]')[0]).toHaveLength(2);
    expect(asked('with [field:name or number]')[0]).toHaveLength(2);
  });
});

describe('Choices in a list', () => {
  test('are named by the word before the first of them', () => {
    const parts = requestParts('Report a lost key: gate A, B or C, your name', 'form');
    expect(parts.fields[0]).toMatchObject({ label: 'Gate', choices: [{ label: 'A' }, { label: 'B' }, { label: 'C' }] });
    expect(parts.options).toEqual([]);
  });

  test('end with the one after the conjunction', () => {
    const marked =
      '[field:kind of key] between [option:round], [option:flat] and [option:other], [option:describe] the [option:damage]';
    expect(asked(marked)).toEqual([
      ['Kind of key', 'choice', ['Round', 'Flat', 'Other']],
      ['Damage', 'longText'],
    ]);
  });

  test('belong to what stands before their comma', () => {
    const marked = '[setting:Sound], and how often they get the [option:digest], [option:daily] or [option:weekly]';
    expect(asked(marked)[1]).toEqual(['Digest', 'choice', ['Daily', 'Weekly']]);
    const clause = '[setting:how often they get the digest], [option:daily] or [option:weekly]';
    expect(asked(clause)).toEqual([['How often they get the digest', 'choice', ['Daily', 'Weekly']]]);
  });
});

describe('A kind of control among fields', () => {
  test('is a field of its own', () => {
    expect(asked('with [field:name], a [kind:date and time] and [field:notes]').map(([label]) => label)).toEqual([
      'Name',
      'Date and time',
      'Notes',
    ]);
  });

  test('is named by the words before it', () => {
    const parts = asked('with [field:name], drop off [kind:date and time], [field:notes]');
    expect(parts.map(([label]) => label)).toEqual(['Name', 'Drop off', 'Notes']);
  });

  test('belongs to the field before it if it is a control', () => {
    expect(asked('with [field:name], [field:country] as a [kind:dropdown] and [field:notes]')).toHaveLength(3);
  });
});
