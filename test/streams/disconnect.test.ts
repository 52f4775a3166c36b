import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startServices } from '#test/contract/start-services.ts';
import { openStream, postAlone } from './open-stream.ts';
import { type Script, startScriptedComposer } from './scripted-composer.ts';
import { flood, mute, paced, silent } from './scripts.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { url, admin } = services;
const { apiKey, slug } = await admin.newCaller();
afterAll(async () => {
  await services.close();
  await composer.close();
});

let sent = 0;
const named = (): Record<string, string> => ({ 'x-request-id': `leave-${(sent += 1)}` });
beforeEach(() => composer.calls.splice(0));

/** Expects that everything the request held is given back, soon after `leftAtMs`. */
async function expectCancelled(leftAtMs: number): Promise<void> {
  const [call] = composer.calls;
  await expect.poll(() => call?.cancelledAtMs, { timeout: 5_000 }).toBeTypeOf('number');
  expect(call!.cancelledAtMs! - leftAtMs).toBeLessThan(1_000);
  await expect.poll(async () => (await admin.usage(slug)).reserved, { timeout: 5_000 }).toBe(0);
  expect((await admin.usage(slug)).used).toBe(0);
  const mine = () => services.logLines().filter((line) => line['requestId'] === `leave-${sent}`);
  await expect.poll(mine).toMatchObject([{ outcome: 'client_gone' }]);
}

describe('a client that leaves cancels the composer within a second, is not billed and frees its reservation', () => {
  test.each<[string, Script]>([
    ['between operations', paced(1_000, 20)],
    ['while the model is silent', silent],
    ['while operations rush', flood(100)],
  ])('%s', async (_, script) => {
    composer.play(script);
    const stream = await openStream(url, apiKey, { prompt: 'x' }, named());
    await stream.readUntil(/compose\.started/);
    stream.leave();
    await expectCancelled(performance.now());
  });

  test('under backpressure, when it has long stopped reading', async () => {
    composer.play(flood(64 * 1024));
    const stream = await openStream(url, apiKey, { prompt: 'x' }, named());
    const [call] = composer.calls;
    let written = -1;
    await expect.poll(() => written === (written = call!.written), { interval: 300, timeout: 10_000 }).toBe(true);
    stream.leave();
    await expectCancelled(performance.now());
  });

  test('before the composer has started', async () => {
    composer.play(mute);
    const request = postAlone(url, apiKey, { prompt: 'x' }, named());
    request.on('error', () => undefined);
    await expect.poll(() => composer.calls.length).toBe(1);
    request.destroy();
    await expectCancelled(performance.now());
  });

  test('while a buffered answer is composed', async () => {
    composer.play(silent);
    const request = postAlone(url, apiKey, { prompt: 'x', stream: false }, named());
    request.on('error', () => undefined);
    await expect.poll(() => composer.calls.length).toBe(1);
    request.destroy();
    await expectCancelled(performance.now());
  });
});

test('a client that leaves while sending its body leaves nothing behind', async () => {
  const request = postAlone(url, apiKey, { prompt: 'x' }, { ...named(), 'content-length': '5000' });
  request.on('error', () => undefined);
  await new Promise((resolve) => setTimeout(resolve, 100));
  request.destroy();
  const mine = () => services.logLines().filter((line) => line['requestId'] === `leave-${sent}`);
  await expect.poll(mine).toMatchObject([{ outcome: 'client_gone' }]);
  expect(composer.calls).toEqual([]);
  expect(await admin.usage(slug)).toMatchObject({ used: 0, reserved: 0 });
});
