import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const text = { type: 'string' };
const DATA: JsonObject = {
  visits: [
    { id: 'v1', farm: 'Hill Top', vet_id: 'k1', reason: 'Lameness' },
    { id: 'v2', farm: 'Low Mill', vet_id: 'k2', reason: 'Calving' },
  ],
  vets: [
    { id: 'k1', name: 'Dorothy Askew', phone: '+44 1539 555 011' },
    { id: 'k2', name: 'Will Thornber', phone: '+44 1539 555 027' },
  ],
};
const CANCEL = {
  name: 'cancel_visit',
  params: { type: 'object', properties: { visit_id: text }, required: ['visit_id'] },
};

function titlesOf(prompt: string, data = DATA): unknown[][] {
  const { elements } = builtinSpec(briefOf(prompt, { uiType: 'list_table', data, actions: [CANCEL] }));
  return Object.values(elements)
    .filter(({ type }) => type === 'Card' || type === 'Collapsible')
    .map(({ type, props }) => [type, props['title']]);
}

test('a list that others only refer to is folded at the end, unless the request names it', () => {
  expect(titlesOf('Farm visits').at(-1)).toEqual(['Collapsible', 'Vets']);
  expect(titlesOf('Farm visits and the vets').at(-1)).toEqual(['Card', 'Vets']);
});
