import { expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import { addNamedPlan, addPlan } from './add-plan.ts';

function plans(params: (name: string) => { [name: string]: string }): Spec {
  const card = (name: string, price: string) => ({
    type: 'PlanCard',
    props: { name, price, ctaLabel: `Choose ${name}`, badge: 'New', features: ['Chat'] },
    children: [],
    on: { commit: { action: 'choose', params: params(name) } },
  });
  return {
    state: {},
    root: 'plans',
    elements: {
      plans: { type: 'Grid', props: { columns: 2 }, children: ['solo', 'team'] },
      solo: card('Solo', '$9'),
      team: card('Team', '$19'),
    },
  };
}

const THING = { label: 'Crew', kindText: 'plan', kinds: ['plan'] as const, choices: [], values: ['$29 per month'] };

test('a new plan is a card like the last one, with its own name, price, button and action', () => {
  const patch = startPatch(plans((plan) => ({ plan })));
  expect(addPlan(patch, THING, { side: 'after', anchor: 'Solo' })).toBe(true);
  const { elements } = patch.spec;
  expect(elements['plans']).toMatchObject({ props: { columns: 3 }, children: ['solo', 'crewPlan', 'team'] });
  expect(elements['crewPlan']).toEqual({
    type: 'PlanCard',
    props: { ctaLabel: 'Choose Crew', name: 'Crew', price: '$29', period: 'per month' },
    children: [],
    on: { commit: { action: 'choose', params: { plan: 'Crew' } } },
  });
});

test('a plan whose action takes an id that the request does not state is not added', () => {
  const patch = startPatch(plans((plan) => ({ id: `pl_${plan}` })));
  expect(addPlan(patch, THING, undefined)).toBe(false);
  expect(patch.operations).toEqual([]);
});

test.each(['Crew plan', 'plan Crew'])('the word for a plan is no part of its name: %s', (label) => {
  const patch = startPatch(plans((plan) => ({ plan })));
  expect(addNamedPlan(patch, { ...THING, label }, undefined)).toBe(true);
  expect(patch.spec.elements['crewPlan']?.props['name']).toBe('Crew');
});
