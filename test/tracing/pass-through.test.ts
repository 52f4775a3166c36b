import { afterAll, expect, test } from 'vitest';
import { get, postCompose } from '#test/contract/requests.ts';
import { startServices } from '#test/contract/start-services.ts';
import { startScriptedComposer } from '#test/streams/scripted-composer.ts';

const PARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { apiKey } = await services.admin.newCaller();
afterAll(async () => {
  await services.close();
  await composer.close();
});

/** The metadata that reaches the composer when a caller sends these headers. */
async function metadataSeen(headers: Record<string, string>): Promise<Record<string, unknown>> {
  const callsBefore = composer.calls.length;
  await (await postCompose(services.url, apiKey, { prompt: 'x' }, headers)).text();
  expect(composer.calls).toHaveLength(callsBefore + 1);
  return composer.calls[callsBefore]!.metadata.getMap();
}

test('without an SDK the trace of a caller is passed to the composer unchanged, and logged', async () => {
  const headers = { traceparent: PARENT, tracestate: 'vendor=1', 'x-request-id': 'traced' };
  expect(await metadataSeen(headers)).toMatchObject({ traceparent: PARENT, tracestate: 'vendor=1' });
  const mine = () => services.logLines().filter((line) => line['requestId'] === 'traced');
  await expect.poll(mine).toMatchObject([{ traceId: '4bf92f3577b34da6a3ce929d0e0e4736' }]);
});

test('without a trace, or with a malformed one, none is passed on', async () => {
  expect(await metadataSeen({})).not.toHaveProperty('traceparent');
  expect(await metadataSeen({ traceparent: 'nonsense', tracestate: 'vendor=1' })).not.toHaveProperty('tracestate');
  expect((await get(services.url, '/v1/health')).status).toBe(200);
});
