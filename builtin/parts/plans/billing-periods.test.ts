import { describe, expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

describe('plans with a price by the month and one by the year', () => {
  const tariffs = [
    { name: 'Flex', base_monthly: 11.9, annual: 966, per_kwh_cents: 29.4, contract_months: 1 },
    { name: 'Fix 24', base_monthly: 9.5, annual: 987.6, per_kwh_cents: 31.2, contract_months: 24 },
    { name: 'Basic', base_monthly: 14.2, annual: 1172.8, per_kwh_cents: 35.8, contract_months: 3 },
  ];
  const input = briefOf('Compare the three electricity tariffs', { data: { tariffs }, uiType: 'pricing_table' });
  const spec = builtinSpec(input);
  const elements = Object.values(spec.elements);

  test('fill the width, since half of their cards are hidden', () => {
    expect(faultsOf(spec, input)).toEqual([]);
    expect(elements.filter(({ type }) => type === 'PlanCard')).toHaveLength(6);
    expect(elements.find(({ type }) => type === 'Grid')?.props['columns']).toBe(3);
  });

  test('change with the switch, which needs no word beside it', () => {
    expect(spec.elements['billingRow']?.children).toEqual(['billingSwitch']);
  });

  test('have cents in all of their prices, parts of cents in those of a unit, and one month', () => {
    expect(Object.values(spec.state ?? {})).toEqual(expect.arrayContaining(['11.90', '966.00', '9.50', '1,172.80']));
    expect(spec.state?.['tariffsCompared']).toMatchObject([
      { per_kwh_cents: '0.294', contract_months: '1 month' },
      { per_kwh_cents: '0.312', contract_months: '24 months' },
      { per_kwh_cents: '0.358', contract_months: '3 months' },
    ]);
  });
});
