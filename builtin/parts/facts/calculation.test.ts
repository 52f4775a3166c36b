import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import { readData } from '#builtin/understand/data/read-data.ts';
import { calculationIn } from './calculation.ts';

const statement = (deductions: readonly number[], gross: number) => ({
  title: 'Statement 93',
  currency: 'EUR',
  issued_on: '2025-03-31',
  deductions: deductions.map((amount_cents, at) => ({ reason: `Item ${at}`, amount_cents })),
  gross_cents: gross,
  net_cents: gross - deductions.reduce((sum, one) => sum + one, 0),
});

function screenFor(data: JsonObject) {
  const input = briefOf('Statement of a member, to be approved', { uiType: 'detail_view', data });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return { state: spec.state, elements: Object.values(spec.elements) };
}

describe('a record whose amounts add up', () => {
  const { state, elements } = screenFor({ statement: statement([48150, 200000, 11295], 740045) });

  test('shows how the result comes about, with what is taken off as such', () => {
    const texts = Object.values(state).filter((value) => typeof value === 'string');
    expect(texts).toEqual(expect.arrayContaining(['€7,400.45', '−€481.50', '−€2,000.00', '−€112.95', '€4,806.00']));
  });

  test('shows the result in large type, and no amount twice', () => {
    const large = elements.filter(({ type, props }) => type === 'Heading' && props['size'] === 'xl');
    expect(large).toHaveLength(1);
    expect(elements.filter(({ type }) => type === 'DataTable')).toEqual([]);
    expect(JSON.stringify(elements.filter(({ type }) => type === 'DescriptionList'))).not.toContain('Gross');
  });
});

test('a sum of single amounts is found as well: the net, the tax and the total', () => {
  const data = {
    invoice: { name: 'R-1', currency: 'EUR', subtotal_cents: 10000, tax_cents: 1900, total_cents: 11900 },
  };
  const [invoice] = readData(data).groups;
  expect(invoice && calculationIn(invoice)?.result.key).toBe('total_cents');
});

test('amounts that do not add up are no calculation', () => {
  const off = { ...statement([100, 200], 1000), net_cents: 999 };
  const [group] = readData({ statement: off }).groups;
  expect(group && calculationIn(group)).toBeUndefined();
});

test('what is taken off is found whatever the amounts are', () => {
  const cents = fc.integer({ min: 1, max: 500_000 });
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 5_000_000, max: 9_000_000 }),
      (list, gross) => {
        const [group] = readData({ statement: statement(list, gross) }).groups;
        expect(group && calculationIn(group)).toMatchObject({ entries: { sign: -1 }, result: { key: 'net_cents' } });
      },
    ),
  );
});

test('a missing amount or entry does not break the page', () => {
  screenFor({ statement: { ...statement([100, 200], 1000), gross_cents: null } });
  screenFor({ statement: { ...statement([], 1000), deductions: [{ reason: 'None', amount_cents: null }] } });
});
