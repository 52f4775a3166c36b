import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { COMMIT_BUTTONS } from './dead-controls.ts';
import type { PassContext } from '../pass.ts';
import { stripActions, stripElement } from './strip-actions.ts';

type Sketch = { [id: string]: Partial<SpecElement> & { type: string } };

function specOf(sketch: Sketch, actions?: Spec['actions']): Spec {
  const elements = Object.fromEntries(
    Object.entries(sketch).map(([id, element]): [string, SpecElement] => [id, { props: {}, children: [], ...element }]),
  );
  return { state: {}, root: 'root', elements, ...(actions === undefined ? {} : { actions }) };
}

const context: PassContext = {
  definitionOf,
  actions: [{ name: 'save' }],
  actionPolicy: 'declared_only',
  data: {},
  priorSpec: undefined,
};

function strip(sketch: Sketch, more: Partial<PassContext> = {}) {
  return stripActions(specOf(sketch), { ...context, ...more }).spec.elements;
}

function button(action?: string): Sketch[string] {
  const label = { type: 'Button', props: { label: action ?? 'Idle' } };
  return action === undefined ? label : { ...label, on: { commit: { action } } };
}

const text: Sketch[string] = { type: 'Text', props: { text: 'Hello' } };
const setState = { action: 'setState', params: { statePath: '/open', value: true } };

describe('stripActions', () => {
  test('leaves everything alone under the open policy', () => {
    const spec = specOf({ root: { type: 'Stack', children: ['a'] }, a: button('hack') });
    expect(stripActions(spec, { ...context, actionPolicy: 'open' }).spec).toBe(spec);
  });

  test('keeps declared and builtin actions and drops a button whose action is neither', () => {
    const elements = strip({
      root: { type: 'Stack', children: ['a', 'b', 'c'] },
      a: button('save'),
      b: { ...button(), on: { commit: setState } },
      c: button('hack'),
    });
    expect(Object.keys(elements)).toStrictEqual(['root', 'a', 'b']);
    expect(elements['root']?.children).toStrictEqual(['a', 'b']);
  });

  test('keeps the builtins that stood before a stripped action', () => {
    const element = { ...button(), children: [], props: {}, on: { commit: [setState, { action: 'hack' }] } };
    expect(stripElement(element, new Set()).on).toStrictEqual({ commit: setState });
  });

  test('strips actions that follow success or failure, and those of a watch', () => {
    const element = {
      type: 'Button',
      props: {},
      children: [],
      on: { commit: { action: 'save', onSuccess: { action: 'hack' }, onError: { set: { '/a': 1 } } } },
      watch: { '/a': { action: 'hack' } },
    } as SpecElement;
    expect(stripElement(element, new Set(['save']))).toStrictEqual({
      type: 'Button',
      props: {},
      children: [],
      on: { commit: { action: 'save', onError: { set: { '/a': 1 } } } },
    });
  });

  test('keeps a control that still works without its event', () => {
    const elements = strip({
      root: { type: 'Stack', children: ['a'] },
      a: { type: 'Select', props: { label: 'By' }, on: { change: { action: 'hack' } } },
    });
    expect(elements['a']).toStrictEqual({ type: 'Select', props: { label: 'By' }, children: [] });
  });

  test('drops a row that contained only dead buttons', () => {
    const elements = strip({
      root: { type: 'Stack', children: ['t', 'row'] },
      t: text,
      row: { type: 'Stack', children: ['a'] },
      a: button('hack'),
    });
    expect(Object.keys(elements)).toStrictEqual(['root', 't']);
  });

  test('keeps the submit button of a Form that is sent, drops that of a Form that is not', () => {
    const submit: Sketch[string] = { type: 'Button', props: { label: 'Send', submit: true } };
    const elements = strip({
      root: { type: 'Stack', children: ['f', 'g'] },
      f: { type: 'Form', children: ['a', 'x'], on: { commit: { action: 'save' } } },
      a: text,
      x: submit,
      g: { type: 'Form', children: ['b', 'y'], on: { commit: { action: 'hack' } } },
      b: text,
      y: submit,
    });
    expect(Object.keys(elements)).toStrictEqual(['root', 'f', 'a', 'x', 'g', 'b']);
  });

  test('drops the buttons that a component draws for a stripped event, but not those that work without it', () => {
    const elements = strip({
      root: { type: 'Stack', children: ['t', 'h'] },
      t: {
        type: 'DataTable',
        props: { rowActions: [{ id: 'edit' }, { id: 'ship' }], bulkActions: [{ id: 'all' }] },
        on: { commit: { action: 'hack' } },
      },
      h: { type: 'Hero', props: { actions: [{ label: 'Go' }, { label: 'Prices', href: '/prices' }] } },
    });
    expect(elements['t']?.props).toStrictEqual({ rowActions: [{ id: 'edit' }] });
    expect(elements['h']?.props).toStrictEqual({ actions: [{ label: 'Prices', href: '/prices' }] });
  });

  test('knows the props of the catalog that draw buttons', () => {
    for (const [type, buttons] of Object.entries(COMMIT_BUTTONS)) {
      for (const { prop } of buttons) expect(definitionOf(type)?.props).toHaveProperty(prop);
      expect(definitionOf(type)?.events).toHaveProperty('commit');
    }
  });

  test('takes out handlers of undeclared actions, and the map with the last', () => {
    const sketch: Sketch = { root: text };
    const strippedAll = stripActions(specOf(sketch, { hack: { kind: 'agent' } }), context).spec;
    expect(strippedAll).not.toHaveProperty('actions');
    const some = stripActions(specOf(sketch, { hack: { kind: 'agent' }, save: { kind: 'host' } }), context).spec;
    expect(some.actions).toStrictEqual({ save: { kind: 'host' } });
  });

  test('leaves an idle button that an edit has not touched', () => {
    const sketch: Sketch = { root: { type: 'Stack', children: ['a'] }, a: button() };
    expect(Object.keys(strip(sketch, { priorSpec: specOf(sketch) }))).toStrictEqual(['root', 'a']);
    expect(Object.keys(strip(sketch))).toStrictEqual(['root']);
  });
});
