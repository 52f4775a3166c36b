import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { startServices } from '#test/contract/start-services.ts';
import { openStream } from './open-stream.ts';
import { type ScriptedCall, startScriptedComposer } from './scripted-composer.ts';
import { flood } from './scripts.ts';

const OPERATION_BYTES = 64 * 1024;

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address, gateway: { PING_INTERVAL_MS: '10' } });
const { url, admin } = services;
const { apiKey } = await admin.newCaller();
afterAll(async () => {
  await services.close();
  await composer.close();
});

/** Waits until the composer has written nothing for a while, and returns how much it had by then. */
async function writtenWhenStill(call: ScriptedCall): Promise<number> {
  for (;;) {
    const before = call.written;
    await setTimeout(300);
    if (call.written === before) return before;
  }
}

describe('a reader that stops', () => {
  test('pauses the composer with a few megabytes in transit, and resumes it', async () => {
    composer.play(flood(OPERATION_BYTES));
    const stream = await openStream(url, apiKey, { prompt: 'x' });
    const call = composer.calls.at(-1)!;
    const written = await writtenWhenStill(call);
    // Socket buffers and the gRPC window hold what is under way: a few megabytes at most.
    expect(written * OPERATION_BYTES).toBeLessThan(32 * 1024 * 1024);
    await stream.readBytes((written + 100) * OPERATION_BYTES);
    expect(call.written).toBeGreaterThan(written + 90);
    expect(call.cancelledAtMs).toBeUndefined();
    stream.leave();
  });

  test('is not pinged meanwhile: pings would only queue', async () => {
    composer.play(flood(OPERATION_BYTES));
    const stream = await openStream(url, apiKey, { prompt: 'x' });
    const written = await writtenWhenStill(composer.calls.at(-1)!);
    await setTimeout(500);
    await stream.readBytes((written + 100) * OPERATION_BYTES);
    expect(await stream.readUntil(/event: op/)).not.toMatch(/(: ping\n\n){10}/);
    stream.leave();
  });
});
