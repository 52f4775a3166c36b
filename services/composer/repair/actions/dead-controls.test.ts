import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { nameDeadControls } from './dead-controls.ts';
import type { PassContext } from '../pass.ts';

const context: PassContext = { definitionOf, actions: [], actionPolicy: 'open', data: {}, priorSpec: undefined };

function name(props: JsonObject, around: { type: string; props: JsonObject }, more: Partial<PassContext> = {}) {
  const elements: Spec['elements'] = {
    root: { ...around, children: ['b'] },
    b: { type: 'Button', props, children: [] },
  };
  return nameDeadControls({ state: {}, root: 'root', elements }, { ...context, ...more }).spec.elements;
}

const card = { type: 'Card', props: {} };

describe('nameDeadControls', () => {
  test('lets an idle button fire an action named by its label', () => {
    expect(name({ label: 'Show all orders' }, card)['b']?.on).toStrictEqual({ commit: { action: 'showAllOrders' } });
  });

  test('names the action by the id when the label is read from the state', () => {
    expect(name({ label: { $state: '/label' } }, card)['b']?.on).toStrictEqual({ commit: { action: 'b' } });
  });

  test('gives the action of an idle submit button to its Form', () => {
    const elements = name({ label: 'Send', submit: true }, { type: 'Form', props: {} });
    expect(elements['root']?.on).toStrictEqual({ commit: { action: 'send' } });
    expect(elements['b']?.on).toBeUndefined();
  });

  test.each(['open', 'declared_only'] as const)('lets a Cancel in a dialog close it, under %s', (actionPolicy) => {
    const elements = name({ label: 'Cancel' }, { type: 'Dialog', props: { openPath: '/sure' } }, { actionPolicy });
    expect(elements['b']?.on).toStrictEqual({
      commit: { action: 'setState', params: { statePath: '/sure', value: false } },
    });
  });

  test('invents no action under declared_only', () => {
    expect(name({ label: 'Go' }, card, { actionPolicy: 'declared_only' })['b']?.on).toBeUndefined();
  });

  test('leaves a disabled button, which shows a state', () => {
    expect(name({ label: 'Sold out', disabled: true }, card)['b']?.on).toBeUndefined();
  });
});
