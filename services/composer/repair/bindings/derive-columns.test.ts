import { describe, expect, test } from 'vitest';
import { definitionOf } from '#catalog/components.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { deriveColumns } from './derive-columns.ts';
import type { PassContext } from '../pass.ts';

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

  test('keeps its fault where its rows tell none', () => {
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
