import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { ReadableSpan } from '@opentelemetry/sdk-trace';
import { afterAll, describe, expect, test } from 'vitest';
import { postCompose, readEvents } from '#test/contract/requests.ts';
import { startServices } from '#test/contract/start-services.ts';
import { findScript } from '#tools/model-backend/scripts/script-by-name.ts';
import { startModelBackend } from '#tools/model-backend/server.ts';
import { openStream } from '#test/streams/open-stream.ts';
import { recordSpans } from './record-spans.ts';

const { spans, stop } = recordSpans();
afterAll(stop);
const backend = await startModelBackend();
const services = await startServices({
  composer: {
    OPENAI_API_KEY: 'scripted',
    OPENAI_BASE_URL: backend.url,
    COMPOSE_MODELS: JSON.stringify([{ model: 'first', temperature: 0.5, max_output_tokens: 900 }]),
  },
});
const { apiKey } = await services.admin.newCaller();
afterAll(async () => {
  await services.close();
  await backend.close();
});

let count = 0;

/**
 * Composes under a trace of its own, with a model that plays this script; gives the spans of that trace by name, once
 * all have ended.
 */
async function traceOf(model: string, work: (headers: Record<string, string>) => Promise<unknown>) {
  const traceId = String((count += 1)).padStart(32, '0');
  backend.script('first', findScript(model)!);
  await work({ traceparent: `00-${traceId}-00f067aa0ba902b7-01` });
  const mine = () => spans().filter((span) => span.spanContext().traceId === traceId);
  const names = ['POST /v1/compose', 'composer.v1.ComposerService/Compose', 'chat first'];
  await expect.poll(() => mine().map(({ name }) => name)).toEqual(expect.arrayContaining(names));
  return new Map(mine().map((span) => [span.name, span]));
}

const parentOf = (span: ReadableSpan | undefined): string | undefined => span?.parentSpanContext?.spanId;
const compose = async (headers: Record<string, string>) =>
  readEvents(await postCompose(services.url, apiKey, { prompt: 'SECRET form' }, headers));

describe('with an SDK, a request is one trace', () => {
  test("from the caller's span through all three services to the model", async () => {
    const found = await traceOf('scripted-good', compose);
    const request = found.get('POST /v1/compose');
    expect(parentOf(request)).toBe('00f067aa0ba902b7');
    const requestSpanId = request?.spanContext().spanId;
    const calls = ['Authorize', 'Begin', 'Settle'].map((method) => `accounts.v1.AccountsService/${method}`);
    for (const name of [...calls, 'composer.v1.ComposerService/Compose']) {
      expect([name, parentOf(found.get(name))]).toEqual([name, requestSpanId]);
    }
    const composition = found.get('composer.v1.ComposerService/Compose');
    expect(parentOf(found.get('chat first'))).toBe(composition?.spanContext().spanId);
  });

  test('whose model call says what GenAI conventions ask for, and no word of prompt or answer', async () => {
    const found = await traceOf('scripted-good', compose);
    expect(found.get('chat first')).toMatchObject({
      kind: SpanKind.CLIENT,
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': 'openai',
        'gen_ai.request.model': 'first',
        'gen_ai.request.temperature': 0.5,
        'gen_ai.request.max_tokens': 900,
        'gen_ai.response.model': 'first',
        'gen_ai.response.finish_reasons': ['stop'],
        'gen_ai.usage.input_tokens': expect.any(Number) as number,
        'gen_ai.usage.output_tokens': expect.any(Number) as number,
        'server.address': '127.0.0.1',
      },
    });
    const told = spans().map(({ name, attributes, events, status }) => ({ name, attributes, events, status }));
    const text = JSON.stringify(told);
    for (const secret of ['SECRET', apiKey, 'Book a table']) expect(text).not.toContain(secret);
  });

  test('whose spans say what failed', async () => {
    const found = await traceOf('scripted-http-500', compose);
    for (const name of ['chat first', 'composer.v1.ComposerService/Compose', 'POST /v1/compose']) {
      expect([name, found.get(name)?.status.code]).toEqual([name, SpanStatusCode.ERROR]);
    }
    expect(found.get('POST /v1/compose')?.attributes).toMatchObject({
      'http.route': '/v1/compose',
      'error.type': 'MODEL_UNAVAILABLE',
      'uic.outcome': 'failed',
    });
  });

  test('in which a client that leaves is not a failure', async () => {
    const found = await traceOf('scripted-silent-middle', async (headers) => {
      const stream = await openStream(services.url, apiKey, { prompt: 'x' }, headers);
      // Its own operation shows that the model has been asked.
      await stream.readUntil(/"path":"\/(?:state|elements)\/./);
      stream.leave();
    });
    for (const name of ['chat first', 'composer.v1.ComposerService/Compose', 'POST /v1/compose']) {
      expect([name, found.get(name)?.status.code]).toEqual([name, SpanStatusCode.UNSET]);
    }
    expect(found.get('chat first')?.attributes['error.type']).toBe('cancelled');
  });
});
