import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { validateSpec } from '../../validation/validate-spec.ts';
import { readElement } from './read-element.ts';
import { writeElement } from './write-outline.ts';

function visibleOf(line: string): unknown {
  return readElement(line, definitionOf).rest['visible'];
}

describe('a condition with a path on its right side', () => {
  test.each([
    ['if=/a==/b', { $state: '/a', eq: { $state: '/b' } }],
    [
      'if=/a!=/b/c&!/d',
      [
        { $state: '/a', neq: { $state: '/b/c' } },
        { $state: '/d', not: true },
      ],
    ],
    ['if=.id==/chosen', { $item: 'id', eq: { $state: '/chosen' } }],
    ['if=/chosen==.id', { $item: 'id', eq: { $state: '/chosen' } }],
    ['if=/limit>=.used', { $item: 'used', lte: { $state: '/limit' } }],
    ['if=/used < /limit', { $state: '/used', lt: { $state: '/limit' } }],
    ['if=/path=="/home"', { $state: '/path', eq: '/home' }],
    ['if=/rate==.5', { $state: '/rate', eq: '.5' }],
    ['if=/step==1', { $state: '/step', eq: 1 }],
  ])('compares the two places: %s', (written, condition) => {
    expect(visibleOf(`Text "x" ${written}`)).toStrictEqual(condition);
  });

  test('is written back as it was read', () => {
    const element = {
      type: 'Text',
      props: { text: 'x' },
      children: [],
      visible: { $state: '/a', neq: { $state: '/b' } },
    };
    const line = writeElement(element, { definitionOf, ids: false });
    expect(line).toBe('Text "x" if=/a!=/b');
    expect(visibleOf(line)).toStrictEqual(element.visible);
  });

  const screen = (visible: Spec['elements'][string]['visible']): Spec => ({
    state: { a: 1, b: 2 },
    root: 'a',
    elements: { a: { type: 'Text', props: { text: 'x' }, children: [], visible: visible! } },
  });

  test('passes the gate, unless nothing stands at the path', () => {
    expect(validateSpec(screen({ $state: '/a', eq: { $state: '/b' } }), { definitionOf })).toStrictEqual([]);
    expect(validateSpec(screen({ $state: '/a', gt: { $state: '/b' } }), { definitionOf })).toStrictEqual([]);
    expect(validateSpec(screen({ $state: '/a', eq: { $state: '/c' } }), { definitionOf })).not.toStrictEqual([]);
    expect(validateSpec(screen({ $state: '/a', eq: { $bindState: '/b' } }), { definitionOf })).not.toStrictEqual([]);
    expect(validateSpec(screen({ $state: '/a', eq: { $item: 'b' } }), { definitionOf })).not.toStrictEqual([]);
  });
});
