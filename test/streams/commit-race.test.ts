import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { postCompose, readEvents } from '#test/contract/requests.ts';
import { startServices } from '#test/contract/start-services.ts';
import { postAlone } from './open-stream.ts';
import { startScriptedComposer } from './scripted-composer.ts';

const ROUNDS = 60;

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { url, admin } = services;
afterAll(async () => {
  await services.close();
  await composer.close();
});

test('whenever a client leaves, a billed result can be replayed and an unbilled one leaves key and quota free', async () => {
  const outcomes = { billed: 0, unbilled: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { apiKey, slug } = await admin.newCaller();
    const keyed = { 'idempotency-key': 'k' };
    let seen = '';
    const request = postAlone(url, apiKey, { prompt: 'x' }, keyed);
    request.on('error', () => undefined);
    request.on('response', (response) => {
      response.on('error', () => undefined).on('data', (chunk) => (seen += String(chunk)));
    });
    // From long before billing to long after it.
    await setTimeout(Math.random() * 15);
    request.destroy();
    await expect.poll(async () => (await admin.usage(slug)).reserved).toBe(0);
    const { used } = await admin.usage(slug);
    if (seen.includes('event: compose.completed')) expect(used).toBe(1);
    const retry = await postCompose(url, apiKey, { prompt: 'x' }, keyed);
    const last = (await readEvents(retry)).at(-1);
    expect(last?.type).toBe('compose.completed');
    expect('replayed' in last!).toBe(used === 1);
    expect(await admin.usage(slug)).toMatchObject({ used: 1, reserved: 0 });
    outcomes[used === 1 ? 'billed' : 'unbilled'] += 1;
  }
  // The race was on: both ends happened.
  expect(outcomes.billed).toBeGreaterThan(0);
  expect(outcomes.unbilled).toBeGreaterThan(0);
});
