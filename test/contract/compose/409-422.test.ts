import { once } from 'node:events';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '#contract/refusal.ts';
import { completed, smallCard, STARTED, startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { eventsOf, expectError, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

const composer = await startScriptedComposer();
const services = await startServices({
  composerAddress: composer.address,
  accounts: { LEASE_MS: '600', SWEEP_EVERY_MS: '50' },
  startAtMs: Date.now(),
});
const { url, admin } = services;
afterAll(async () => {
  await services.close();
  await composer.close();
});
beforeEach(() => composer.play(smallCard));

const body = { prompt: 'x' };
const keyed = { 'idempotency-key': 'key-1' };

/** Starts a composition that waits in mid-stream until it is released. */
async function startWaiting(apiKey: string) {
  const gate = new AbortController();
  composer.play(async function* (request, signal) {
    yield STARTED;
    await once(AbortSignal.any([gate.signal, signal]), 'abort');
    yield completed(request, 0);
  });
  const leave = new AbortController();
  const response = await postCompose(url, apiKey, body, keyed, leave.signal);
  composer.play(smallCard);
  return { response, finish: () => gate.abort(), leave: () => leave.abort() };
}

describe('Idempotency-Key', () => {
  test('whose request still runs is refused with 409 IDEMPOTENCY_KEY_IN_USE, and replays once it is done', async () => {
    const { apiKey, slug } = await admin.newCaller();
    const { response, finish } = await startWaiting(apiKey);
    await expectError(await postCompose(url, apiKey, body, keyed), 409, 'IDEMPOTENCY_KEY_IN_USE');
    finish();
    await readEvents(response);
    const events = await readEvents(await postCompose(url, apiKey, body, keyed));
    expect(events.at(-1)).toMatchObject({ replayed: true });
    expect(await admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
  });

  test('reused with different body bytes is refused with 422 VALIDATION_ERROR, also while the first runs', async () => {
    const { apiKey } = await admin.newCaller();
    const { response, finish } = await startWaiting(apiKey);
    await expectError(await postCompose(url, apiKey, { prompt: 'y' }, keyed), 422, 'VALIDATION_ERROR');
    finish();
    await readEvents(response);
    await expectError(await postCompose(url, apiKey, { prompt: 'y' }, keyed), 422, 'VALIDATION_ERROR');
  });

  test('binds to the raw bytes: the same JSON written differently is another body', async () => {
    const { apiKey } = await admin.newCaller();
    await readEvents(await postCompose(url, apiKey, '{"prompt":"x"}', keyed));
    await expectError(await postCompose(url, apiKey, '{ "prompt":"x"}', keyed), 422, 'VALIDATION_ERROR');
  });

  test('is released before a failure is sent, so that an immediate retry composes again', async () => {
    const { apiKey, slug } = await admin.newCaller();
    composer.play(async function* () {
      yield STARTED;
      throw new Refusal('COMPOSITION_FAILED');
    });
    const failed = await readEvents(await postCompose(url, apiKey, body, keyed));
    expect(failed.at(-1)?.type).toBe('error');
    composer.play(smallCard);
    const events = await readEvents(await postCompose(url, apiKey, body, keyed));
    expect(events.at(-1)?.type).toBe('compose.completed');
    expect(events.at(-1)).not.toHaveProperty('replayed');
    expect(await admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
  });

  test('is released when the client disconnects, so that a retry composes afresh', async () => {
    const { apiKey, slug } = await admin.newCaller();
    const { response, leave } = await startWaiting(apiKey);
    const events = eventsOf(response);
    expect((await events.next()).value).toMatchObject({ type: 'compose.started' });
    leave();
    await expect.poll(async () => (await admin.usage(slug)).reserved, { timeout: 2_000 }).toBe(0);
    const retried = await readEvents(await postCompose(url, apiKey, body, keyed));
    expect(retried.at(-1)).toMatchObject({ type: 'compose.completed' });
    expect(await admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
  });

  test('is kept beyond the length of its lease as long as its request runs', async () => {
    const { apiKey } = await admin.newCaller();
    const { response, finish } = await startWaiting(apiKey);
    for (let step = 0; step < 8; step += 1) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      await services.passTime(250);
    }
    await expectError(await postCompose(url, apiKey, body, keyed), 409, 'IDEMPOTENCY_KEY_IN_USE');
    finish();
    expect((await readEvents(response)).at(-1)?.type).toBe('compose.completed');
  });

  test('of a request that died uncleanly is reclaimed when its lease ends, and the dead one can bill nothing', async () => {
    const { apiKey, slug } = await admin.newCaller();
    const { response, finish } = await startWaiting(apiKey);
    // To accounts, a gateway whose renewals stop for longer than the lease is dead.
    await services.passTime(60_000);
    const events = await readEvents(await postCompose(url, apiKey, body, keyed));
    expect(events.at(-1)?.type).toBe('compose.completed');
    finish();
    const zombie = await readEvents(response);
    expect(zombie.at(-1)).toMatchObject({ type: 'error', error: { code: 'SERVICE_UNAVAILABLE' } });
    expect(zombie.filter(({ type }) => type === 'compose.completed')).toEqual([]);
    expect(await admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
  });

  test('sent 20 times at once composes once; the others are 409 or a replay', async () => {
    const { apiKey, slug } = await admin.newCaller();
    const before = composer.calls.length;
    const responses = await Promise.all(Array.from({ length: 20 }, () => postCompose(url, apiKey, body, keyed)));
    const bodies = await Promise.all(responses.map((response) => response.text()));
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const fresh = responses.filter(
      (response, index) => response.status === 200 && !bodies[index]?.includes('"replayed":true'),
    );
    expect(fresh).toHaveLength(1);
    expect(composer.calls.length - before).toBe(1);
    expect(await admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
  });
});
