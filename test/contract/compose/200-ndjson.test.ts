import { createSpecStreamCompiler } from '@json-render/core';
import { afterAll, describe, expect, test } from 'vitest';
import { foldOperations } from '#contract/json/apply-operation.ts';
import type { Json } from '#contract/json/json.ts';
import type { Operation } from '#contract/json/operation.ts';
import { Refusal } from '#contract/refusal.ts';
import { add, completed, smallCard, STARTED, startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { dataOf, postCompose } from '../requests.ts';
import { startServices } from '../start-services.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address, gateway: { PING_INTERVAL_MS: '100' } });
const { url, admin } = services;
const { apiKey, slug } = await admin.newCaller();
afterAll(async () => {
  await services.close();
  await composer.close();
});

type Line = Operation | { __meta: string; [key: string]: unknown };

const LINES = { accept: 'application/x-ndjson' };

async function linesOf(response: Response): Promise<Line[]> {
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/x-ndjson; charset=utf-8']);
  return (await response.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line);
}

const operationsOf = (lines: Line[]): Operation[] => lines.filter((line): line is Operation => 'op' in line);
const fold = (lines: Line[], base: Json = {}): Json =>
  foldOperations({ elements: {}, ...(base as object) }, operationsOf(lines));

describe('POST /v1/compose with Accept: application/x-ndjson', () => {
  test('answers with the operations as lines and the usage as the last', async () => {
    composer.play(smallCard);
    const { spec } = await dataOf(await postCompose(url, apiKey, { prompt: 'x', stream: false }));
    const lines = await linesOf(await postCompose(url, apiKey, { prompt: 'x' }, LINES));
    expect(fold(lines)).toEqual(spec);
    expect(lines.at(-1)).toMatchObject({
      __meta: 'usage',
      promptTokens: 12,
      completionTokens: 34,
      totalTokens: 46,
      validated: true,
      generation_id: expect.stringMatching(/^gen_/) as string,
      components_used: ['Card'],
    });
  });

  test("answers with lines that json-render's own compiler folds to the spec", async () => {
    composer.play(smallCard);
    const text = await (await postCompose(url, apiKey, { prompt: 'x' }, LINES)).text();
    const compiler = createSpecStreamCompiler<Json>({ elements: {} });
    compiler.push(
      text
        .split('\n')
        .filter((line) => !line.includes('__meta'))
        .join('\n') + '\n',
    );
    expect(compiler.getResult()).toEqual(fold(await linesOf(await postCompose(url, apiKey, { prompt: 'x' }, LINES))));
  });

  test('takes back at a restart what was built', async () => {
    composer.play(async function* (request) {
      yield STARTED;
      yield add('/state', { wrong: 1 });
      yield add('/root', 'lost');
      yield add('/elements', {});
      yield add('/elements/lost', { type: 'Text', props: {}, children: [] });
      yield { $case: 'restarted', value: { model: 'scripted-2', reasonCode: 'validation_failed' } };
      yield add('/state', {});
      yield add('/root', 'card');
      yield add('/elements', {});
      yield add('/elements/card', { type: 'Card', props: {}, children: [] });
      yield completed(request);
    });
    const lines = await linesOf(await postCompose(url, apiKey, { prompt: 'x' }, LINES));
    expect(fold(lines)).toEqual({
      state: {},
      root: 'card',
      elements: { card: { type: 'Card', props: {}, children: [] } },
    });
  });

  test('builds an edit on the prior spec, and a restart returns to it', async () => {
    const prior = { state: { rows: [1, 2] }, root: 'a', elements: { a: { type: 'Card', props: {}, children: [] } } };
    composer.play(async function* (request) {
      yield STARTED;
      yield add('/elements/b', { type: 'Text', props: { text: 'no' }, children: [] });
      yield { $case: 'restarted', value: { model: 'scripted-2', reasonCode: 'validation_failed' } };
      yield add('/state/rows/0', 0);
      yield completed(request);
    });
    const body = { prompt: 'x', mode: 'edit', prior_spec: prior };
    const lines = await linesOf(await postCompose(url, apiKey, body, LINES));
    expect(fold(lines, structuredClone(prior))).toEqual({ ...prior, state: { rows: [0, 1, 2] } });
  });

  test('reports an error before the stream with the message at the top', async () => {
    const response = await postCompose(url, apiKey, { prompt: 'x', colour: 1 }, LINES);
    expect(response.status).toBe(400);
    const { message, error } = (await response.json()) as { message: string; error: { message: string; code: string } };
    expect(message).toContain('colour');
    expect(error).toEqual({ message, code: 'BAD_REQUEST' });
  });

  test('breaks the connection after an error within, and bills nothing', async () => {
    composer.play(async function* () {
      yield STARTED;
      yield add('/state', {});
      throw new Refusal('COMPOSITION_FAILED');
    });
    const usedBefore = (await admin.usage(slug)).used;
    const response = await postCompose(url, apiKey, { prompt: 'x' }, LINES);
    let text = '';
    const read = async (): Promise<void> => {
      const decoder = new TextDecoder();
      for await (const bytes of response.body ?? []) text += decoder.decode(bytes, { stream: true });
    };
    await expect(read()).rejects.toThrow();
    expect(JSON.parse(text.trim().split('\n').at(-1)!)).toMatchObject({
      __meta: 'error',
      error: { code: 'COMPOSITION_FAILED' },
    });
    expect((await admin.usage(slug)).used).toBe(usedBefore);
  });

  test('replays lines for free, and events of the same result', async () => {
    composer.play(smallCard);
    const headers = { 'idempotency-key': 'lines-1' };
    const first = await linesOf(await postCompose(url, apiKey, { prompt: 'x' }, { ...headers, ...LINES }));
    const again = await linesOf(await postCompose(url, apiKey, { prompt: 'x' }, { ...headers, ...LINES }));
    expect(operationsOf(again)).toEqual(operationsOf(first));
    expect(again.at(-1)).toMatchObject({ __meta: 'usage', replayed: true });
    const events = await (await postCompose(url, apiKey, { prompt: 'x' }, headers)).text();
    expect(events).toMatch(/^event: compose.started\n/);
  });

  test('pings with empty lines while a model thinks', async () => {
    composer.play(async function* (request) {
      yield STARTED;
      await new Promise((resolve) => setTimeout(resolve, 500));
      yield* smallCard(request);
    });
    const text = await (await postCompose(url, apiKey, { prompt: 'x' }, LINES)).text();
    expect(text.split('\n').filter((line) => line === '').length).toBeGreaterThan(2);
    expect(text).not.toContain(': ping');
  });

  test.each([
    ['text/event-stream'],
    ['*/*'],
    ['application/x-ndjson;q=0'],
    ['text/event-stream, application/x-ndjson'],
    ['application/json'],
  ])('answers with events to Accept: %s', async (accept) => {
    composer.play(smallCard);
    const response = await postCompose(url, apiKey, { prompt: 'x' }, { accept });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    await response.text();
  });

  test('answers with one envelope to stream false', async () => {
    composer.play(smallCard);
    await dataOf(await postCompose(url, apiKey, { prompt: 'x', stream: false }, LINES));
  });
});
