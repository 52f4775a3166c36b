import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { validateSpec } from '#services/composer/validation/validate-spec.ts';
import type { PassContext } from '../pass.ts';
import { deriveColumns, fitReads } from './fit-reads.ts';
import { seedState } from './seed-state.ts';

const STATE = {
  customer: { full_name: 'Ada', since: 2019, tags: ['a'] },
  orders: [{ id: 'A-1', net_total: 7 }],
  names: ['Ann', 'Bob'],
  title: 'Orders',
};
const CONTEXT: PassContext = { definitionOf, actions: [], actionPolicy: 'open', data: STATE, priorSpec: undefined };
const el = (type: string, props: JsonObject): SpecElement => ({ type, props, children: [] });
const specOf = (root: SpecElement): Spec => ({ state: STATE, root: 'root', elements: { root } });
const fit = (root: SpecElement) => fitReads(specOf(root), CONTEXT).spec.elements;
const read = ($state: string) => ({ $state });

describe('a read of more than a component can show', () => {
  test('of a record in a Text becomes a list of its members', () => {
    expect(fit(el('Text', { text: read('/customer') }))['root']).toEqual(
      el('DescriptionList', {
        items: [
          { term: 'Full name', description: read('/customer/full_name') },
          { term: 'Since', description: read('/customer/since') },
        ],
      }),
    );
  });

  test('of a list in a Text becomes a table, or a Text for each item', () => {
    expect(fit(el('Text', { text: read('/orders') }))['root']).toEqual(el('DataTable', { rows: read('/orders') }));
    expect(fit(el('Text', { text: read('/names'), size: 'sm' }))).toEqual({
      root: { ...el('Stack', { gap: 'sm' }), children: ['root-item'], repeat: { statePath: '/names' } },
      'root-item': el('Text', { text: { $bindItem: '' }, size: 'sm' }),
    });
  });

  test('of records in a Table makes it a DataTable, with its columns where they go by the names of members', () => {
    const table = (columns: string[]) => el('Table', { columns, rows: read('/orders'), caption: 'Orders' });
    expect(fit(table(['Id', 'Net total']))['root']?.props).toEqual({
      columns: [
        { key: 'id', label: 'Id' },
        { key: 'net_total', label: 'Net total' },
      ],
      rows: read('/orders'),
      caption: 'Orders',
    });
    expect(fit(table(['Id', 'Due']))['root']?.props).not.toHaveProperty('columns');
  });

  test('of one value stays as it is', () => {
    const spec = specOf(el('Text', { text: read('/title') }));
    expect(fitReads(spec, CONTEXT).spec).toBe(spec);
  });

  test.each([
    ['Stat', { label: 'x', value: read('/customer') }, '/elements/root/props/value'],
    ['Heading', { text: read('/orders') }, '/elements/root/props/text'],
    ['BarChart', { data: read('/title') }, '/elements/root/props/data'],
  ])('is a fault in a %s', (type, props, pointer) => {
    const faults = validateSpec(specOf(el(type, props)), { definitionOf });
    expect(faults).toMatchObject([{ code: 'wrong_kind', pointer }]);
    expect(validateSpec(specOf(el(type, props)), { definitionOf, tolerance: 'prior' })).toEqual([]);
  });
});

test('a control that is bound to a record gets a path of its own', () => {
  const input = el('Input', { label: 'Customer', name: 'customer', value: { $bindState: '/customer' } });
  const { spec } = seedState(specOf(input), CONTEXT);
  expect(spec.elements['root']?.props['value']).toEqual({ $bindState: '/input/customer' });
  expect(spec.state['customer']).toEqual(STATE.customer);
});

const context: PassContext = { definitionOf, actions: [], actionPolicy: 'open', data: {}, priorSpec: undefined };
const table = (props: JsonObject, state: JsonObject = {}, type = 'DataTable') =>
  deriveColumns({ state, root: 'a', elements: { a: { type, props, children: [] } } }, context).spec.elements['a']
    ?.props;

const COLUMNS = [
  { key: 'orderNumber', label: 'Order number' },
  { key: 'total', label: 'Total' },
];
const ROWS = [{ orderNumber: 'A-17', total: 40.5, lines: [1, 2] }];

describe('a table without columns', () => {
  test('gets one for each scalar member of its rows, written or read', () => {
    expect(table({ rows: ROWS })).toEqual({ columns: COLUMNS, rows: ROWS });
    expect(table({ rows: { $state: '/orders' } }, { orders: ROWS })?.['columns']).toEqual(COLUMNS);
  });

  test('keeps its fault where its rows have no such field', () => {
    expect(table({ rows: { $state: '/orders' } }, { orders: [] })).not.toHaveProperty('columns');
    expect(table({ rows: [['A-17', '40.5']] }, {}, 'Table')).not.toHaveProperty('columns');
  });

  test('keeps its fault where an edit has not touched it', () => {
    const root = { type: 'DataTable', props: { rows: ROWS }, children: [] };
    const spec = { state: {}, root: 'a', elements: { a: root } };
    expect(deriveColumns(spec, { ...context, priorSpec: spec }).spec).toBe(spec);
  });

  test('is the only one that is touched', () => {
    expect(table({ rows: ROWS, columns: [{ key: 'total', label: 'Sum' }] })?.['columns']).toEqual([
      { key: 'total', label: 'Sum' },
    ]);
  });
});
