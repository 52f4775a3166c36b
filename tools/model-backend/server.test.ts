import OpenAI, { APIError } from 'openai';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ModelBackend, startModelBackend, unreachableUrl } from './server.ts';

let backend: ModelBackend;
let client: OpenAI;

beforeAll(async () => {
  backend = await startModelBackend();
  client = clientOf(backend.url);
});
afterAll(() => backend.close());

describe('a streamed answer', () => {
  test('arrives through the OpenAI client with text, finish reason and usage', async () => {
    backend.script('mine', { steps: [{ text: 'héllo ' }, { text: 'wörld 😀' }], finishReason: 'length' });
    const { text, finishReason, usage } = await streamed('mine');
    expect({ text, finishReason }).toEqual({ text: 'héllo wörld 😀', finishReason: 'length' });
    expect(usage).toEqual({ prompt_tokens: 9, completion_tokens: 4, total_tokens: 13 });
  });

  test('carries no usage when the request did not ask for it', async () => {
    const stream = await client.chat.completions.create({ ...chat('scripted-good'), stream: true });
    for await (const chunk of stream) expect(chunk.usage).toBeUndefined();
  });

  test('is the same text when the body is cut into single bytes', async () => {
    expect((await streamed('scripted-byte-slices')).text).toBe((await streamed('scripted-good')).text);
  });

  test('ends its frames with [DONE], and sends reasoning next to the content', async () => {
    const body = await raw('scripted-reasoning');
    expect(body).toContain('"reasoning_content":"A Card');
    expect(body.endsWith('data: [DONE]\n\n')).toBe(true);
  });
});

describe('an answer in one piece', () => {
  test('holds the same text as the stream', async () => {
    const whole = await client.chat.completions.create(chat('scripted-good'));
    expect(whole.choices[0]?.message.content).toBe((await streamed('scripted-good')).text);
    expect(whole.choices[0]?.finish_reason).toBe('stop');
  });

  test('ends even when the script does not', async () => {
    const whole = await client.chat.completions.create(chat('scripted-runaway'));
    expect(whole.choices[0]?.message.content?.length).toBeGreaterThan(100_000);
  });
});

describe('a failing backend', () => {
  test.each([
    ['scripted-http-401', 401],
    ['scripted-http-404', 404],
    ['scripted-http-429', 429],
    ['scripted-http-500', 500],
    ['scripted-http-503', 503],
    ['no-such-model', 404],
  ])('%s is refused with status %i', async (model, status) => {
    await expect(streamed(model)).rejects.toMatchObject({ status, error: { message: expect.any(String) } });
  });

  test('says when to retry', async () => {
    const refused = await streamed('scripted-http-429-retry-after').catch((thrown: unknown) => thrown);
    expect(refused instanceof APIError && refused.headers?.get('retry-after')).toBe('7');
  });

  test('answers HTML with status 200', async () => {
    const response = await post('scripted-html');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
  });

  test('breaks the connection before the first byte, or refuses it', async () => {
    await expect(post('scripted-reset')).rejects.toThrow();
    await expect(fetch(await unreachableUrl())).rejects.toThrow();
  });

  test('breaks off in mid-stream, with and without a clean end', async () => {
    const ended = await raw('scripted-cut-end');
    expect(ended).toContain('"content":');
    expect(ended).not.toMatch(/\[DONE\]|"finish_reason":"/);
    await expect(raw('scripted-cut-reset')).rejects.toThrow();
  });
});

describe('what a request did', () => {
  test('is recorded with headers, body and outcome', async () => {
    await client.chat.completions.create({ ...chat('scripted-good'), temperature: 0.3 });
    const last = backend.requests.at(-1);
    expect(last).toMatchObject({ outcome: 'answered', body: { model: 'scripted-good', temperature: 0.3 } });
    expect(last?.headers['authorization']).toBe('Bearer any-text');
  });

  test.each([
    'scripted-no-answer',
    'scripted-silent-start',
    'scripted-silent-middle',
    'scripted-runaway',
    'scripted-slow-start',
  ])('%s notices when the client leaves', async (model) => {
    const leaving = new AbortController();
    const reading = client.chat.completions
      .create({ ...chat(model), stream: true }, { signal: leaving.signal })
      .then((stream) => Array.fromAsync(stream));
    await vi.waitFor(() => expect(backend.requests.at(-1)).toMatchObject({ body: { model }, outcome: 'running' }));
    setTimeout(() => leaving.abort(), 50);
    await reading.catch(() => undefined);
    await vi.waitFor(() => expect(backend.requests.at(-1)?.outcome).toBe('aborted'));
    expect(backend.requests.at(-1)?.endedAtMs).toEqual(expect.any(Number));
  });
});

test('the list of models names every script', async () => {
  const names = (await client.models.list()).data.map(({ id }) => id);
  expect(names).toEqual(expect.arrayContaining(['scripted-good', 'scripted-http-401', 'scripted-runaway']));
});

test('an unknown route is answered with 404 in the error envelope', async () => {
  const response = await fetch(`${backend.url}/embeddings`, { method: 'POST' });
  expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'unknown_url' } }]);
});

test('a body that is not JSON is answered with 400', async () => {
  const response = await fetch(`${backend.url}/chat/completions`, { method: 'POST', body: '{' });
  expect(response.status).toBe(400);
});

function clientOf(baseURL: string): OpenAI {
  return new OpenAI({ baseURL, apiKey: 'any-text', maxRetries: 0 });
}

function chat(model: string) {
  return { model, messages: [{ role: 'user' as const, content: 'A form' }] };
}

async function streamed(model: string) {
  const stream = await client.chat.completions.create({
    ...chat(model),
    stream: true,
    stream_options: { include_usage: true },
  });
  const chunks = await Array.fromAsync(stream);
  return {
    text: chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join(''),
    finishReason: chunks.map((chunk) => chunk.choices[0]?.finish_reason).find(Boolean),
    usage: chunks.at(-1)?.usage,
  };
}

function post(model: string): Promise<Response> {
  return fetch(`${backend.url}/chat/completions`, {
    method: 'POST',
    body: JSON.stringify({ ...chat(model), stream: true }),
  });
}

async function raw(model: string): Promise<string> {
  return (await post(model)).text();
}
