import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { smallCard, startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { dataOf, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

const HOUR_MS = 3_600_000;
const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address, startAtMs: Date.now() });
const { url, admin } = services;
afterAll(async () => {
  await services.close();
  await composer.close();
});
beforeEach(() => composer.play(smallCard));

const replay = { 'idempotency-key': 'key-1' };

describe('POST /v1/compose with an Idempotency-Key that holds a result answers 200 with a free replay', () => {
  test('with stream true: started, every stored operation as it was sent, completed with replayed', async () => {
    const { apiKey, slug } = await admin.newCaller();
    const first = await postCompose(url, apiKey, { prompt: 'x' }, replay);
    const events = await readEvents(first);
    const again = await postCompose(url, apiKey, { prompt: 'x' }, replay);
    const replayed = await readEvents(again);
    expect(replayed.slice(0, -1)).toEqual(events.slice(0, -1));
    const { interactions: _interactions, components_used: _used, ...kept } = events.at(-1) as Record<string, unknown>;
    expect(replayed.at(-1)).toEqual({ ...kept, replayed: true });
    expect(first.headers.has('idempotent-replayed')).toBe(false);
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(again.headers.get('x-generation-id')).toBe(first.headers.get('x-generation-id'));
    expect(await admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
  });

  test('byte for byte, also of numbers and key orders that JSON.parse would not keep', async () => {
    composer.play(async function* (request) {
      for await (const event of smallCard(request)) {
        yield event;
        if (event.$case !== 'started') continue;
        yield {
          $case: 'operation',
          value: { op: 'add', path: '/n', valueJson: '{"b":1.0,"2":12345678901234567890,"1":0}' },
        };
      }
    });
    const { apiKey } = await admin.newCaller();
    const first = await (await postCompose(url, apiKey, { prompt: 'x' }, replay)).text();
    const again = await (await postCompose(url, apiKey, { prompt: 'x' }, replay)).text();
    const framesOf = (text: string): string[] => text.split('\n\n').filter((frame) => frame.startsWith('event: op'));
    expect(framesOf(again)).toEqual(framesOf(first));
    expect(again).toContain('{"b":1.0,"2":12345678901234567890,"1":0}');
  });

  test('with stream false: the stored envelope with replayed', async () => {
    const { apiKey, slug } = await admin.newCaller();
    const body = { prompt: 'x', stream: false };
    const first = await dataOf(await postCompose(url, apiKey, body, replay));
    const again = await postCompose(url, apiKey, body, replay);
    const { interactions: _interactions, components_used: _used, ...kept } = first;
    expect(await dataOf(again)).toEqual({ ...kept, replayed: true });
    expect(again.headers.get('idempotent-replayed')).toBe('true');
    expect(await admin.usage(slug)).toMatchObject({ used: 1 });
  });

  test('without the operations of attempts that were thrown away', async () => {
    composer.play(async function* (request) {
      let restarted = false;
      for await (const event of smallCard(request)) {
        yield event;
        if (restarted || event.$case !== 'operation') continue;
        restarted = true;
        yield { $case: 'restarted', value: { model: 'scripted-2', reasonCode: 'validation_failed' } };
      }
    });
    const { apiKey } = await admin.newCaller();
    await readEvents(await postCompose(url, apiKey, { prompt: 'x' }, replay));
    const again = await readEvents(await postCompose(url, apiKey, { prompt: 'x' }, replay));
    expect(again.map(({ type }) => type)).toEqual(['compose.started', 'op', 'op', 'op', 'compose.completed']);
  });

  test('for another key of the same workspace, and for no other workspace', async () => {
    const owner = await admin.newCaller();
    const rotated = await admin.newKey(owner.slug);
    const stranger = await admin.newCaller();
    const first = await postCompose(url, owner.apiKey, { prompt: 'x' }, replay);
    await readEvents(first);
    const same = await postCompose(url, rotated.apiKey, { prompt: 'x' }, replay);
    const other = await postCompose(url, stranger.apiKey, { prompt: 'x' }, replay);
    await Promise.all([readEvents(same), readEvents(other)]);
    expect(same.headers.get('x-generation-id')).toBe(first.headers.get('x-generation-id'));
    expect(other.headers.get('x-generation-id')).not.toBe(first.headers.get('x-generation-id'));
  });

  test('even when the quota is spent', async () => {
    const tierKey = await admin.newPlan({ monthlyGenerations: 1 });
    const { apiKey } = await admin.newCaller({ tierKey });
    await readEvents(await postCompose(url, apiKey, { prompt: 'x' }, replay));
    const refused = await postCompose(url, apiKey, { prompt: 'x' });
    expect(refused.status).toBe(429);
    const events = await readEvents(await postCompose(url, apiKey, { prompt: 'x' }, replay));
    expect(events.at(-1)).toMatchObject({ type: 'compose.completed', replayed: true });
  });

  test('for 24 hours; then the key starts a fresh billable compose', async () => {
    const { apiKey } = await admin.newCaller();
    const first = await postCompose(url, apiKey, { prompt: 'x' }, replay);
    await readEvents(first);
    await services.passTime(24 * HOUR_MS - 1);
    const inTime = await postCompose(url, apiKey, { prompt: 'x' }, replay);
    await readEvents(inTime);
    expect(inTime.headers.get('idempotent-replayed')).toBe('true');
    await services.passTime(1);
    const late = await postCompose(url, apiKey, { prompt: 'x' }, replay);
    await readEvents(late);
    expect(late.headers.has('idempotent-replayed')).toBe(false);
    expect(late.headers.get('x-generation-id')).not.toBe(first.headers.get('x-generation-id'));
  });
});
