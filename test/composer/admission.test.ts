import { setTimeout } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import type { ComposeRequest } from '#proto/composer/v1/composer.ts';
import { startComposerUnderTest } from './composer-under-test.ts';

const composer = await startComposerUnderTest(['scripted-silent-middle'], undefined, { maxActive: 2 });
afterAll(() => composer.close());

const request: ComposeRequest = { generationId: 'gen_1', prompt: 'a form', actions: [], includeSpec: false };

function occupy() {
  const call = composer.client.compose(request);
  call.on('error', () => undefined);
  const started = new Promise((resolve) => call.once('data', resolve));
  return { started, leave: () => call.cancel() };
}

describe('a composer that is full', () => {
  test('refuses with SERVICE_UNAVAILABLE before it starts, and takes again when one has left', async () => {
    const running = [occupy(), occupy()];
    await Promise.all(running.map(({ started }) => started));
    const refused = await composer.compose({});
    expect(refused.events).toEqual([]);
    expect(refused.refusal).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Too many compositions are running. Nothing was billed; retry with backoff.',
    });
    running[0]!.leave();
    running[1]!.leave();
    const next = [await freePlace(), await freePlace()];
    for (const { leave } of next) leave();
  });

  test('keeps no place for what it refuses otherwise', async () => {
    const first = await freePlace();
    const bad = () => composer.compose({ priorSpecJson: '{"root":1}' }).then(({ refusal }) => refusal?.code);
    await expect.poll(bad).toBe('BAD_REQUEST');
    for (let times = 0; times < 5; times += 1) expect(await bad()).toBe('BAD_REQUEST');
    const second = await freePlace();
    for (const { leave } of [first, second]) leave();
  });
});

/** A slot is freed a moment after a caller has left, once the cancellation arrives. */
async function freePlace() {
  for (;;) {
    const next = occupy();
    if (await Promise.race([next.started.then(() => true), setTimeout(500, false)])) return next;
    next.leave();
  }
}
