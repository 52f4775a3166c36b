import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { readConfig } from '#services/gateway/config.ts';
import { startServices } from '#test/contract/start-services.ts';
import { openStream } from './open-stream.ts';
import { startScriptedComposer } from './scripted-composer.ts';
import { paced, silent } from './scripts.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address, gateway: { PING_INTERVAL_MS: '100' } });
const { url, admin } = services;
const { apiKey } = await admin.newCaller();
afterAll(async () => {
  await services.close();
  await composer.close();
});

describe('the keepalive comment', () => {
  test('comes every 15 seconds unless the operator says otherwise', () => {
    expect(readConfig({}).pingIntervalMs).toBe(15_000);
  });

  test('comes again and again while the model is silent', async () => {
    composer.play(silent);
    const stream = await openStream(url, apiKey, { prompt: 'x' });
    const text = await stream.readUntil(/(: ping\n\n){4}/);
    expect(text).toMatch(/^event: compose\.started\ndata: \{.+\}\n\n(: ping\n\n)+$/);
    stream.leave();
  });

  test('counts from the opening of its stream, whatever other streams are open', async () => {
    composer.play(silent);
    const firstPingAfterMs = async (): Promise<number> => {
      const openedMs = performance.now();
      const stream = await openStream(url, apiKey, { prompt: 'x' });
      await stream.readUntil(/: ping/);
      stream.leave();
      return performance.now() - openedMs;
    };
    for (const pauseMs of [0, 30, 60]) {
      await setTimeout(pauseMs);
      expect(await firstPingAfterMs()).toBeGreaterThanOrEqual(99);
    }
  });

  test('comes between events, never within one', async () => {
    composer.play(paced(40, 10));
    const text = await (await openStream(url, apiKey, { prompt: 'x' })).readAll();
    const blocks = text.split('\n\n').slice(0, -1);
    expect(blocks.filter((block) => block === ': ping').length).toBeGreaterThan(0);
    for (const block of blocks) expect(block).toMatch(/^(: ping|event: [a-z.]+\ndata: \{.*\})$/);
    expect(blocks.at(-1)).toMatch(/^event: compose\.completed\n/);
  });

  test('does not come in buffered answers', async () => {
    composer.play(paced(30, 10));
    const text = await (await openStream(url, apiKey, { prompt: 'x', stream: false })).readAll();
    expect(JSON.parse(text)).toMatchObject({ success: true });
  });
});
