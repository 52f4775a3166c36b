import { describe, expect, test } from 'vitest';
import type { Spec } from '#contract/spec/spec.ts';
import { editedAsMarked } from '#evals/edits/edited-as-marked.ts';

const badge = (text: string, isDone: boolean) => ({
  type: 'Badge',
  props: { text },
  children: [],
  visible: isDone ? { $item: 'done' } : { $item: 'done', not: true as const },
});

/** Errands, each with a status, a wait inside a text, and whether it is done. */
const SCREEN: Spec = {
  root: 'page',
  state: {
    errands: [
      {
        code: 'E-7',
        who: 'Ada Zorn',
        room: 'Attic',
        status: 'Sent',
        facts: 'Party of 4 · waiting 9 min',
        kg: 12,
        at: '10:05',
        done: false,
      },
      {
        code: 'E-31',
        who: 'Max Bell',
        room: 'Cellar',
        status: 'Lost',
        facts: 'Party of 2 · waiting 25 min',
        kg: 140,
        at: '08:30',
        done: true,
      },
      {
        code: 'E-9',
        who: 'Eve Moor',
        room: 'Barn',
        status: 'Sent',
        facts: 'Party of 9 · waiting 4 min',
        kg: 31,
        at: '09:45',
        done: false,
      },
    ],
  },
  elements: {
    page: { type: 'Stack', props: {}, children: ['head', 'list'] },
    head: { type: 'Heading', props: { text: 'Errands' }, children: [] },
    list: {
      type: 'Stack',
      props: {},
      children: ['who', 'status', 'facts', 'yes', 'no'],
      repeat: { statePath: '/errands' },
    },
    who: { type: 'Text', props: { text: { $bindItem: 'who' } }, children: [] },
    status: { type: 'Badge', props: { text: { $bindItem: 'status' } }, children: [] },
    facts: { type: 'Text', props: { text: { $bindItem: 'facts' } }, children: [] },
    yes: badge('Finished', true),
    no: badge('Open', false),
  },
};

const order = (marked: string) =>
  (editedAsMarked(SCREEN, marked).state['errands'] as { code: string }[]).map(({ code }) => code).join(' ');

describe('the order of entries', () => {
  test.each([
    ['[sorted:errands] by [by:waiting time], [order:longest first]', 'E-31 E-7 E-9'],
    ['[sorted:errands] by [by:surname]', 'E-31 E-9 E-7'],
    ['[sorted:errands] nach [by:Raum]', 'E-7 E-9 E-31'],
    ['[sorted:errands] by [by:code], [order:ascending]', 'E-7 E-9 E-31'],
  ])('is by what the words mean: %s', (marked, codes) => {
    expect(order(marked)).toBe(codes);
  });

  test.each([
    ['[sorted:errands] [order:earliest first]', 'E-31 E-9 E-7'],
    ['[sorted:errands] with [order:the heaviest on top]', 'E-31 E-9 E-7'],
    ['[sorted:errands] nach [by:Gewicht], [order:schwere zuerst]', 'E-31 E-9 E-7'],
    ['[sorted:errands] por [by:peso], [order:los más ligeros abajo]', 'E-31 E-9 E-7'],
  ])('is by the only member of the kind that a superlative compares: %s', (marked, codes) => {
    expect(order(marked)).toBe(codes);
  });

  test.each([
    ['[sorted:errands] with the [order:lost ones first]', 'E-31 E-7 E-9'],
    ['[sorted:errands] by [by:status], [order:sent ones at the bottom]', 'E-31 E-7 E-9'],
    ['[sorted:errands], [order:finished first]', 'E-31 E-7 E-9'],
    ['[sorted:errands], [order:open ones at the bottom]', 'E-31 E-7 E-9'],
  ])('puts first or last those with a value: %s', (marked, codes) => {
    expect(order(marked)).toBe(codes);
  });

  test('stays if the words name no value and no member', () => {
    expect(order('[sorted:errands], [order:secret ones first]')).toBe('E-7 E-31 E-9');
  });
});
