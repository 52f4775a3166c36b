import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { missingIds } from './missing-ids.ts';

const missing = (root: string, children: { [id: string]: string[] }) => {
  const elements = Object.entries(children).map(([id, ids]) => [id, { type: 'Stack', props: {}, children: ids }]);
  return missingIds({ state: {}, root, elements: Object.fromEntries(elements) as Spec['elements'] });
};

describe('missingIds', () => {
  test('are what is promised and not there, in reading order, orphans last', () => {
    expect(missing('root', { stray: ['x'], root: ['b', 'a'], a: ['c', 'b'] })).toEqual(['b', 'c', 'x']);
  });

  test('are looked for under the top of the tree when `root` has another name', () => {
    expect(missing('screen', { main: ['a', 'b'], a: [] })).toEqual(['b']);
  });

  test('begin with the root when nothing holds everything', () => {
    expect(missing('root', {})).toEqual(['root']);
    expect(missing('root', { a: ['x'], b: [] })).toEqual(['root', 'x']);
  });
});
