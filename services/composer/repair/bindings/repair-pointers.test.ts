import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { repairPointers } from './repair-pointers.ts';

function repair(text: Json, state: JsonObject): Json | undefined {
  const spec = { state, root: 'root', elements: { root: { type: 'Text', props: { text }, children: [] } } };
  const context = { definitionOf, actions: [], actionPolicy: 'open' as const, data: state, priorSpec: undefined };
  return repairPointers(spec, context).spec.elements.root?.props['text'];
}

const state = { customer: { full_name: 'Ada', tags: ['a'] }, ab: 1, 'a-b': 2 };

describe('repairPointers', () => {
  test.each([
    ['/customer/fullName', '/customer/full_name'],
    ['/Customer/full_name', '/customer/full_name'],
    ['/data/customer/full_name', '/customer/full_name'],
    ['/customer/Tags/0', '/customer/tags/0'],
  ])('points %s at %s', (path, meant) => {
    expect(repair({ $state: path }, state)).toStrictEqual({ $state: meant });
  });

  test('points into a member called state where the data itself has one', () => {
    expect(repair({ $state: '/city' }, { state: { city: 'Bonn' } })).toStrictEqual({ $state: '/state/city' });
  });

  test.each(['/customer/full_name', '/customer/age', '/a_b', '/customer/tags/4', '/data'])('leaves %s', (path) => {
    expect(repair({ $state: path }, state)).toStrictEqual({ $state: path });
  });
});
