import { expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

test('what takes several days stands on each of them in the month, and a day alone is written once in the list', () => {
  const events = [
    { id: 1, title: 'Block 1', start: '2026-09-03', end: '2026-09-05' },
    { id: 2, title: 'Travel', start: '2026-09-20', end: '2026-09-20' },
  ];
  const prompt = 'Month calendar of the shoots';
  const { elements } = builtinSpec(briefOf(prompt, { uiType: 'calendar', data: { events } }));
  const calendar = Object.values(elements).find(({ type }) => type === 'Calendar');
  const label = { $state: '/events/0/title' };
  expect(calendar?.props['events']).toEqual([
    { date: '2026-09-03', label },
    { date: '2026-09-04', label },
    { date: '2026-09-05', label },
    { date: '2026-09-20', label: { $state: '/events/1/title' } },
  ]);
});
