import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { fitChildren } from './fit-children.ts';
import type { PassContext } from '../pass.ts';

type Sketch = { [id: string]: Partial<SpecElement> & { type: string } };

function fit(sketch: Sketch, more: Partial<PassContext> = {}) {
  const elements = Object.fromEntries(
    Object.entries(sketch).map(([id, element]): [string, SpecElement] => [id, { props: {}, children: [], ...element }]),
  );
  const context: PassContext = {
    definitionOf,
    actions: [],
    actionPolicy: 'open',
    data: {},
    priorSpec: undefined,
    ...more,
  };
  const spec: Spec = { state: {}, root: 'root', elements };
  return { ...fitChildren(spec, context).spec, before: spec };
}

const text: Sketch[string] = { type: 'Text', props: { text: 'Hi' } };

describe('fitChildren', () => {
  test('leaves a spec that fits as it is', () => {
    const { before, ...after } = fit({ root: { type: 'Stack', children: ['a'] }, a: text });
    expect(after.elements).toBe(before.elements);
  });

  test('puts the children of a leaf behind it', () => {
    const { elements } = fit({
      root: { type: 'Stack', children: ['a', 'z'] },
      a: { ...text, children: ['b', 'c'] },
      b: text,
      c: text,
      z: text,
    });
    expect(elements['root']?.children).toStrictEqual(['a', 'b', 'c', 'z']);
    expect(elements['a']?.children).toStrictEqual([]);
  });

  test('puts a page around a leaf that is the root', () => {
    const { root, elements } = fit({ root: { ...text, children: ['b'] }, b: text });
    expect(elements[root]).toStrictEqual({ type: 'Stack', props: {}, children: ['root', 'b'] });
  });

  test('makes a frame for one type that holds others a Grid', () => {
    const { elements } = fit({
      root: { type: 'StatGroup', props: { columns: 2, divided: true }, children: ['a', 'b'] },
      a: { type: 'Stat', props: { label: 'L', value: '1' } },
      b: { type: 'Card', props: { title: 'T' } },
    });
    expect(elements['root']).toStrictEqual({ type: 'Grid', props: { columns: 2 }, children: ['a', 'b'] });
  });

  test('gathers what is too much for a field into a Stack', () => {
    const { elements } = fit({
      root: { type: 'FormField', props: { label: 'Stay' }, children: ['a', 'b'] },
      a: { type: 'DatePicker' },
      b: { type: 'DatePicker' },
    });
    expect(elements['root']?.children).toStrictEqual(['root-content']);
    expect(elements['root-content']).toStrictEqual({ type: 'Stack', props: {}, children: ['a', 'b'] });
  });

  test('drops a field without a control, and makes a split with one side a Stack', () => {
    const { elements } = fit({
      root: { type: 'Stack', children: ['f', 's'] },
      f: { type: 'FormField', props: { label: 'Lost' } },
      s: { type: 'SplitPane', props: { splitPercent: 30 }, children: ['a'] },
      a: text,
    });
    expect(elements['root']?.children).toStrictEqual(['s']);
    expect(elements['s']).toStrictEqual({ type: 'Stack', props: {}, children: ['a'] });
  });

  test('gives a repeat the one template that it needs', () => {
    const repeat = { statePath: '/rows' };
    const { elements } = fit({
      root: { type: 'Stack', children: ['r', 'none'] },
      r: { type: 'Stack', children: ['a', 'b'], repeat },
      a: text,
      b: text,
      none: { type: 'Card', repeat },
    });
    expect(elements['r']?.children).toStrictEqual(['r-content']);
    expect(elements['r-content']?.children).toStrictEqual(['a', 'b']);
    expect(elements['none']).toBeUndefined();
  });

  test('leaves what an edit has not touched', () => {
    const sketch: Sketch = { root: { type: 'StatGroup', children: ['a'] }, a: text };
    const { before } = fit(sketch);
    expect(fit(sketch, { priorSpec: before }).elements).toStrictEqual(before.elements);
  });
});
