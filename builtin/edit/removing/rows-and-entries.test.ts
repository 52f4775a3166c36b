import { expect, test } from 'vitest';
import type { Json } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { applyCommand } from '#builtin/edit/apply-command.ts';
import { startPatch } from '#builtin/edit/patch.ts';
import type { Understanding } from '#builtin/understand/understanding.ts';

const element = (type: string, props: Record<string, Json> = {}, children: string[] = []): SpecElement => ({
  type,
  props,
  children,
});
const text = (value: Json) => element('Text', { text: value });

// What is left after words are removed.
function without(target: string, spec: Spec, within?: string): Spec {
  const patch = startPatch(spec);
  const u = { given: {}, prompt: '', actions: [] } as unknown as Understanding;
  applyCommand(patch, u, { verb: 'remove', target, within });
  return patch.spec;
}

const PLANS: Spec = {
  root: 'plans',
  state: {
    plans: [
      { name: 'Maker', features: ['Locker', 'Parking'] },
      { name: 'Family', features: ['Locker'] },
    ],
  },
  elements: {
    plans: { ...element('Grid', { columns: 2 }, ['plan']), repeat: { statePath: '/plans' } },
    plan: element('PlanCard', { name: { $bindItem: 'name' }, features: { $bindItem: 'features' } }),
  },
};
const features = ({ state }: Spec) =>
  (state?.['plans'] as { features: string[] }[] | undefined)?.map((plan) => plan.features);

test('a feature that the state keeps is removed from every plan, or from the one that is told', () => {
  expect(features(without('Parking', PLANS))).toEqual([['Locker'], ['Locker']]);
  expect(features(without('Locker', PLANS))).toEqual([['Parking'], []]);
  expect(features(without('Locker', PLANS, 'Family'))).toEqual([['Locker', 'Parking'], []]);
});

test('a row of a table whose columns the state keeps is found by its cells', () => {
  const spec: Spec = {
    root: 'table',
    state: {
      columns: ['Plan', 'Maker'],
      rows: [
        ['Laser minutes', '60'],
        ['Lockers', '2'],
        ['Benches', '4'],
      ],
    },
    elements: { table: element('Table', { columns: { $state: '/columns' }, rows: { $state: '/rows' } }) },
  };
  expect(without('laser minutes', spec).state?.['rows']).toHaveLength(2);
});

test('the only card of a lane goes by its name, not by a word in it', () => {
  const lane = { ...element('BoardColumn', { title: 'Ready' }, ['card']), repeat: { statePath: '/ready' } };
  const spec: Spec = {
    root: 'board',
    state: { ready: [{ title: 'Höfner cello', note: '3 days left' }] },
    elements: {
      board: element('KanbanBoard', {}, ['lane']),
      lane,
      card: element('KanbanCard', { title: { $bindItem: 'title' }, description: { $bindItem: 'note' } }),
    },
  };
  expect(without('Höfner cello', spec).state?.['ready']).toEqual([]);
  expect(without('days', spec).state?.['ready']).toHaveLength(1);
});

test('a word of a row is not removed with its row', () => {
  const spec: Spec = {
    root: 'table',
    state: {},
    elements: {
      table: element('Table', {
        columns: ['Plan', 'Price'],
        rows: [
          ['Monthly', '$18'],
          ['Paying yearly', 'Save $36'],
          ['Deposit', '$20'],
        ],
      }),
    },
  };
  expect(without('Save', spec, 'Paying yearly').elements).toEqual(spec.elements);
});

test('a label goes with its value, and a control with the button beside it', () => {
  const row = (...children: string[]) => element('Stack', { direction: 'horizontal' }, children);
  const spec: Spec = {
    root: 'page',
    state: { total: '9 €' },
    elements: {
      page: element('Stack', {}, ['sums', 'sms', 'mail']),
      sums: row('label', 'sum'),
      label: text('Subtotal'),
      sum: text({ $state: '/total' }),
      sms: row('smsSwitch', 'smsReset'),
      smsSwitch: element('Switch', { label: 'SMS' }),
      smsReset: element('Button', { label: 'Reset' }),
      mail: row('mailSwitch', 'mailReset'),
      mailSwitch: element('Switch', { label: 'Mail' }),
      mailReset: element('Button', { label: 'Reset' }),
    },
  };
  expect(without('Subtotal', spec).elements['page']?.children).toEqual(['sms', 'mail']);
  expect(without('Mail', spec).elements['page']?.children).toEqual(['sums', 'sms']);
});

test('a column of a grid goes with its cells, also where one of two elements shows in a cell', () => {
  const grid = (...children: string[]) => element('Grid', { template: '2fr 1fr 1fr' }, children);
  const cell = (value: Json, isNot: boolean): SpecElement => ({
    ...text(value),
    visible: { $state: '/hidden', ...(isNot ? { not: true } : {}) },
  });
  const spec: Spec = {
    root: 'page',
    state: { rows: [{ name: 'Adeyemi', pledge: '$5', gifts: '2' }] },
    elements: {
      page: element('Stack', {}, ['head', 'rows', 'total']),
      head: grid('name', 'pledge', 'gifts'),
      name: element('ColumnHeader', { label: 'Household' }),
      pledge: element('ColumnHeader', { label: 'Pledge' }),
      gifts: element('ColumnHeader', { label: 'Gifts' }),
      rows: { ...element('Stack', {}, ['row']), repeat: { statePath: '/rows' } },
      row: grid('cell1', 'cell2', 'mask', 'cell3'),
      cell1: text({ $bindItem: 'name' }),
      cell2: cell({ $bindItem: 'pledge' }, true),
      mask: cell('•••', false),
      cell3: text({ $bindItem: 'gifts' }),
      total: grid('sum1', 'sum2', 'sum3'),
      sum1: text('Total'),
      sum2: text({ $state: '/pledges' }),
      sum3: text({ $state: '/gifts' }),
    },
  };
  const { elements } = without('pledge column', spec);
  expect(['head', 'row', 'total'].map((id) => elements[id]?.children)).toEqual([
    ['name', 'gifts'],
    ['cell1', 'cell3'],
    ['sum1', 'sum3'],
  ]);
  expect(without('Total', spec).elements['page']?.children).toEqual(['head', 'rows']);
});
