import { expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import type { FieldKind } from '#builtin/understand/fields/field.ts';
import { startValue } from './start-value.ts';

test.each<[FieldKind, Json, Json]>([
  ['text', 'Ada', 'Ada'],
  ['choice', 5, '5'],
  ['tags', false, []],
  ['yesNo', 'no', false],
  ['number', 'many', null],
  ['quantity', 3, 3],
  ['rating', true, 0],
])('a field of kind %s with the start value %j starts with %j', (kind, initial, expected) => {
  expect(startValue({ name: 'x', label: 'X', kind, required: false, initial })).toEqual(expected);
});

test('a choice of numbers starts with none, several of them with an empty list', () => {
  const field = { name: 'x', label: 'X', required: false, isNumeric: true } as const;
  expect(startValue({ ...field, kind: 'choice' })).toBeNull();
  expect(startValue({ ...field, kind: 'choices' })).toEqual([]);
});
