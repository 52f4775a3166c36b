import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { componentsUsed, interactions } from './compose-handler.ts';

const spec: Spec = {
  state: { open: false },
  root: 'root',
  elements: {
    send: { type: 'Button', props: { label: 'Send' }, children: [], on: { commit: { action: 'send' } } },
    loose: { type: 'Image', props: {}, children: [], on: { commit: { action: 'unseen' } } },
    root: { type: 'Stack', props: {}, children: ['pick', 'send', 'close'] },
    pick: {
      type: 'Select',
      props: {},
      children: [],
      on: {
        change: [
          { action: 'setState', params: { statePath: '/open', value: true } },
          { action: 'filter', params: { by: { $state: '/by' } } },
        ],
      },
    },
    close: { type: 'Button', props: {}, children: [], on: { commit: { action: 'setState', params: {} } } },
  },
  actions: { filter: { kind: 'host', channel: 'table' }, send: { kind: false } },
};

describe('interactions', () => {
  test('lists the bindings that leave the client, in reading order, with kind and params', () => {
    expect(interactions(spec)).toStrictEqual([
      { element: 'pick', event: 'change', action: 'filter', kind: 'host', params: { by: { $state: '/by' } } },
      { element: 'send', event: 'commit', action: 'send', kind: 'false', params: null },
    ]);
  });

  test('calls an action without a handler an agent one, even when it is named like a member of every object', () => {
    const elements = {
      root: { type: 'Button', props: {}, children: [], on: { commit: { action: 'toString' } } },
    };
    expect(interactions({ state: {}, root: 'root', elements, actions: {} })[0]?.kind).toBe('agent');
  });
});

describe('componentsUsed', () => {
  test('names each type once, in reading order, and nothing that the root does not reach', () => {
    expect(componentsUsed(spec)).toStrictEqual(['Stack', 'Select', 'Button']);
  });
});
