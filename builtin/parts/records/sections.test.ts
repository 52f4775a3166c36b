import { expect, test } from 'vitest';
import { briefOf, builtinSpec } from '#evals/quality/builtin-spec.ts';

const DATA = {
  trips: [{ trip_id: 't1', name: 'Reef', lat: 4.1, lng: 73.5, starts_on: '2026-05-02', status: 'open' }],
  wetsuits: [{ code: 'W7', size: 'M' }],
};
const repair = {
  name: 'repair_wetsuit',
  params: { type: 'object', properties: { code: { type: 'string' } }, required: ['code'] },
};

test.each(['list_table', 'map', 'calendar', 'board', 'pricing_table', 'settings_panel', 'dashboard'] as const)(
  'what can be done with the records of a further list is offered in its card: %s',
  (uiType) => {
    const { elements } = builtinSpec(briefOf('Diving trips', { uiType, data: DATA, actions: [repair] }));
    const all = Object.values(elements);
    const header = all.find(({ type }) => type === 'PageHeader');
    expect(header?.children.map((id) => elements[id]?.props['label']) ?? []).not.toContain('Repair wetsuit');
    const commits = all.flatMap(({ on }) => on?.commit ?? []);
    expect(commits).toContainEqual({ action: 'repair_wetsuit', params: { code: { $bindItem: 'code' } } });
  },
);
