import { describe, expect, test } from 'vitest';
import type { Field } from './field.ts';
import { fieldsFromListings } from './fields-from-prompt.ts';
import { listingsOf } from './listings.ts';

function fields(prompt: string): Field[] {
  return fieldsFromListings(listingsOf(prompt));
}

describe('the fields of a prompt', () => {
  test.each([
    ['email', 'email'],
    ['work e-mail', 'email'],
    ['mobile number', 'phone'],
    ['Geburtsdatum', 'date'],
    ['pick-up time', 'time'],
    ['notes', 'longText'],
    ['order number', 'text'],
    ['display name', 'text'],
    ['budget', 'money'],
    ['number of guests', 'quantity'],
    ['overall rating', 'rating'],
    ['upload a resume', 'file'],
    ['accept terms', 'yesNo'],
    ['gift wrapping yes/no', 'yesNo'],
    ['brand colour', 'color'],
    ['volume slider', 'slider'],
    ['contraseña', 'password'],
  ])('"%s" asks for %s', (words, kind) => {
    expect(fields(`Form with ${words}`).map((field) => field.kind)).toEqual([kind]);
  });

  test('alternatives in parentheses or with slashes are choices', () => {
    expect(
      fields('Form with size (S, M, L) and priority low/high').map(({ label, choices }) => [
        label,
        choices?.map(({ value }) => value),
      ]),
    ).toEqual([
      ['Size', ['S', 'M', 'L']],
      ['Priority', ['low', 'high']],
    ]);
  });

  test('a lone word before "and" borrows the noun behind it', () => {
    expect(fields('Form with first and last name').map(({ label }) => label)).toEqual(['First name', 'Last name']);
  });

  test('a range limits what is counted', () => {
    expect(fields('Form with party size 1-8')[0]).toMatchObject({
      label: 'Party size',
      kind: 'quantity',
      min: 1,
      max: 8,
    });
  });

  test('what is said to be optional is not required, what asks for consent is', () => {
    expect(fields('Form with name, company (optional) and terms').map(({ required }) => required)).toEqual([
      true,
      false,
      true,
    ]);
  });

  test('buttons and decoration are no fields', () => {
    expect(fields('Form with name, a submit button and a footer').map(({ label }) => label)).toEqual(['Name']);
  });
});
