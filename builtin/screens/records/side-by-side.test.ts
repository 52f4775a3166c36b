import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const TENDER = {
  tender: { title: 'Roof repair', budget_cents: 500000, currency: 'EUR' },
  bids: [
    {
      bid_id: 'b1',
      company: 'Alpha',
      price_cents: 480000,
      days: 9,
      score: 82,
      lead: 'Ida',
      status: 'VALID',
      remarks: null,
    },
    {
      bid_id: 'b2',
      company: 'Beta',
      price_cents: 610000,
      days: 6,
      score: 91,
      lead: null,
      status: 'VALID',
      remarks: 'With scaffold.',
    },
    {
      bid_id: 'b3',
      company: 'Gamma',
      price_cents: 300000,
      days: 4,
      score: 99,
      lead: 'Jo',
      status: 'WITHDRAWN',
      remarks: null,
    },
  ],
};
const AWARD = {
  name: 'award_contract',
  description: 'Awards the contract to one bidder',
  params: { type: 'object', properties: { bid_id: { type: 'string' } }, required: ['bid_id'] },
};

function elementsFor(prompt: string, data: JsonObject) {
  const input = briefOf(prompt, { data, actions: [AWARD] });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  return Object.values(spec.elements);
}

describe('a few things that are to be compared', () => {
  const elements = elementsFor('Compare the bids side by side and award one.', TENDER);
  const texts = elements.filter(({ type }) => type === 'Badge').map(({ props }) => props['text']);

  test('stand in the columns of one table, with the same members in the same order', () => {
    const table = elements.find(({ type }) => type === 'Table');
    expect(table?.props['columns']).toHaveLength(4);
    expect(((table?.props['rows'] ?? []) as string[][]).map(([label]) => label)).toEqual([
      'Price',
      'Days',
      'Score',
      'Lead',
    ]);
  });

  test('show the best price and score of those that take part, and what is above the budget', () => {
    expect(texts.filter((text) => typeof text === 'string')).toEqual(['Best price', 'Best score', 'Over budget']);
  });

  test('show which is the fastest if the request asks for it', () => {
    const bids = TENDER.bids.map(({ days, ...bid }) => ({ ...bid, work_days: days }));
    const marksFor = (prompt: string) =>
      elementsFor(prompt, { ...TENDER, bids }).flatMap(({ type, props }) => (type === 'Badge' ? [props['text']] : []));
    expect(marksFor('Compare the bids side by side, point out the fastest and award one.')).toContain('Fastest');
    expect(texts).not.toContain('Fastest');
  });

  test('each have their own button, and one dialog serves all', () => {
    const buttons = elements.filter(({ props }) => props['label'] === 'Award contract');
    expect(buttons.length).toBeGreaterThanOrEqual(3);
    expect(elements.filter(({ type }) => type === 'Dialog').length).toBeLessThanOrEqual(1);
  });
});

test.each([
  'Vergleiche die Angebote für das Dach',
  'Comparer les offres côte à côte',
  'Compara las ofertas lado a lado',
  'Confronta le offerte per il tetto',
  'Comparação das propostas lado a lado',
])('things are compared in every language: %s', (prompt) => {
  expect(elementsFor(prompt, TENDER).map(({ type }) => type)).toContain('Table');
});

test('many records are no comparison', () => {
  const bids = Array.from({ length: 30 }, (_, at) => ({ ...TENDER.bids[0], bid_id: `b${at}`, company: `Firm ${at}` }));
  const types = elementsFor('Compare the bids', { bids }).map(({ type }) => type);
  expect(types).not.toContain('Table');
});

test('whatever members are missing, the screen is sound', () => {
  const value = fc.option(
    fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.string(), fc.boolean()),
    { nil: null },
  );
  const row = fc.dictionary(fc.constantFrom('price', 'score', 'days', 'lead', 'note', 'status', 'company'), value);
  fc.assert(
    fc.property(fc.array(row, { minLength: 2, maxLength: 5 }), (rows) => {
      elementsFor('Compare the bids side by side', {
        bids: rows.map((one, at) => ({ name: `Firm ${at}`, ...one })),
      });
    }),
    { numRuns: 60 },
  );
});

test('two that are of one kind are told apart by whom they refer to', () => {
  const quote = (bid_id: string, carrierId: string, price_cents: number) => {
    return { bid_id, carrierId, mode: 'ROAD', price_cents, days: 4, insured: true };
  };
  const data = {
    currency: 'EUR',
    carriers: { c_ibx: { name: 'Iberexpress' }, c_bal: { name: 'Baltic' } },
    bids: [quote('q1', 'c_ibx', 4380), quote('q2', 'c_bal', 3970)],
  };
  const input = briefOf('Compare the bids side by side and award one.', { data, actions: [AWARD] });
  const spec = builtinSpec(input);
  const cards = Object.values(spec.elements).filter(
    ({ type, props }) => type === 'Card' && props['title'] !== undefined,
  );
  expect(cards.map(({ props }) => props['title'])).toEqual([
    { $state: '/carriersList/0/name' },
    { $state: '/carriersList/1/name' },
  ]);
  const table = Object.values(spec.elements).find(({ type }) => type === 'Table');
  expect(table?.props['columns']).toEqual([
    '',
    { $state: '/bidsCompared/0/carrierId' },
    { $state: '/bidsCompared/1/carrierId' },
  ]);
});
