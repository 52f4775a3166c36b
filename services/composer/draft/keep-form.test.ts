import { describe, expect, test } from 'vitest';
import { keepForm } from './keep-form.ts';

describe('a rewritten element', () => {
  test('has `children` the way it had them, where both ways say that there are none', () => {
    const bare = { type: 'Text', props: {} };
    const spelled = { ...bare, children: [] };
    expect(keepForm(bare, spelled)).toStrictEqual(bare);
    expect(keepForm(spelled, bare)).toStrictEqual(spelled);
    expect(keepForm(bare, { ...bare, children: ['a'] })).toStrictEqual({ ...bare, children: ['a'] });
  });

  test('keeps the keys that no model is asked to write, as long as its type is the same', () => {
    const before = { type: 'Input', props: {}, watch: { '/a': { action: 'b' } } };
    expect(keepForm(before, { type: 'Input', props: { label: 'x' } })).toStrictEqual({
      ...before,
      props: { label: 'x' },
    });
    expect(keepForm(before, { type: 'Text', props: {} })).toStrictEqual({ type: 'Text', props: {} });
  });

  test('keeps what follows an action, as long as the action is the same', () => {
    const commit = { action: 'save', onSuccess: { navigate: '/done' } };
    const before = { type: 'Button', props: {}, on: { commit } };
    const written = (action: string) => ({ type: 'Button', props: {}, on: { commit: { action, params: { id: 1 } } } });
    expect(keepForm(before, written('save'))['on']).toStrictEqual({ commit: { ...commit, params: { id: 1 } } });
    expect(keepForm(before, written('send'))['on']).toStrictEqual(written('send').on);
  });
});
