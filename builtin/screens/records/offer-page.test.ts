import { expect, test } from 'vitest';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';
import { needsNoName } from './offer-page.ts';

test('what something costs stands big above the button that orders it', () => {
  const input = briefOf('Product page for trail shoes with photos, price $119 and add to cart', {
    uiType: 'detail_view',
  });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  const elements = Object.values(spec.elements);
  expect(elements.find(({ props }) => props['text'] === '$119')?.type).toBe('Heading');
  expect(JSON.stringify(elements.map(({ props }) => props['items']))).not.toContain('Price');
});

test('pictures and prices speak for themselves', () => {
  expect(['Image', 'Prix', 'Karte', 'Weight'].map(needsNoName)).toEqual([true, true, true, false]);
});
