import { describe, expect, test } from 'vitest';
import { copyIn } from '#builtin/copy/copy.ts';
import type { Field } from '#builtin/understand/fields/field.ts';
import { choiceControl } from './choice-control.ts';

const typeFor = (count: number, control?: Field['control']) => {
  const choices = Array.from({ length: count }, (_, at) => ({ label: `Town ${at}`, value: `${at}` }));
  const field: Field = { name: 'town', label: 'Town', kind: 'choice', required: false, choices };
  const context = { copy: copyIn('en'), language: 'en', mode: 'form', isGiven: () => false } as const;
  return choiceControl(control === undefined ? field : { ...field, control }, '/town', context).type;
};

describe('A choice of one', () => {
  test('is shown by the number of its options if nobody says how', () => {
    expect([typeFor(3), typeFor(9), typeFor(30)]).toEqual(['Radio', 'Select', 'Combobox']);
  });

  test('is the control that the request names, however many options there are', () => {
    expect([typeFor(2, 'dropdown'), typeFor(30, 'dropdown')]).toEqual(['Select', 'Select']);
    expect([typeFor(9, 'radio'), typeFor(3, 'search')]).toEqual(['Radio', 'Combobox']);
  });

  test('has no radio buttons for dozens of options, or for none', () => {
    expect([typeFor(40, 'radio'), typeFor(0, 'radio')]).toEqual(['Select', 'Select']);
  });
});
