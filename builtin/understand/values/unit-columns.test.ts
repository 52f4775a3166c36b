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

test.each(['unit', 'ud', 'eh', 'uom'])('the unit of a reading may be under "%s"', (key) => {
  const alarms = [
    { tag: 'PT-210', val: 1.9, [key]: 'bar' },
    { tag: 'LT-401', val: 18, [key]: '%' },
  ];
  const { state } = builtinSpec(briefOf('Alarms of the plant', { data: { alarms } }));
  expect(JSON.stringify(state)).toContain('"1.9 bar"');
});
