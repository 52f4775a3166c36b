import { expect, test } from 'vitest';
import { isJsonObject, type Json, type JsonObject } from '#contract/json/json.ts';
import { readPointer } from '#contract/json/json-pointer.ts';
import type { Spec, SpecElement } from '#contract/spec/spec.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const MEMBERS = [
  { id: 'm_1', name: 'Ana Bell' },
  { id: 'm_2', name: 'Bo Carr' },
];
const job = (id: string, title: string, state: string, fee: number, more: JsonObject = {}): JsonObject => {
  return { id, title, state, fee_cents: fee, starts_at: '2026-03-18T09:00:00-05:00', member_id: 'm_2', ...more };
};
const SHOP = {
  currency: 'EUR',
  shop: { id: 'shp_77a', name: 'Corner', balance_cents: 1250, state: 'in_review', rating_rate: 0.415 },
  members: MEMBERS,
  jobs: [
    job('j_1', 'Fix sink', 'in_progress', 9905),
    job('j_2', 'Paint wall', 'waiting_for_parts', 8705, { member_id: 'm_1' }),
    job('j_3', 'Mow lawn', 'in_progress', 7605),
    job('j_4', 'Hang door', 'in_progress', 6505),
  ],
};
const RAW = /^(?:1250|\d{2}05|0\.415|EUR|[a-z]+(?:_[a-z0-9]+)+|.*T09:00:00-05:00)$/;

test.each(UI_TYPES.filter((uiType) => uiType !== 'settings_panel'))(
  'no value is shown as programs write it, whatever the kind of screen: %s',
  (uiType) => {
    const spec = builtinSpec(briefOf('Jobs of the shop', { uiType, data: SHOP }));
    const shown = Object.values(spec.elements).flatMap((element) => textsOf(element, spec));
    expect(shown).toContain('Fix sink');
    expect(shown.flatMap((text) => text.split(/[\s·:]+/)).filter((word) => RAW.test(word))).toEqual([]);
  },
);

test('a list is filtered by words and names that stand for the keys in the data', () => {
  const { elements } = builtinSpec(briefOf('Search the jobs', { uiType: 'list_table', data: SHOP }));
  const filters = Object.values(elements).filter(({ type }) => type === 'Select');
  expect(filters.map(({ props }) => props['options'])).toEqual([
    [
      { label: 'In progress', value: 'in_progress' },
      { label: 'Waiting for parts', value: 'waiting_for_parts' },
    ],
    [
      { label: 'Bo Carr', value: 'm_2' },
      { label: 'Ana Bell', value: 'm_1' },
    ],
  ]);
});

// What an element shows to people: not its names, values of options and paths.
function textsOf({ type, props }: SpecElement, spec: Spec): string[] {
  const { columns, rows } = props;
  if (type === 'DataTable' && Array.isArray(columns)) {
    const keys = columns.filter(isJsonObject).flatMap(({ key }) => (typeof key === 'string' ? [key] : []));
    return recordsAt(rows, spec).flatMap((record) => keys.flatMap((key) => textsIn(record[key], spec)));
  }
  return Object.entries(props).flatMap(([name, value]) => (UNREAD.has(name) ? [] : textsIn(value, spec)));
}

function recordsAt(rows: Json | undefined, { state }: Spec): JsonObject[] {
  const path = isJsonObject(rows) ? rows['$state'] : undefined;
  const records = typeof path === 'string' ? (readPointer(state, path) as Json) : [];
  return Array.isArray(records) ? records.filter(isJsonObject) : [];
}

const UNREAD = new Set(['id', 'name', 'icon', 'openPath', 'href', 'src']);

function textsIn(value: Json | undefined, spec: Spec): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, spec));
  if (!isJsonObject(value)) return value === undefined || value === null ? [] : [String(value)];
  const { $state: path, $bindItem: member } = value;
  if (typeof path === 'string') return textsIn(readPointer(spec.state, path) as Json, spec);
  if (typeof member === 'string') {
    const lists = Object.values(spec.state).filter((one) => Array.isArray(one));
    return lists.flat().flatMap((one) => (isJsonObject(one) ? textsIn(one[member], spec) : []));
  }
  const isOption = 'label' in value && 'value' in value;
  return Object.entries(value).flatMap(([name, one]) =>
    UNREAD.has(name) || name.startsWith('$') || (isOption && name === 'value') ? [] : textsIn(one, spec),
  );
}
