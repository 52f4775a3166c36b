import { expect, test } from 'vitest';
import { evaluate } from '#services/composer/views/evaluate.ts';
import { memberQuery, queryOf } from './view-query.ts';

test('a member is read from the current value only, whatever the state holds under its name', () => {
  const state = { owner: 'Ida', boats: [{ owner: 'Oskar' }, {}] };
  expect(evaluate(`map(&${memberQuery(['owner'])}, boats)`, state)).toMatchObject({ value: ['Oskar', null] });
});

test('a state path may lead through a list, or through an object with numbers as keys', () => {
  const state = { boats: [{ name: 'Möwe' }], berths: { 0: { name: 'A1' } } };
  expect(evaluate(queryOf('/boats/0/name'), state)).toMatchObject({ value: 'Möwe' });
  expect(evaluate(queryOf('/berths/0/name'), state)).toMatchObject({ value: 'A1' });
});
