import { expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { editedAsMarked } from '#evals/edits/edited-as-marked.ts';

const SCREEN: Spec = {
  root: 'page',
  state: { pep: false, cloth: '', orders: [] },
  elements: {
    page: { type: 'Stack', props: {}, children: ['pep', 'cloth', 'reason', 'pay', 'orders'] },
    pep: {
      type: 'Checkbox',
      props: { label: 'Politician', name: 'pep', checked: { $bindState: '/pep' } },
      children: [],
    },
    cloth: {
      type: 'Radio',
      props: {
        label: 'Material',
        name: 'cloth',
        options: [
          { label: 'Linen, €24', value: 'linen' },
          { label: 'Paper, €6', value: 'paper' },
        ],
        value: { $bindState: '/cloth' },
      },
      children: [],
    },
    reason: { type: 'Text', props: { text: 'Reason' }, children: [] },
    pay: { type: 'Button', props: { label: 'Pay' }, children: [] },
    orders: { type: 'DataTable', props: { columns: [], rows: { $state: '/orders' } }, children: [] },
  },
};

test.each([
  ['the only box', 'show [shown:Reason] only when [when:the box is ticked]', { $state: '/pep' }],
  ['an option by part of its name', '[shown:Reason] only if [when:linen is chosen]', { $state: '/cloth', eq: 'linen' }],
  ['how many there are in French', "[shown:Reason] s'[when:il y a plus de trois orders]", { $state: '/orders/3' }],
  [
    'what is told to be shown',
    "[shown:Reason] needn't be there unless [when:there are orders]",
    { $state: '/orders/0' },
  ],
  ['what is hidden until then', 'hide [hidden:Reason] until [when:there are orders]', { $state: '/orders/0' }],
])('a condition on %s', (_, marked, visible) => {
  expect(editedAsMarked(SCREEN, marked).elements['reason']?.visible).toEqual(visible);
});

test('a box that was just added is the one that is ticked', () => {
  const { elements } = editedAsMarked(
    SCREEN,
    'a [kind:checkbox] [new:I checked it], [shown:Pay] only when [when:ticked]',
  );
  expect(elements['pay']?.visible).toMatchObject({ $state: expect.stringContaining('hecked') as string });
});

test('an option is not matched by a word that it only resembles', () => {
  expect(editedAsMarked(SCREEN, 'hide [hidden:Reason] when [when:the papers end]')).toEqual(SCREEN);
});
