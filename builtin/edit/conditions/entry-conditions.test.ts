import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { editedAsMarked } from '#evals/edits/edited-as-marked.ts';

const ORDERS = [
  { name: 'Rye', status: 'In oven', score: 40, done: false, note: '' },
  { name: 'Spelt', status: 'In oven', score: 60, done: false, note: 'Sliced' },
  { name: 'Oat', status: 'Ready', score: 80, done: true, note: '' },
];

const SCREEN: Spec = {
  root: 'page',
  state: { orders: ORDERS, others: ORDERS, picked: [], step: 2 },
  elements: {
    page: { type: 'Stack', props: {}, children: ['list', 'table', 'call', 'help'] },
    list: { type: 'Stack', props: {}, repeat: { statePath: '/orders' }, children: ['card'] },
    card: { type: 'Card', props: { title: { $bindItem: 'name' } }, children: ['note', 'pack', 'late'] },
    note: { type: 'Text', props: { text: { $bindItem: 'note' } }, children: [] },
    pack: { type: 'Button', props: { label: 'Pack' }, children: [] },
    late: { type: 'Badge', props: { text: 'Late' }, visible: { $item: 'score', lt: 30 }, children: [] },
    table: {
      type: 'DataTable',
      props: {
        columns: [{ key: 'status', label: 'State' }],
        rows: { $state: '/others' },
        selectedRows: { $bindState: '/picked' },
      },
      children: [],
    },
    call: {
      type: 'Button',
      props: { label: 'Call' },
      on: { commit: { action: 'call', params: { name: { $state: '/picked/0/name' } } } },
      children: [],
    },
    help: { type: 'Text', props: { text: 'Ask the baker' }, children: [] },
  },
};

describe('what shows under a condition about its entry', () => {
  test.each([
    ['pack', 'show [shown:Pack] only when [when:an order is in the oven]', { $item: 'status', eq: 'In oven' }],
    ['pack', 'hide [hidden:Pack] if [when:the order is done]', { $item: 'done', not: true }],
    ['pack', '[shown:Pack] only if [when:the score is over 50]', { $item: 'score', gt: 50 }],
    ['pack', '[shown:Pack] only if [when:the score is at least fifty]', { $item: 'score', gte: 50 }],
    ['late', '[shown:Late] only when [when:the score is under 45]', [{ $item: 'score', lt: 45 }]],
    ['note', 'show [shown:the note] only if [when:there is one]', { $item: 'note' }],
    ['call', 'no [hidden:Call] when [when:the state is ready]', { $state: '/picked/0/status', eq: 'Ready', not: true }],
  ])('%s: %s', (id, marked, visible) => {
    expect(editedAsMarked(SCREEN, marked).elements[id]?.visible).toEqual(visible);
  });

  test.each([
    '[shown:Pack] only when [when:a driver is ready]',
    '[shown:Pack] only when [when:the score of the week is over 50]',
    '[shown:Pack] only when [when:there is a name]',
    '[shown:Ask the baker] only when [when:the score is over 50]',
  ])('stays as it was: %s', (marked) => {
    expect(editedAsMarked(SCREEN, marked)).toEqual(SCREEN);
  });
});
