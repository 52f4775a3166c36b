import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

function shownOf(data: JsonObject, prompt = 'Overview of the workshop') {
  const { elements, state } = builtinSpec(briefOf(prompt, { uiType: 'dashboard', data }));
  const all = Object.values(elements);
  const tags = all.filter(({ type }) => type === 'Tag').map(({ props }) => props['label'] as { $state: string });
  return {
    charts: all.flatMap(({ type }) => (type.endsWith('Chart') ? [type] : [])),
    tags: tags.map(({ $state }) => state?.[$state.slice(1)]),
  };
}

describe('a plain list of numbers', () => {
  test('is a line over the moments that label it', () => {
    const data = { dates: ['2026-05-01', '2026-05-02', '2026-05-03'], weight_kg: [31.2, 31.9, 33.4] };
    expect(shownOf(data)).toEqual({ charts: ['LineChart'], tags: [] });
  });

  test('is bars beside the names that label it', () => {
    expect(shownOf({ teams: ['Red', 'Blue'], wins: [4, 7] })).toEqual({ charts: ['BarChart'], tags: [] });
  });

  test('without an order is values beside each other', () => {
    const data = { currency: 'EUR', frame_sizes_mm: [203, 305], suggested_prices: [10, 25, 50] };
    expect(shownOf(data)).toEqual({ charts: [], tags: ['203 mm', '305 mm', '€10.00', '€25.00', '€50.00'] });
  });
});
