import { afterAll, describe, expect, test } from 'vitest';
import { completed, STARTED, startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { dataOf, expectError, postCompose } from '../requests.ts';
import { startServices } from '../start-services.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { url, admin } = services;
const { apiKey, slug } = await admin.newCaller();
afterAll(async () => {
  await services.close();
  await composer.close();
});

describe('POST /v1/compose with stream false', () => {
  test('answers 200 with one envelope that has every field, and bills one generation', async () => {
    const response = await postCompose(url, apiKey, { prompt: 'x', stream: false });
    const data = await dataOf(response);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.has('etag')).toBe(false);
    expect(data).toEqual({
      generation_id: response.headers.get('x-generation-id'),
      spec: { state: {}, root: 'card', elements: { card: { type: 'Card', props: { title: 'Hello' }, children: [] } } },
      model: 'scripted-1',
      operation_count: 4,
      validated: true,
      usage: { input_tokens: 12, output_tokens: 34 },
      interactions: [
        { element: 'card', event: 'commit', action: 'save', kind: 'agent', params: { id: { $state: '/id' } } },
        { element: 'card', event: 'dismiss', action: 'close', kind: 'host', params: null },
      ],
      components_used: ['Card'],
    });
    expect(await admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
  });

  test('is an unbilled 500 when the composer completes without the spec', async () => {
    composer.play(async function* (request) {
      yield STARTED;
      yield completed({ ...request, includeSpec: false });
    });
    const before = (await admin.usage(slug)).used;
    await expectError(await postCompose(url, apiKey, { prompt: 'x', stream: false }), 500, 'INTERNAL_SERVER_ERROR');
    expect(await admin.usage(slug)).toMatchObject({ used: before, reserved: 0 });
  });
});
