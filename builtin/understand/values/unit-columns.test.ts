import { expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

test('amounts beside their units are none of money, and each has the decimals that it came with', () => {
  const ingredients = [
    { item: 'Plums', amount: 1.5, unit: 'kg' },
    { item: 'Flour', amount: 400, unit: 'g' },
  ];
  const { state } = builtinSpec(briefOf('The ingredients of the cake', { data: { ingredients } }));
  expect(JSON.stringify(state)).toMatch(/"1\.5 kg".*"400 g"/);
});
