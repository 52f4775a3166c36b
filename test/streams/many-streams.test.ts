import { afterAll, expect, test } from 'vitest';
import { postCompose, readEvents } from '#test/contract/requests.ts';
import { startServices } from '#test/contract/start-services.ts';
import { add, completed, STARTED, startScriptedComposer } from './scripted-composer.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { url, admin } = services;
afterAll(async () => {
  await services.close();
  await composer.close();
});

test('100 streams at once each get their own operations, in order, and are billed once each', async () => {
  composer.play(async function* (request) {
    yield STARTED;
    for (let index = 0; index < 50; index += 1) {
      await new Promise((resolve) => setImmediate(resolve));
      yield add(`/state/n${index}`, request.prompt);
    }
    yield completed(request, 50);
  });
  const { apiKey, slug } = await admin.newCaller();
  const prompts = Array.from({ length: 100 }, (_, index) => `prompt ${index}`);
  const streams = await Promise.all(
    prompts.map(async (prompt) => readEvents(await postCompose(url, apiKey, { prompt }))),
  );
  for (const [index, events] of streams.entries()) {
    const operations = events.flatMap((event) => (event.type === 'op' ? [[event.path, event.value]] : []));
    expect(operations).toEqual(Array.from({ length: 50 }, (_, step) => [`/state/n${step}`, prompts[index]]));
    expect(events.at(-1)?.type).toBe('compose.completed');
  }
  expect(await admin.usage(slug)).toMatchObject({ used: 100, reserved: 0 });
});
