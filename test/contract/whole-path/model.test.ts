import { afterAll, describe, expect, test } from 'vitest';
import { foldOperations } from '#contract/json/apply-operation.ts';
import type { ComposeEvent } from '#contract/compose-event.ts';
import { findScript } from '#tools/model-backend/scripts/script-by-name.ts';
import { startModelBackend } from '#tools/model-backend/server.ts';
import { expectError, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

const TIERS = ['first', 'second', 'third'];
const backend = await startModelBackend();
const services = await startServices({
  composer: {
    COMPOSE_MODELS: TIERS.join(),
    OPENAI_API_KEY: 'any',
    OPENAI_BASE_URL: backend.url,
    MODEL_FIRST_TOKEN_TIMEOUT_MS: '1500',
  },
});
afterAll(async () => {
  await services.close();
  await backend.close();
});

/** A caller, for whom the tiers play these scripts; the last script serves all further tiers. */
async function withModels(...scripts: string[]) {
  TIERS.forEach((tier, index) => backend.script(tier, findScript(scripts[index] ?? scripts.at(-1)!)!));
  const caller = await services.admin.newCaller();
  const compose = (body: object = {}): Promise<Response> =>
    postCompose(services.url, caller.apiKey, { prompt: 'Book a table', ...body });
  return { compose, usage: () => services.admin.usage(caller.slug) };
}

const typesOf = (events: ComposeEvent[]): string[] => events.map(({ type }) => type);
const isFrame = (type: string): boolean => type !== 'op';

describe('composed by a model behind the real composer', () => {
  test('streams, completes and bills one generation, with the tokens of the model', async () => {
    const { compose, usage } = await withModels('scripted-good');
    const events = await readEvents(await compose());
    expect(typesOf(events).filter(isFrame)).toEqual(['compose.started', 'compose.completed']);
    const last = events.at(-1);
    expect(last?.type === 'compose.completed' && last.usage.input_tokens > 0 && last.usage.output_tokens > 0).toBe(
      true,
    );
    expect(await usage()).toMatchObject({ used: 1, reserved: 0 });
  });

  test('restarts on the stronger model when an attempt fails validation, and bills once', async () => {
    const { compose, usage } = await withModels('scripted-unknown-component', 'scripted-good');
    const events = await readEvents(await compose());
    expect(typesOf(events).filter(isFrame)).toEqual(['compose.started', 'compose.restarted', 'compose.completed']);
    const restart = events.findIndex(({ type }) => type === 'compose.restarted');
    const [first, next, last] = [events[0], events[restart], events.at(-1)];
    expect(next).toMatchObject({ reason: { code: expect.any(String) as string } });
    expect(first).not.toMatchObject({ model: (next as { model: string }).model });
    expect(last).toMatchObject({ model: (next as { model: string }).model });
    const rebuilt = events.slice(restart + 1).filter(({ type }) => type === 'op') as never[];
    expect(foldOperations({}, rebuilt)).toMatchObject({ root: expect.any(String) as string });
    expect(await usage()).toMatchObject({ used: 1, reserved: 0 });
  });

  test('fails with COMPOSITION_FAILED after two restarts: in-band when streamed, 502 when buffered, never billed', async () => {
    const { compose, usage } = await withModels('scripted-unknown-component');
    const events = await readEvents(await compose());
    expect(typesOf(events).filter(isFrame)).toEqual([
      'compose.started',
      'compose.restarted',
      'compose.restarted',
      'error',
    ]);
    expect(events.at(-1)).toMatchObject({ error: { code: 'COMPOSITION_FAILED' } });
    await expectError(await compose({ stream: false }), 502, 'COMPOSITION_FAILED');
    expect(await usage()).toMatchObject({ used: 0, reserved: 0 });
  });

  test('fails with MODEL_UNAVAILABLE when the backend refuses: in-band when streamed, 503 when buffered, never billed', async () => {
    const { compose, usage } = await withModels('scripted-http-503');
    const events = await readEvents(await compose());
    expect(events.at(-1)).toMatchObject({ type: 'error', error: { code: 'MODEL_UNAVAILABLE' } });
    await expectError(await compose({ stream: false }), 503, 'MODEL_UNAVAILABLE');
    expect(await usage()).toMatchObject({ used: 0, reserved: 0 });
  });

  test('sends compose.started before the model answers at all', async () => {
    const { compose } = await withModels('scripted-no-answer');
    const response = await compose();
    const reader = response.body!.getReader();
    const { value } = await reader.read();
    expect(new TextDecoder().decode(value)).toMatch(/^event: compose\.started\n/);
    await reader.cancel();
  });

  test('ends the call to the model when the client leaves', async () => {
    const { compose } = await withModels('scripted-silent-middle');
    const response = await compose();
    const reader = response.body!.getReader();
    await reader.read();
    await expect.poll(() => backend.requests.at(-1)?.outcome).toBe('running');
    const leftAtMs = Date.now();
    await reader.cancel();
    await expect.poll(() => backend.requests.at(-1)?.outcome, { timeout: 5_000 }).toBe('aborted');
    expect(backend.requests.at(-1)!.endedAtMs! - leftAtMs).toBeLessThan(1_000);
  });
});
