import { expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

const button = (label: string, action: string) => ({
  type: 'Button',
  props: { label },
  children: [],
  on: { commit: { action } },
});
const SCREEN: Spec = {
  state: {},
  root: 'page',
  elements: {
    page: { type: 'Stack', props: {}, children: ['import', 'create', 'again'] },
    import: button('Import CSV', 'import_csv'),
    create: button('Create shipment', 'create'),
    again: button('Create another', 'create'),
  },
};

// What is left on the screen after a removal; `required` is the action that the caller requires.
function leftAfter(target: string, required: string): readonly string[] {
  const patch = startPatch(structuredClone(SCREEN));
  const u = { given: {}, prompt: '', actions: [{ name: required, required: true }] } as unknown as Understanding;
  applyCommand(patch, u, { verb: 'remove', target });
  return patch.spec.elements['page']?.children ?? [];
}

test('the only control of a required action is not removed, one of several is', () => {
  expect(leftAfter('Import CSV', 'import_csv')).toEqual(['import', 'create', 'again']);
  expect(leftAfter('Create another', 'create')).toEqual(['import', 'create']);
  expect(leftAfter('Import CSV', 'create')).toEqual(['create', 'again']);
});

test('"the button" of several removes none', () => {
  expect(leftAfter('button', 'none')).toEqual(['import', 'create', 'again']);
});

test('an entry of a list that two choices show is removed once', () => {
  const choice = { type: 'Select', props: { label: 'Crew', options: { $state: '/crews' } }, children: [] };
  const screen: Spec = {
    state: {
      crews: [
        { label: 'Crew 1', value: '1' },
        { label: 'Crew 2', value: '2' },
      ],
    },
    root: 'page',
    elements: {
      page: { type: 'Stack', props: {}, children: ['one', 'two'] },
      one: choice,
      two: structuredClone(choice),
    },
  };
  const patch = startPatch(screen);
  applyCommand(patch, { given: {}, prompt: '', actions: [] } as unknown as Understanding, {
    verb: 'remove',
    target: 'Crew 1',
  });
  expect(patch.spec.state).toEqual({ crews: [{ label: 'Crew 2', value: '2' }] });
});
