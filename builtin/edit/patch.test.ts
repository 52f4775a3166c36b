import { expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { placesOf, setProp, startPatch } from './patch.ts';

const SCREEN: Spec = {
  state: { name: 'Ada' },
  root: 'page',
  elements: { page: { type: 'Text', props: { text: 'one' }, children: [] } },
};

test('undoing keeps the first operations and the working copy itself', () => {
  const patch = startPatch(SCREEN);
  const { spec } = patch;
  setProp(patch, 'page', 'text', 'two');
  patch.apply({ op: 'add', path: '/elements/more', value: { type: 'Text', props: {}, children: [] } });
  patch.apply({ op: 'add', path: '/actions', value: {} });
  patch.undoTo(1);
  expect(patch.operations).toHaveLength(1);
  expect(patch.spec).toBe(spec);
  expect(spec).toEqual({ ...SCREEN, elements: { page: { type: 'Text', props: { text: 'two' }, children: [] } } });
  expect(placesOf(spec).map(({ id }) => id)).toEqual(['page']);
});
