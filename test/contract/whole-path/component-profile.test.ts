import { afterAll, expect, test } from 'vitest';
import { ComposeResult } from '#contract/compose-event.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { dataOf, expectError, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

const services = await startServices();
const { url, admin } = services;
afterAll(() => services.close());

const PROFILE = ['Stack', 'Text', 'Button', 'Input', 'Card', 'Heading'];
const BODY = {
  prompt: 'Orders of this week',
  ui_type: 'list_table',
  data: { orders: [{ id: 'A-1', customer: 'Ada Park', total: 129.5 }] },
  actions: [{ name: 'refund', required: true, params: { type: 'object', properties: { order: { type: 'string' } } } }],
};

const composed = async (apiKey: string, body: object): Promise<Spec> =>
  ComposeResult.parse(await dataOf(await postCompose(url, apiKey, { ...body, stream: false }))).spec as Spec;

const typesIn = ({ elements }: Spec): string[] => [...new Set(Object.values(elements).map(({ type }) => type))];

test('a key with a component profile gets no other component, neither streamed nor in the result', async () => {
  const { apiKey } = await admin.newCaller({ profile: PROFILE });
  const streamed = JSON.stringify(await readEvents(await postCompose(url, apiKey, BODY)));
  const types = [...streamed.matchAll(/"type":"([A-Z]\w+)"/g)].map(([, type]) => type);
  expect(types.length).toBeGreaterThan(3);
  expect(types.filter((type) => !PROFILE.includes(type ?? ''))).toEqual([]);
  const spec = await composed(apiKey, BODY);
  expect(typesIn(spec).filter((type) => !PROFILE.includes(type))).toEqual([]);
  expect(JSON.stringify(spec)).toContain('"action":"refund"');
  expect(spec.state).toMatchObject(BODY.data);
});

test('an edit leaves what it was not asked to change, whatever component that is', async () => {
  const { apiKey, slug } = await admin.newCaller();
  const prior = await composed(apiKey, BODY);
  expect(typesIn(prior)).toContain('DataTable');
  const { apiKey: narrow } = await admin.newKey(slug, { profile: PROFILE });
  const edited = await composed(narrow, { prompt: 'Add a search field', mode: 'edit', prior_spec: prior });
  const fresh = Object.entries(edited.elements).filter(([id]) => prior.elements[id] === undefined);
  expect(fresh.map(([, { type }]) => type).filter((type) => !PROFILE.includes(type))).toEqual([]);
  expect(Object.values(edited.elements).filter(({ type }) => type === 'DataTable').length).toBe(1);
});

test('a profile without what every screen needs is refused, and what is missing is named', async () => {
  const { apiKey } = await admin.newCaller({ profile: ['Stack', 'Text'] });
  const message = await expectError(await postCompose(url, apiKey, BODY), 400, 'BAD_REQUEST');
  expect(message).toContain('Button, Input');
});
