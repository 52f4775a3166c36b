import { expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const EVENTS = { events: [{ user: 'Ana', deed: 'login', at: '2026-05-04T10:00:00Z' }] };

test.each([
  ['Changes of the last weeks with date filter', EVENTS, 'at'],
  ['Audit log of user actions with date filter and export', {}, 'date'],
])('a date filter picks a period by which the table is filtered: %s', (prompt, data, key) => {
  const { elements } = builtinSpec(briefOf(prompt, { uiType: 'list_table', data }));
  const parts = Object.values(elements);
  expect(parts.find(({ type }) => type === 'DateRangePicker')?.props).toMatchObject({
    startValue: { $bindState: '/filters/date/start' },
    endValue: { $bindState: '/filters/date/end' },
  });
  expect(parts.find(({ type }) => type === 'DataTable')?.props).toMatchObject({
    filterRange: { key, min: { $state: '/filters/date/start' }, max: { $state: '/filters/date/end' } },
  });
});
