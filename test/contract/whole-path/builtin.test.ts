import { afterAll, describe, expect, test } from 'vitest';
import { foldOperations } from '#contract/json/apply-operation.ts';
import { ComposeResult, type ComposeEvent } from '#contract/compose-event.ts';
import type { JsonObject } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { dataOf, expectError, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

// The real composer with the built-in model: no scripts anywhere.
const services = await startServices();
const { url, admin } = services;
const { apiKey } = await admin.newCaller();
afterAll(() => services.close());

const operationsOf = (events: ComposeEvent[]): Operation[] =>
  events.filter(({ type }) => type === 'op') as unknown as Operation[];

const composeSpec = async (body: object): Promise<JsonObject> =>
  ComposeResult.parse(await dataOf(await postCompose(url, apiKey, { ...body, stream: false }))).spec as JsonObject;

const DATA = {
  orders: [
    { id: 'A-1', customer: 'Ada Park', total: 129.5 },
    { id: 'A-2', customer: 'Bo Lund', total: 18 },
  ],
};
const ACTIONS = [
  { name: 'refund', required: true, params: { type: 'object', properties: { order: { type: 'string' } } } },
  { name: 'archive', required: true, kind: 'recompose', prompt: 'The archive' },
];

describe('composed by the real composer', () => {
  test.each<[string, object]>([
    [
      'a form',
      { prompt: 'A form with name, email and a message', ui_type: 'form', actions: [{ name: 'send', required: true }] },
    ],
    ['a table', { prompt: 'Orders of this week', ui_type: 'list_table', data: DATA, actions: ACTIONS }],
    ['a dashboard', { prompt: 'A dashboard of sales', ui_type: 'dashboard', data: { revenue: 12_000, orders: 48 } }],
    ['a confirmation', { prompt: 'Confirm that the file is deleted', ui_type: 'confirmation' }],
  ])('%s streams operations that fold to the spec of the buffered answer', async (_, body) => {
    const events = await readEvents(await postCompose(url, apiKey, body));
    expect(events.at(-1)).toMatchObject({ type: 'compose.completed', validated: true });
    const operations = operationsOf(events);
    expect(events.at(-1)).toMatchObject({ operation_count: operations.length });
    expect(foldOperations({}, operations)).toEqual(await composeSpec(body));
  });

  test('facts in data are seeded into the state, verbatim', async () => {
    const spec = await composeSpec({ prompt: 'Orders of this week', data: DATA });
    expect(spec['state']).toMatchObject(DATA);
  });

  test('required actions are wired and listed as interactions', async () => {
    const data = await dataOf(
      await postCompose(url, apiKey, { prompt: 'Orders', data: DATA, actions: ACTIONS, stream: false }),
    );
    const { interactions, components_used: used } = ComposeResult.parse(data);
    expect(interactions?.map(({ action, kind }) => [action, kind])).toEqual(
      expect.arrayContaining([
        ['refund', 'agent'],
        ['archive', 'recompose'],
      ]),
    );
    expect(used?.length).toBe(new Set(used).size);
  });

  test.each([1, 2, 3, 12])('max_operations %i caps the operations, and the spec is still whole', async (limit) => {
    const body = { prompt: 'A form with name, email and a message', max_operations: limit };
    const operations = operationsOf(await readEvents(await postCompose(url, apiKey, body)));
    expect(operations.length).toBeLessThanOrEqual(limit);
    expect(foldOperations({}, operations)).toMatchObject({ root: expect.any(String) as string });
  });

  test('an edit that changes nothing says so in the stream and in the envelope, and no other one does', async () => {
    const prior = await composeSpec({ prompt: 'A form with name and email', ui_type: 'form' });
    const edit = { mode: 'edit', prior_spec: prior };
    const nothing = { ...edit, prompt: 'Reticulate the splines' };
    const told = await readEvents(await postCompose(url, apiKey, nothing));
    expect(told.at(-1)).toMatchObject({ type: 'compose.completed', unchanged: true, operation_count: 0 });
    expect(await dataOf(await postCompose(url, apiKey, { ...nothing, stream: false }))).toMatchObject({
      unchanged: true,
      spec: prior,
    });
    const table = await composeSpec({ prompt: 'Orders of this week', data: DATA });
    const refreshed = { ...nothing, prior_spec: table, data: { orders: DATA.orders.slice(1) } };
    expect((await readEvents(await postCompose(url, apiKey, refreshed))).at(-1)).toMatchObject({ unchanged: true });
    const something = await readEvents(await postCompose(url, apiKey, { ...edit, prompt: 'Remove the email' }));
    expect(something.at(-1)).not.toHaveProperty('unchanged');
    const created = await readEvents(await postCompose(url, apiKey, { prompt: 'A form with name' }));
    expect(created.at(-1)).not.toHaveProperty('unchanged');
  });

  test('an edit starts from prior_spec and is a patch over it', async () => {
    const prior = await composeSpec({ prompt: 'A form with name and email', ui_type: 'form' });
    const body = { prompt: 'Change the title to "Join us"', mode: 'edit', prior_spec: prior };
    const events = await readEvents(await postCompose(url, apiKey, body));
    const edited = foldOperations(structuredClone(prior), operationsOf(events));
    expect(edited).toEqual(await composeSpec(body));
    expect(operationsOf(events).length).toBeLessThan(10);
  });

  test('a journey continues from action_context', async () => {
    const body = {
      prompt: 'Confirm the order',
      mode: 'continue_journey',
      action_context: { action: 'checkout', params: { plan: 'Pro' }, state: { email: 'ada@example.com' } },
    };
    const events = await readEvents(await postCompose(url, apiKey, body));
    expect(events.at(-1)?.type).toBe('compose.completed');
  });
});

/** A manifest as the catalog wants it, with this many text props. */
function manifest(name: string, textProps = 1): object {
  const doc = 'What the guest reads on the card about the stamps collected so far.';
  const names = Array.from({ length: textProps }, (_, index) => `line${index}`);
  return {
    name,
    description:
      'A stamp card that shows how close a guest is to a free coffee. Use it on the account page of a guest.',
    useWhen: 'a guest collects stamps; a plain bar of progress is Progress',
    props: Object.fromEntries(names.map((prop) => [prop, { kind: 'string', doc }])),
    events: [],
    example: { line0: 'Seven stamps' },
  };
}

test('a custom component is accepted besides the catalog', async () => {
  const body = { prompt: 'The stamps of a guest', custom_components: [manifest('StampCard')] };
  expect((await readEvents(await postCompose(url, apiKey, body))).at(-1)?.type).toBe('compose.completed');
});

describe('refused by the real composer before the stream opens', () => {
  test.each([true, false])('an invalid prior_spec: 400 BAD_REQUEST that names it (stream %s)', async (stream) => {
    const body = {
      prompt: 'x',
      mode: 'edit',
      prior_spec: { root: 'a', elements: { a: { type: 'NoSuchThing' } } },
      stream,
    };
    const message = await expectError(await postCompose(url, apiKey, body), 400, 'BAD_REQUEST');
    expect(message).toContain('prior_spec');
  });

  test('a manifest that fails lint, and two of one name: 400 INVALID_MANIFEST', async () => {
    const bad = { prompt: 'x', custom_components: [{ name: 'not a name' }] };
    expect(await expectError(await postCompose(url, apiKey, bad), 400, 'INVALID_MANIFEST')).toContain(
      'custom_components[0]',
    );
    const twice = { prompt: 'x', custom_components: [manifest('StampCard'), manifest('StampCard')] };
    expect(await expectError(await postCompose(url, apiKey, twice), 400, 'INVALID_MANIFEST')).toContain(
      'custom_components[1].name',
    );
  });

  test('manifests that are too large together: 400 CUSTOM_SLICE_TOO_LARGE, with the size of each', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Stamp${index}`);
    const large = names.map((name) => manifest(name, 12));
    const response = await postCompose(url, apiKey, { prompt: 'x', custom_components: large });
    const message = await expectError(response, 400, 'CUSTOM_SLICE_TOO_LARGE');
    for (const name of names) expect(message).toMatch(new RegExp(`${name} \\d+`));
  });
});
