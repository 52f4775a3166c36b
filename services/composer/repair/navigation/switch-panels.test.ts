import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import type { PassContext } from '../pass.ts';
import { switchPanels } from './switch-panels.ts';

const CONTEXT: PassContext = { definitionOf, actions: [], actionPolicy: 'open', data: {}, priorSpec: undefined };
const TABS = [
  { label: 'Details', value: 'details' },
  { label: 'History', value: 'history' },
];

const el = (type: string, props: JsonObject = {}, children: string[] = [], visible?: Json): SpecElement => ({
  type,
  props,
  children,
  ...(visible !== undefined && { visible }),
});
const tabs = (children: string[] = [], props: JsonObject = { value: { $bindState: '/tab' } }) =>
  el('Tabs', { tabs: TABS, ...props }, children);
const text = (words: string, visible?: Json) => el('Text', { text: words }, [], visible);
const on = (eq: string | number, $state = '/tab') => ({ $state, eq });

function conditions(elements: Spec['elements'], context = CONTEXT): JsonObject {
  const { spec } = switchPanels({ state: {}, root: 'root', elements }, context);
  return Object.fromEntries(
    Object.entries(spec.elements).flatMap(([id, { visible }]) => (visible ? [[id, visible]] : [])),
  );
}

describe('panels that show all at once', () => {
  test('are the children of Tabs in order, as many as there are tabs', () => {
    const elements = { root: tabs(['a', 'b']), a: text('One'), b: text('Two') };
    expect(conditions(elements)).toEqual({ a: on('details'), b: on('history') });
  });

  test('go by their names before they go by their order', () => {
    const elements = { root: tabs(['history', 'b']), history: text('One'), b: el('Card', { title: 'Details' }) };
    expect(conditions(elements)).toEqual({ history: on('history'), b: on('details') });
  });

  test('may stand after the switcher, or in a frame after it', () => {
    const card = el('Card', { title: 'History' });
    const after = {
      root: el('Stack', {}, ['tabs', 'details-panel', 'b']),
      tabs: tabs(),
      'details-panel': el('Card'),
      b: card,
    };
    expect(conditions(after)).toEqual({ 'details-panel': on('details'), b: on('history') });
    const framed = {
      ...after,
      root: el('Stack', {}, ['tabs', 'frame']),
      frame: el('Stack', {}, ['details-panel', 'b']),
    };
    expect(conditions(framed)).toEqual({ 'details-panel': on('details'), b: on('history') });
  });

  test('of other switchers go by their names only', () => {
    const steps = { steps: [{ label: 'Who' }, { label: 'When' }], current: { $bindState: '/step' } };
    const root = el('Stack', {}, ['stepper', 'a', 'b', 'next']);
    const wizard = (...titles: string[]) =>
      conditions({
        root,
        stepper: el('Stepper', steps),
        a: el('Card', { title: titles[0] ?? '' }),
        b: el('Card', { title: titles[1] ?? '' }),
        next: el('Button', { label: 'Next' }),
      });
    expect(wizard('Who', 'When')).toEqual({ a: on(0, '/step'), b: on(1, '/step') });
    expect(wizard('Your name', 'The day')).toEqual({});
  });

  test('keep a condition of their own, and leave what has one already', () => {
    const elements = {
      root: tabs(['a', 'b']),
      a: text('One', { $state: '/ready' }),
      b: text('Two', on('history')),
    };
    expect(conditions(elements)).toEqual({ a: [on('details'), { $state: '/ready' }], b: on('history') });
  });

  test('bind a switcher that was bound to nothing, from the choice it was written with', () => {
    const elements = { root: tabs(['a', 'b'], { defaultValue: 'history' }), a: text('One'), b: text('Two') };
    const { spec } = switchPanels({ state: { tabs: 1 }, root: 'root', elements }, CONTEXT);
    expect(spec.state).toEqual({ tabs: 1, tabs_: 'history' });
    expect(spec.elements['root']?.props).toEqual({ tabs: TABS, value: { $bindState: '/tabs_' } });
    expect(spec.elements['b']?.visible).toEqual(on('history', '/tabs_'));
  });
});

describe('left as they are', () => {
  test.each<[string, Spec['elements']]>([
    [
      'more children than tabs, without names',
      { root: tabs(['a', 'b', 'c']), a: text('1'), b: text('2'), c: text('3') },
    ],
    [
      'children of which one is called like another tab',
      { root: tabs(['a', 'b']), a: el('Card', { title: 'History' }), b: text('2') },
    ],
    [
      'what stands after Tabs and is no panel',
      { root: el('Stack', {}, ['t', 'a', 'b']), t: tabs(), a: text('1'), b: text('2') },
    ],
    ['choices that are read from the state', { root: el('Tabs', { tabs: { $state: '/t' } }, ['a']), a: text('1') }],
    [
      'panels that are switched elsewhere',
      { root: tabs(['a']), a: el('Stack', {}, ['b', 'c']), b: text('1', on('details')), c: text('2', on('history')) },
    ],
  ])('are %s', (_, elements) => {
    const spec: Spec = { state: {}, root: 'root', elements };
    expect(switchPanels(spec, CONTEXT).spec).toBe(spec);
  });

  test('is what an edit has not touched', () => {
    const spec: Spec = { state: {}, root: 'root', elements: { root: tabs(['a', 'b']), a: text('1'), b: text('2') } };
    expect(switchPanels(spec, { ...CONTEXT, priorSpec: spec }).spec).toBe(spec);
  });
});
