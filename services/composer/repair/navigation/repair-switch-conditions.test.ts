import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { repairSwitchConditions } from './switchers.ts';
import type { PassContext } from '../pass.ts';

const CONTEXT: PassContext = { definitionOf, actions: [], actionPolicy: 'open', data: {}, priorSpec: undefined };
const TABS = [
  { label: 'The facts', value: 'facts' },
  { label: 'Past orders', value: 'orders' },
];

function repair(conditions: Json[], { state = {}, data = {} }: { state?: JsonObject; data?: JsonObject } = {}) {
  const ids = conditions.map((_, index) => `panel-${index}`);
  const spec: Spec = {
    state: { ...state, ...data },
    root: 'root',
    elements: {
      root: { type: 'Tabs', props: { tabs: TABS, value: { $bindState: '/tab' } }, children: ids },
      ...Object.fromEntries(
        ids.map((id, index) => [
          id,
          { type: 'Text', props: { text: id }, children: [], visible: conditions[index] ?? true },
        ]),
      ),
    },
  };
  const repaired = repairSwitchConditions(spec, { ...CONTEXT, data }).spec;
  return { state: repaired.state, conditions: ids.map((id) => repaired.elements[id]?.visible) };
}
const on = (eq: Json, $state = '/tab') => ({ $state, eq });

describe('a condition on what a switcher writes', () => {
  test.each([
    ['labels', ['The facts', 'past-orders']],
    ['positions from 0', [0, 1]],
    ['positions from 1', [1, 2]],
    ['positions as texts', ['0', '1']],
  ])('waits for the value of a choice that it names by %s', (_, [first = '', second = '']) => {
    expect(repair([on(first), on(second)]).conditions).toEqual([on('facts'), on('orders')]);
  });

  test('is unchanged when nothing shows which choice is meant', () => {
    expect(repair([on(1), on('summary')]).conditions).toEqual([on(1), on('summary')]);
  });
});

describe('conditions on a path that nothing writes', () => {
  test('wait for the one switcher that nothing listens to, when they name its choices', () => {
    const { state, conditions } = repair([on('facts', '/active'), [on('orders', '/active'), { $state: '/x' }]], {
      state: { active: 'orders' },
    });
    expect(conditions).toEqual([on('facts'), [on('orders'), { $state: '/x' }]]);
    expect(state).toEqual({ tab: 'orders' });
  });

  test.each<[string, Json[], JsonObject]>([
    ['name other things', [on('facts', '/active'), on('more', '/active')], {}],
    ['name only one choice', [on('facts', '/active')], {}],
    ['are about the data', [on('facts', '/kind'), on('orders', '/kind')], { kind: 'facts' }],
  ])('stay as they are when they %s', (_, conditions, data) => {
    expect(repair(conditions, { data }).conditions).toEqual(conditions);
  });
});
