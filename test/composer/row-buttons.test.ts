import { expect, test } from 'vitest';
import { inputOf } from '#evals/answers/corpus.ts';
import { compose } from '#services/composer/compose.ts';
import { builtinModel } from '#services/composer/models/builtin.ts';
import { newStats } from '#services/composer/stats.ts';

const ASSIGN = {
  name: 'assign',
  params: {
    type: 'object',
    properties: { id: { type: 'integer' }, agent: { type: 'string' } },
    required: ['id', 'agent'],
  },
};

test('the button of a row opens the dialog for its row, and no other button opens it', async () => {
  const invoices = [
    { id: 7, customer: 'Ada Bell', total: 5.5 },
    { id: 8, customer: 'Bo Lind', total: 6 },
  ];
  const body = { prompt: 'Open invoices', data: { invoices }, actions: [ASSIGN] };
  const input = inputOf({ id: 'rows', shows: [], body });
  const wires: unknown[] = [];
  const events = compose(input, {
    tiers: [builtinModel('builtin')],
    stats: newStats(),
    signal: new AbortController().signal,
    now: Date.now,
  });
  for await (const event of events)
    if (event.type === 'completed') wires.push(...Object.values(event.spec.elements).map(({ on }) => on?.commit));
  const path = '/invoicesAssign';
  const opened = { id: { $bindItem: 'id' }, record: { $bindItem: '_title' }, agent: '', isOpen: true };
  const states = wires.filter((wire) => JSON.stringify(wire ?? null).includes(path));
  expect(states).toEqual([
    { action: 'setState', params: { statePath: path, value: opened } },
    { action: 'assign', params: { id: { $state: `${path}/id` }, agent: { $state: `${path}/agent` } } },
    { action: 'setState', params: { statePath: `${path}/isOpen`, value: false } },
  ]);
});
