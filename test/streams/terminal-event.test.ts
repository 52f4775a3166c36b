import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { startServices } from '#test/contract/start-services.ts';
import { eventNames, openStream } from './open-stream.ts';
import { startScriptedComposer } from './scripted-composer.ts';
import { flood, paced, silent } from './scripts.ts';

const composer = await startScriptedComposer();
afterAll(() => composer.close());

const UNAVAILABLE =
  /event: error\ndata: \{"type":"error","error":\{"code":"SERVICE_UNAVAILABLE","message":"[^"]+"\}\}\n\n$/;

describe('a stream ends with exactly one terminal event', () => {
  test('when the composer dies in mid-stream', async () => {
    const dying = await startScriptedComposer();
    dying.play(paced(1_000, 10));
    const services = await startServices({ composerAddress: dying.address });
    const { apiKey, slug } = await services.admin.newCaller();
    const stream = await openStream(services.url, apiKey, { prompt: 'x' });
    await stream.readUntil(/event: op/);
    await dying.close();
    const text = await stream.readAll();
    expect(text).toMatch(UNAVAILABLE);
    expect(eventNames(text).filter((name) => name !== 'op')).toEqual(['compose.started', 'error']);
    expect(await services.admin.usage(slug)).toMatchObject({ used: 0, reserved: 0 });
    await services.close();
  });

  test('when the composition takes longer than it may', async () => {
    composer.play(silent);
    const services = await startServices({ composerAddress: composer.address, gateway: { COMPOSE_TIMEOUT_MS: '400' } });
    const { apiKey, slug } = await services.admin.newCaller();
    const text = await (await openStream(services.url, apiKey, { prompt: 'x' })).readAll();
    expect(text).toMatch(UNAVAILABLE);
    expect(await services.admin.usage(slug)).toMatchObject({ used: 0, reserved: 0 });
    await services.close();
  });

  test('when the gateway closes: streams may finish within the grace period, the rest end with an error', async () => {
    const services = await startServices({
      composerAddress: composer.address,
      gateway: { GATEWAY_SHUTDOWN_GRACE_MS: '1000' },
    });
    const { apiKey, slug } = await services.admin.newCaller();
    composer.play(paced(20, 20));
    const short = await openStream(services.url, apiKey, { prompt: 'x' });
    composer.play(silent);
    const long = await openStream(services.url, apiKey, { prompt: 'x' });
    composer.play(flood(64 * 1024));
    const stuck = await openStream(services.url, apiKey, { prompt: 'x' });
    const texts = [short, long].map((stream) => stream.readAll());
    await services.stop('gateway');
    const [shortText = '', longText = ''] = await Promise.all(texts);
    expect(shortText).toMatch(/event: compose\.completed\n.+\n\n$/);
    expect(longText).toMatch(UNAVAILABLE);
    expect(await services.admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
    stuck.leave();
    await services.close();
  });

  test('and compose.started arrives before the composer does anything more', async () => {
    composer.play(silent);
    const services = await startServices({ composerAddress: composer.address });
    const { apiKey } = await services.admin.newCaller();
    const stream = await openStream(services.url, apiKey, { prompt: 'x' });
    expect(await stream.readUntil(/\n\n$/)).toMatch(/^event: compose\.started\ndata: \{"type":"compose\.started"/);
    expect(composer.calls.at(-1)?.written).toBe(1);
    stream.leave();
    await services.close();
  });
});

describe('while the gateway closes', () => {
  test('readyz says so, and requests are still taken until proxies have heard it', async () => {
    const settings = { GATEWAY_DRAIN_MS: '1000', GATEWAY_SHUTDOWN_GRACE_MS: '500' };
    const services = await startServices({ composerAddress: composer.address, gateway: settings });
    const { apiKey } = await services.admin.newCaller();
    expect((await fetch(`${services.url}/readyz`)).status).toBe(200);
    const closing = services.stop('gateway');
    const ready = await fetch(`${services.url}/readyz`);
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
    composer.play(silent);
    const late = await openStream(services.url, apiKey, { prompt: 'x' });
    expect(late.response.statusCode).toBe(200);
    expect(await late.readAll()).toMatch(UNAVAILABLE);
    await closing;
    await services.close();
  });

  test('and without such a time, no connection is taken any more', async () => {
    composer.play(silent);
    const settings = { GATEWAY_SHUTDOWN_GRACE_MS: '500' };
    const services = await startServices({ composerAddress: composer.address, gateway: settings });
    const { apiKey } = await services.admin.newCaller();
    const stream = await openStream(services.url, apiKey, { prompt: 'x' });
    const closing = services.stop('gateway');
    await setTimeout(50);
    await expect(fetch(`${services.url}/readyz`)).rejects.toThrow(/fetch failed/);
    expect(await stream.readAll()).toMatch(UNAVAILABLE);
    await closing;
    await services.close();
  });
});
