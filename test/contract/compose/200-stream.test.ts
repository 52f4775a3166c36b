import { afterAll, describe, expect, test } from 'vitest';
import { foldOperations } from '#contract/json/apply-operation.ts';
import type { ComposeEvent } from '#contract/compose-event.ts';
import type { Operation } from '#contract/json/operation.ts';
import { add, completed, smallCard, STARTED, startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { dataOf, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { url, admin } = services;
const { apiKey, slug } = await admin.newCaller();
afterAll(async () => {
  await services.close();
  await composer.close();
});

const typesOf = (events: ComposeEvent[]): string[] => events.map(({ type }) => type);
const operationsOf = (events: ComposeEvent[]): Operation[] =>
  events.filter(({ type }) => type === 'op') as unknown as Operation[];

describe('POST /v1/compose with stream true answers 200', () => {
  test('with started, operations and completed, by default', async () => {
    const response = await postCompose(url, apiKey, { prompt: 'x' });
    const events = await readEvents(response);
    expect(typesOf(events)).toEqual(['compose.started', 'op', 'op', 'op', 'op', 'compose.completed']);
    const generationId = response.headers.get('x-generation-id');
    expect(generationId).toMatch(/^gen_/);
    expect(events[0]).toEqual({ type: 'compose.started', generation_id: generationId, model: 'scripted-1' });
    expect(events.at(-1)).toEqual({
      type: 'compose.completed',
      generation_id: generationId,
      model: 'scripted-1',
      operation_count: 4,
      usage: { input_tokens: 12, output_tokens: 34 },
      validated: true,
      interactions: [
        { element: 'card', event: 'commit', action: 'save', kind: 'agent', params: { id: { $state: '/id' } } },
        { element: 'card', event: 'dismiss', action: 'close', kind: 'host', params: null },
      ],
      components_used: ['Card'],
    });
  });

  test('with operations that fold to the spec of the buffered answer', async () => {
    const events = await readEvents(await postCompose(url, apiKey, { prompt: 'x', stream: true }));
    const { spec } = await dataOf(await postCompose(url, apiKey, { prompt: 'x', stream: false }));
    expect(foldOperations({}, operationsOf(events))).toEqual(spec);
  });

  test('with headers that keep proxies from buffering, compressing or storing it', async () => {
    const response = await postCompose(url, apiKey, { prompt: 'x' });
    await readEvents(response);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-cache, no-transform',
      'x-accel-buffering': 'no',
      'transfer-encoding': 'chunked',
    });
    expect(response.headers.has('etag')).toBe(false);
    expect(response.headers.has('content-length')).toBe(false);
    expect(response.headers.has('x-powered-by')).toBe(false);
  });

  test('with every member of an operation as the composer gave it, null values and sources included', async () => {
    composer.play(async function* (request) {
      yield STARTED;
      yield add('/state', { 'line\nbreak': 'a"b\u2028c', none: null });
      yield { $case: 'operation', value: { op: 'replace', path: '/state/none', valueJson: 'null' } };
      yield {
        $case: 'operation',
        value: { op: 'replace', path: '/state/n', valueJson: '{\n  "n": 12345678901234567890\r\n}' },
      };
      yield { $case: 'operation', value: { op: 'remove', path: '/state/"quoted"' } };
      yield { $case: 'operation', value: { op: 'move', path: '/state/a', from: '/state/b' } };
      yield completed(request);
    });
    const response = await postCompose(url, apiKey, { prompt: 'x' });
    const text = await response.text();
    const frames = text.split('\n\n').slice(1, 6);
    expect(frames).toEqual([
      'event: op\ndata: {"type":"op","op":"add","path":"/state","value":{"line\\nbreak":"a\\"b\u2028c","none":null}}',
      'event: op\ndata: {"type":"op","op":"replace","path":"/state/none","value":null}',
      'event: op\ndata: {"type":"op","op":"replace","path":"/state/n","value":{   "n": 12345678901234567890 }}',
      'event: op\ndata: {"type":"op","op":"remove","path":"/state/\\"quoted\\""}',
      'event: op\ndata: {"type":"op","op":"move","path":"/state/a","from":"/state/b"}',
    ]);
    composer.play(smallCard);
  });

  test('with compose.restarted between attempts, up to two of them', async () => {
    composer.play(async function* (request) {
      yield STARTED;
      yield add('/root', 'lost');
      yield { $case: 'restarted', value: { model: 'scripted-2', reasonCode: 'validation_failed' } };
      yield add('/root', 'lost too');
      yield { $case: 'restarted', value: { model: 'scripted-3', reasonCode: 'validation_failed' } };
      yield* afterStart(smallCard(request));
    });
    const events = await readEvents(await postCompose(url, apiKey, { prompt: 'x' }));
    expect(typesOf(events).join(' ')).toBe(
      'compose.started op compose.restarted op compose.restarted op op op op compose.completed',
    );
    expect(events[2]).toEqual({
      type: 'compose.restarted',
      generation_id: expect.stringMatching(/^gen_/) as string,
      model: 'scripted-2',
      reason: { code: 'validation_failed' },
    });
    composer.play(smallCard);
  });

  test('and bills one generation when it completes, with restarts or without', async () => {
    const before = (await admin.usage(slug)).used;
    await readEvents(await postCompose(url, apiKey, { prompt: 'x' }));
    expect(await admin.usage(slug)).toMatchObject({ used: before + 1, reserved: 0 });
  });

  test('and records the metadata with the generation', async () => {
    const metadata = { order: 4711, note: 'für später' };
    const response = await postCompose(url, apiKey, { prompt: 'x', metadata });
    await readEvents(response);
    const rows = await services.query<{ metadata_json: string }>(
      'SELECT metadata_json FROM ledger WHERE generation_id = $1',
      [response.headers.get('x-generation-id')],
    );
    expect(rows.map((row) => JSON.parse(row.metadata_json) as unknown)).toEqual([metadata]);
  });

  test('and hands everything but stream and metadata on to the composer', async () => {
    const body = {
      prompt: 'A form',
      ui_type: 'form',
      mode: 'edit',
      data: { a: 1 },
      actions: [
        { name: 'save', params: { type: 'object' }, required: true, kind: false },
        { name: 'go', kind: 'host', channel: 'c' },
      ],
      action_policy: 'declared_only',
      prior_spec: { root: 'a' },
      action_context: { action: 'save' },
      custom_components: [{ name: 'Gauge' }],
      max_operations: 7,
      context: { theme: 'dark', framework_hint: 'react' },
      metadata: { order: 'secret-of-the-caller' },
    };
    const response = await postCompose(url, apiKey, body, { 'x-request-id': 'req-1' });
    await readEvents(response);
    const { request, requestId } = composer.calls.at(-1)!;
    expect(requestId).toBe('req-1');
    expect(request).toEqual({
      generationId: response.headers.get('x-generation-id'),
      prompt: 'A form',
      uiType: 'form',
      mode: 'edit',
      dataJson: '{"a":1}',
      actions: [
        {
          name: 'save',
          paramsJson: '{"type":"object"}',
          required: true,
          kind: 'false',
          role: undefined,
          description: undefined,
          prompt: undefined,
          channel: undefined,
        },
        {
          name: 'go',
          paramsJson: undefined,
          required: false,
          kind: 'host',
          role: undefined,
          description: undefined,
          prompt: undefined,
          channel: 'c',
        },
      ],
      actionPolicy: 'declared_only',
      priorSpecJson: '{"root":"a"}',
      actionContextJson: '{"action":"save"}',
      customComponentsJson: '[{"name":"Gauge"}]',
      maxOperations: 7,
      theme: 'dark',
      frameworkHint: 'react',
      includeSpec: false,
    });
    expect(JSON.stringify(request)).not.toContain('secret-of-the-caller');
  });
});

async function* afterStart<Event extends { $case: string }>(events: AsyncIterable<Event>): AsyncGenerator<Event> {
  for await (const event of events) if (event.$case !== 'started') yield event;
}
