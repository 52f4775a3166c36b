import { afterAll, describe, expect, test } from 'vitest';
import { dataOf, expectError, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

// The real composer: it is the one that knows what is wrong with most of these bodies.
const services = await startServices();
const { url, admin } = services;
afterAll(() => services.close());

const DOC = 'Where the needle stands on the dial, in the unit that is printed on it.';
const GAUGE = {
  name: 'GaugeDial',
  description:
    'A round dial with a needle that points at one figure. Use it where a single value is to be read at a glance, such as a load or a level.',
  useWhen: 'one figure is to be read at a glance',
  props: { value: { kind: 'number', doc: DOC } },
  events: [],
  example: { value: 3 },
};

/** Invalid bodies with the code of their refusal; most can only be judged with the catalog. */
const WRONG: [what: string, body: object, code: 'BAD_REQUEST' | 'INVALID_MANIFEST' | 'CUSTOM_SLICE_TOO_LARGE'][] = [
  ['an unknown field', { colour: 1 }, 'BAD_REQUEST'],
  ['a manifest without anything', { custom_components: [{}] }, 'INVALID_MANIFEST'],
  ['two manifests of a name', { custom_components: [GAUGE, GAUGE] }, 'INVALID_MANIFEST'],
  [
    'manifests that are too large together',
    {
      custom_components: Array.from({ length: 18 }, (_, index) => ({
        ...GAUGE,
        name: `GaugeDial${'ABCDEFGHIJKLMNOPQR'[index]}`,
        props: Object.fromEntries(
          Array.from({ length: 9 }, (_prop, prop) => [`value${prop}`, { kind: 'number', doc: DOC }]),
        ),
        example: { value0: 3 },
      })),
    },
    'CUSTOM_SLICE_TOO_LARGE',
  ],
  ['a prior spec of an unknown component', { mode: 'edit', prior_spec: prior({ type: 'Nothing' }) }, 'BAD_REQUEST'],
  ['a prior spec of nothing', { mode: 'edit', prior_spec: {} }, 'BAD_REQUEST'],
  ['a prior spec that no edit needs', { prior_spec: prior({ type: 'Text', props: { txt: 'x' } }) }, 'BAD_REQUEST'],
  ['params that are no object schema', { actions: [{ name: 'a', params: { type: 'string' } }] }, 'BAD_REQUEST'],
  [
    'params whose properties are a list',
    { actions: [{ name: 'a' }, { name: 'b', params: { type: 'object', properties: [] } }] },
    'BAD_REQUEST',
  ],
];

function prior(element: object): object {
  return { state: {}, root: 'a', elements: { a: { props: {}, children: [], ...element } } };
}

describe('a body that is wrong', () => {
  test.each(WRONG)('(%s) is refused as such before its key is looked at', async (_, fields, code) => {
    const { apiKey } = await admin.newCaller();
    const headers = { 'idempotency-key': 'taken' };
    await readEvents(await postCompose(url, apiKey, { prompt: 'first' }, headers));
    await expectError(await postCompose(url, apiKey, { prompt: 'x', ...fields }, headers), 400, code);
  });

  test.each(WRONG)('(%s) is refused as such when the month is used up, and takes nothing', async (_, fields, code) => {
    const tierKey = await admin.newPlan({ monthlyGenerations: 1 });
    const { apiKey, slug } = await admin.newCaller({ tierKey });
    await readEvents(await postCompose(url, apiKey, { prompt: 'first' }));
    const headers = { 'idempotency-key': 'free' };
    await expectError(await postCompose(url, apiKey, { prompt: 'x', ...fields }, headers), 400, code);
    expect(await admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
    await expectError(await postCompose(url, apiKey, { prompt: 'x' }, headers), 429, 'QUOTA_EXCEEDED');
  });
});

describe('a key that was used with exactly the same bytes', () => {
  const body = { prompt: 'A dial', custom_components: [GAUGE], stream: false };
  const headers = { 'idempotency-key': 'dial' };

  test("replays when the plan no longer allows components; any other request gets the plan's error", async () => {
    const { apiKey, slug } = await admin.newCaller();
    const first = await dataOf(await postCompose(url, apiKey, body, headers));
    await admin.setPlan(slug, await admin.newPlan({ inlineComponentsLimit: 0, monthlyGenerations: 1 }));
    await expectError(await postCompose(url, apiKey, body), 403, 'FEATURE_LIMIT');
    await expectError(await postCompose(url, apiKey, body, { 'idempotency-key': 'other' }), 403, 'FEATURE_LIMIT');
    await expectError(await postCompose(url, apiKey, { ...body, prompt: 'Two' }, headers), 403, 'FEATURE_LIMIT');
    const replay = await postCompose(url, apiKey, body, headers);
    expect(replay.headers.get('idempotent-replayed')).toBe('true');
    expect(await dataOf(replay)).toMatchObject({
      replayed: true,
      generation_id: (first as { generation_id: string }).generation_id,
      spec: (first as { spec: object }).spec,
    });
    expect(await admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
  });

  test('replays a stream, too', async () => {
    const { apiKey, slug } = await admin.newCaller();
    const streamed = { ...body, stream: true };
    const first = await readEvents(await postCompose(url, apiKey, streamed, headers));
    await admin.setPlan(slug, await admin.newPlan({ inlineComponentsLimit: 0 }));
    const replayed = await readEvents(await postCompose(url, apiKey, streamed, headers));
    expect(replayed.slice(0, -1)).toEqual(first.slice(0, -1));
    expect(replayed.at(-1)).toMatchObject({ type: 'compose.completed', replayed: true });
  });
});

test('the server timing includes the check, if there was one', async () => {
  const { apiKey } = await admin.newCaller();
  const plain = await postCompose(url, apiKey, { prompt: 'x', actions: [{ name: 'save' }] });
  expect(plain.headers.get('server-timing')).toMatch(/^auth;dur=[\d.]+, quota;dur=[\d.]+$/);
  await readEvents(plain);
  const checked = await postCompose(url, apiKey, { prompt: 'x', actions: [{ name: 'save', params: {} }] });
  expect(checked.headers.get('server-timing')).toMatch(/^auth;dur=[\d.]+, check;dur=[\d.]+, quota;dur=[\d.]+$/);
  await readEvents(checked);
});
