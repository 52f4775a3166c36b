import { expect, test } from 'vitest';
import type { JsonObject } from '#contract/json/json.ts';
import { briefOf, builtinSpec, faultsOf } from '#evals/quality/builtin-spec.ts';

/** The title of the page, and the line above it. */
function header(prompt: string, data: JsonObject): unknown[] {
  const input = briefOf(prompt, { uiType: 'detail_view', data });
  const spec = builtinSpec(input);
  expect(faultsOf(spec, input)).toEqual([]);
  const props = Object.values(spec.elements).find(({ type }) => type === 'PageHeader')?.props;
  return [props?.['title'], props?.['eyebrow']].map((value) => textOf(value, spec.state ?? {}));
}

function textOf(value: unknown, state: JsonObject): unknown {
  if (typeof value !== 'object' || value === null || !('$state' in value)) return value;
  return String(value.$state)
    .slice(1)
    .split('/')
    .reduce<unknown>((inner, key) => (inner as JsonObject | undefined)?.[key], state);
}

const CASE = {
  case_no: 'F-2025-7',
  deceased: { full_name: 'Ada Holm', born: '1938-04-02' },
  ceremony: { kind: 'cremation', starts_at: '2025-09-23T11:30:00Z' },
  tasks: [{ label: 'Book', due: '2025-09-16' }],
};

test('a record without a name of its own is titled by the only object inside it that has one', () => {
  expect(header('Page for one funeral case.', { case: CASE, today: '2025-09-18' })).toEqual([
    'Ada Holm',
    'Funeral case · F-2025-7',
  ]);
});

test('of several it is the one that the request speaks of', () => {
  const stay = { stay_id: 'ST-1', pen: '14', owner: { name: 'Jo' }, cat: { name: 'Moth', breed: 'Rex' } };
  expect(header('Record page for one boarding cat.', { stay })[0]).toBe('Moth');
  const order = { number: 'O-1', placed: '2025-01-01', buyer: { name: 'Jo' }, seller: { name: 'Al' } };
  expect(header('The page of an order.', { order })[0]).toBe('Order');
});

test('above the name stands what the record is, and not what it is named after', () => {
  const settlement = { id: 'LQ-2024-1', season: '2024', member: { name: 'Eva Ruiz', code: 'S1' } };
  expect(header('Settlement of a member, before it is approved', { settlement })[1]).toMatch(/^Settlement/);
});
