import { describe, expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

const PLANS = [
  { id: 'p1', title: 'Basic', monthly_cents: 3900, yearly_cents: 39000, perks: ['Tools'], spots_left: 6, shelf_cm: 0 },
  {
    id: 'p2',
    title: 'Plus',
    monthly_cents: 8900,
    yearly_cents: 89000,
    perks: ['Tools', 'Clay'],
    spots_left: 0,
    shelf_cm: 60,
  },
  {
    id: 'p3',
    title: 'Pro',
    monthly_cents: 14900,
    yearly_cents: 149000,
    perks: ['Glaze lab'],
    spots_left: 1,
    shelf_cm: null,
  },
];
const DATA = { plans: PLANS, membership: { member: 'Noor', plan_id: 'p1', billing: 'MONTHLY' }, currency: 'EUR' };
const billing = { type: 'string', enum: ['MONTHLY', 'YEARLY'], default: 'MONTHLY' };
const switchPlan = (properties: JsonObject) => ({
  name: 'switch_plan',
  params: { type: 'object', properties: { plan_id: { type: 'string' }, ...properties }, required: ['plan_id'] },
  required: true,
});

function screenFor(data: JsonObject, action = switchPlan({ billing }), prompt = 'Membership plans, let her switch') {
  const input = briefOf(prompt, { uiType: 'pricing_table', data, actions: [action] });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  const elements = Object.values(spec.elements);
  return { state: spec.state, elements, ofType: (type: string) => elements.filter((one) => one.type === type) };
}

describe('plans beside the one that somebody has', () => {
  const { state, elements, ofType } = screenFor(DATA);

  test('mark it, and it cannot be chosen, nor can one without room', () => {
    const badges = ofType('Badge').map(({ props }) => props['text']);
    expect(badges).toEqual(expect.arrayContaining(['Current plan', 'Full']));
    const offered = ofType('PlanCard').map(({ props }) => props['name']);
    expect(offered).toEqual([{ $state: '/plans/2/title' }, { $state: '/plans/2/title' }]);
  });

  test('show the price of the period that is chosen', () => {
    const shown = ofType('PlanCard').map(({ props, visible }) => [props['period'], visible]);
    expect(shown).toEqual([
      ['per month', { $state: '/choice/billing', eq: 'MONTHLY' }],
      ['per year', { $state: '/choice/billing', eq: 'YEARLY' }],
    ]);
    expect(JSON.stringify(state)).toContain('€1,490.00');
  });

  test('list what they include on the cards alone', () => {
    const aspects = elements.filter(({ type }) => type === 'Table').flatMap(({ props }) => props['rows'] as string[][]);
    expect(aspects.map(([label]) => label)).toEqual(['Spots left', 'Shelf']);
  });
});

test('a switch between the periods stands above plans with both prices whatever the action asks', () => {
  const { ofType } = screenFor(DATA, switchPlan({}));
  expect(ofType('SegmentedControl')).toHaveLength(1);
});

test('what the data recommends is no plan that somebody has', () => {
  const { ofType } = screenFor({ plans: PLANS.map((one) => ({ ...one, spots_left: 9 })), recommended_plan_id: 'p2' });
  expect(ofType('PlanCard').length).toBe(6);
});

test('where none could be chosen, the action is offered all the same', () => {
  const { ofType } = screenFor({ plans: PLANS.map((one) => ({ ...one, spots_left: 0 })) });
  expect(ofType('PlanCard').length).toBeGreaterThan(0);
});
