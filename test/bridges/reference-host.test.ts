import { afterAll, expect, test } from 'vitest';
import { createParser } from 'eventsource-parser';
import { foldOperations } from '#contract/json/apply-operation.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Json, JsonObject } from '#contract/json/json.ts';
import { expectError, postCompose } from '#test/contract/requests.ts';
import { startServices } from '#test/contract/start-services.ts';

// A host that was written from the public documentation of the reference, with nothing changed but the base URL and the key.
const services = await startServices();
afterAll(() => services.close());
const { apiKey } = await services.admin.newCaller();

type Screen = {
  spec: Json & { root: string; elements: Record<string, JsonObject>; actions?: JsonObject };
  last: JsonObject;
};

/** Streams a composition as documented: apply the operations, start again at a restart, keep the completed spec. */
async function stream(request: JsonObject): Promise<Screen> {
  const response = await postCompose(services.url, apiKey, request);
  if (!response.ok) throw new Error(await response.text());
  const base: Json = request['mode'] === 'edit' ? (request['prior_spec'] as Json) : {};
  let operations: Operation[] = [];
  let last: JsonObject = {};
  const parser = createParser({
    onEvent({ event, data }) {
      const told = JSON.parse(data) as JsonObject;
      expect(told['type']).toBe(event);
      if (event === 'compose.restarted') operations = [];
      if (event === 'op') operations.push(told as unknown as Operation);
      last = told;
    },
  });
  parser.feed(await response.text());
  expect(last).toMatchObject({ type: 'compose.completed', validated: true });
  return { spec: foldOperations(structuredClone(base), operations) as Screen['spec'], last };
}

const CREATE = {
  prompt: 'A refund approval card for order #4821: amount, reason, approve/deny',
  data: { order: { id: '#4821', amount: '$62.00' } },
  actions: [
    { name: 'approveRefund', role: 'approve', required: true },
    { name: 'denyRefund', role: 'deny' },
  ],
};
const MANIFEST = {
  name: 'SeatMap',
  description:
    'An interactive venue seat map showing seat availability by section and row. Use it whenever the user must pick one or more specific seats.',
  useWhen: 'Prefer over a plain list when seat position matters (venues, flights, exams).',
  props: {
    sections: {
      kind: 'array',
      doc: 'The venue sections to draw, each with a display label and its seat count.',
      of: {
        label: { kind: 'string', doc: 'Section display name shown on the map, such as Stalls or Balcony.' },
        seats: { kind: 'count', doc: 'The number of selectable seats this section contains, as a grid.' },
      },
      maxItems: 12,
    },
    accent: { kind: 'color', doc: 'Accent colour (hex) used to highlight selected seats on the map.' },
  },
  events: ['select'],
  eventsDoc: { select: 'Fires when the user toggles a seat; payload id is the seat identifier.' },
  example: { sections: [{ label: 'Stalls', seats: 120 }], accent: '#7c3aed' },
};

test('creates, with a control for the required action and a handler that the server wrote', async () => {
  const { spec, last } = await stream(CREATE);
  expect(last['interactions']).toContainEqual(expect.objectContaining({ action: 'approveRefund', kind: 'agent' }));
  expect(spec.actions).toHaveProperty('approveRefund');
});

test('takes params as JSON Schema and as the flat map', async () => {
  for (const params of [
    { type: 'object', properties: { amount: { type: 'number' } } },
    { amount: { description: 'how much' } },
  ]) {
    const { last } = await stream({ ...CREATE, actions: [{ name: 'approveRefund', required: true, params }] });
    const [interaction] = last['interactions'] as { params: JsonObject | null }[];
    expect(interaction?.params).toHaveProperty('amount');
  }
});

test('edits what it has stored: what the patch does not name comes back as it was sent', async () => {
  const { spec } = await stream(CREATE);
  const edited = await stream({ prompt: 'Change the title to "Refund"', mode: 'edit', prior_spec: spec });
  const changed = Object.keys(spec.elements).filter(
    (id) => JSON.stringify(spec.elements[id]) !== JSON.stringify(edited.spec.elements[id]),
  );
  expect(JSON.stringify(edited.spec)).toContain('Refund');
  expect(changed.length).toBeLessThan(3);
});

test('goes on with a journey by what the user did', async () => {
  const actionContext = {
    action: 'approveRefund',
    event: 'commit',
    params: { amount: 62 },
    state: { order: { id: '#4821' } },
    element_id: 'approve',
    generation_id: 'gen_5f0c',
  };
  const prompt = 'Show that the refund was approved';
  const { spec } = await stream({ prompt, mode: 'continue_journey', action_context: actionContext });
  expect(Object.keys(spec.elements).length).toBeGreaterThan(1);
});

test('closes actions of every kind, and strips what was not declared', async () => {
  const actions = [
    { name: 'save', required: true },
    { name: 'breakdown', kind: 'recompose', prompt: 'Expand into a per-line cost breakdown', required: true },
    { name: 'ring', kind: 'host', channel: 'bell', required: true },
    { name: 'erase', kind: false },
  ];
  const { spec, last } = await stream({ prompt: 'A cost form', actions, action_policy: 'declared_only' });
  const kinds = (last['interactions'] as { action: string; kind: string }[]).map(
    ({ action, kind }) => `${action} ${kind}`,
  );
  expect(kinds).toEqual(expect.arrayContaining(['save agent', 'breakdown recompose', 'ring host']));
  expect(spec.actions).toMatchObject({ breakdown: { kind: 'recompose' }, ring: { kind: 'host', channel: 'bell' } });
});

test('brings components of its own', async () => {
  const prompt = 'Seat map of the theatre';
  const data = { sections: [{ label: 'Stalls', seats: 120 }] };
  const { last } = await stream({ prompt, data, custom_components: [MANIFEST] });
  expect(last['components_used']).toContain('SeatMap');
});

test('steers by context and correlates by metadata', async () => {
  const context = { theme: 'dark', framework_hint: 'dashboard' };
  const { last } = await stream({ prompt: 'Sales of today', context, metadata: { thread: 't1' }, max_operations: 60 });
  expect(last['operation_count']).toBeLessThanOrEqual(60);
});

test.each([
  ['signals', { signals: { data_shape: ['cards'], density: 'compact' } }],
  ['live', { actions: [{ name: 'move', live: true }] }],
  ['confirm', { actions: [{ name: 'erase', confirm: true }] }],
  ['requiredItems', { actions: [{ name: 'pay', requiredItems: ['amount'] }] }],
])('is told what to do instead of %s', async (field, more) => {
  const message = await expectError(
    await postCompose(services.url, apiKey, { prompt: 'A card', ...more }),
    400,
    'BAD_REQUEST',
  );
  expect(message).toMatch(new RegExp(`^Unknown field \`(actions\\[0\\]\\.)?${field}\`[;.:]? .{20}`));
});
