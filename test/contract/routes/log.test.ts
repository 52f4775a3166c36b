import { afterAll, describe, expect, test } from 'vitest';
import { add, STARTED, startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { expectError, get, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { url, admin } = services;
const caller = await admin.newCaller();
afterAll(async () => {
  await services.close();
  await composer.close();
});

/** The log line of a request, once it has been written. */
async function lineOf(requestId: string): Promise<Record<string, unknown>> {
  const find = () => services.logLines().filter((line) => line['requestId'] === requestId);
  await expect.poll(find).toHaveLength(1);
  return find()[0]!;
}

describe('the log has one line per request', () => {
  test('with its outcome, status, ids and durations', async () => {
    const response = await postCompose(url, caller.apiKey, { prompt: 'x' }, { 'x-request-id': 'log-1' });
    await readEvents(response);
    expect(await lineOf('log-1')).toMatchObject({
      level: 'info',
      service: 'gateway',
      msg: 'request finished',
      method: 'POST',
      route: '/v1/compose',
      status: 200,
      outcome: 'completed',
      generationId: response.headers.get('x-generation-id'),
      workspaceId: caller.workspaceId,
      keyId: caller.keyId,
      operationCount: 4,
      durationMs: expect.any(Number) as number,
      authorizeMs: expect.any(Number) as number,
      beginMs: expect.any(Number) as number,
      firstOperationMs: expect.any(Number) as number,
    });
  });

  test('with the code of a refusal, and at level error with the cause when the fault is ours', async () => {
    await expectError(await postCompose(url, caller.apiKey, {}, { 'x-request-id': 'log-2' }), 400, 'BAD_REQUEST');
    expect(await lineOf('log-2')).toMatchObject({
      level: 'info',
      outcome: 'refused',
      code: 'BAD_REQUEST',
      status: 400,
    });
    composer.play(async function* () {
      yield STARTED;
    });
    await readEvents(await postCompose(url, caller.apiKey, { prompt: 'x' }, { 'x-request-id': 'log-3' }));
    expect(await lineOf('log-3')).toMatchObject({
      level: 'error',
      outcome: 'failed',
      code: 'INTERNAL_SERVER_ERROR',
      err: { message: 'the composer ended its stream without completing it' },
    });
  });

  test('but none for a probe', async () => {
    await get(url, '/readyz');
    await get(url, '/livez');
    await get(url, '/v1/health');
    const routes = (): unknown[] => services.logLines().map(({ route }) => route);
    await expect.poll(routes).toContain('/v1/health');
    expect(routes()).not.toContain('/readyz');
    expect(routes()).not.toContain('/livez');
  });

  test('and never what the caller sent or was sent: key, prompt, data, metadata, operations, malformed bodies', async () => {
    composer.play(async function* () {
      yield STARTED;
      yield add('/state', 'canary-operation');
      throw new Error('unexpected');
    });
    const body = { prompt: 'canary-prompt', data: { name: 'canary-data' }, metadata: { id: 'canary-metadata' } };
    const headers = { 'idempotency-key': 'canary-idempotency', 'x-request-id': 'log-4' };
    await readEvents(await postCompose(url, caller.apiKey, body, headers));
    await expectError(
      await postCompose(url, caller.apiKey, '{"prompt":"canary-malformed"', headers),
      400,
      'BAD_REQUEST',
    );
    await expectError(await postCompose(url, caller.apiKey, { 'canary-field': 1 }), 400, 'BAD_REQUEST');
    await expectError(
      await postCompose(url, caller.apiKey, { prompt: 'x', ui_type: 'canary-value' }),
      400,
      'BAD_REQUEST',
    );
    await expectError(await postCompose(url, 'canary-key', { prompt: 'x' }), 401, 'AUTHENTICATION_REQUIRED');
    await get(url, '/canary-path?canary-query', caller.apiKey);
    await expect.poll(() => services.logLines().filter(({ route }) => route === 'none')).toHaveLength(1);
    const text = JSON.stringify(services.logLines());
    expect(text).not.toContain('canary');
    expect(text).not.toContain(caller.apiKey);
  });
});
