import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { LIMITS } from '#contract/limits.ts';
import { startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { exchange, rawRequest } from '#test/security/raw-request.ts';
import { expectError, postCompose, readEvents } from '../requests.ts';
import { startServices } from '../start-services.ts';

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address, gateway: { BODY_TIMEOUT_MS: '500' } });
const { url, admin } = services;
const { apiKey, slug } = await admin.newCaller({ tierKey: await admin.newPlan({ rateLimitPerMin: 1_000 }) });
afterAll(async () => {
  await services.close();
  await composer.close();
});

const prompt = 'A form';
/** An object whose JSON text has exactly this many chars. */
const objectOf = (chars: number): object => ({ a: 'x'.repeat(chars - '{"a":""}'.length) });

describe('POST /v1/compose refuses with 400 BAD_REQUEST', () => {
  test.each<[string, string | Uint8Array<ArrayBuffer>, string]>([
    ['an empty body', '', 'The body is empty; send a JSON object.'],
    ['malformed JSON', '{"prompt":', 'The body is not valid JSON: it ends too early.'],
    ['JSON with a trailing comma', '{"prompt":"x",\n}', 'The body is not valid JSON: it breaks at line 2, column 1.'],
    ['JSON that breaks where the parser would quote it', '{"prompt":(line 7 column 7)}', 'The body is not valid JSON.'],
    ['JSON that is no object', '["x"]', 'The body must be a JSON object, not an array.'],
    ['bytes that are no UTF-8', Buffer.from('{"prompt":"\xff"}', 'latin1'), 'The body is not valid UTF-8.'],
    ['a member that stands twice', '{"prompt":"x","data":{"a":1,"a":2}}', '`data.a` stands twice in the same object.'],
    [
      'a whole number whose last digits JSON readers lose',
      '{"prompt":"x","data":{"order":{"id":9007199254740993}}}',
      '`data.order.id` is a whole number with more digits than JSON readers keep; send it as a string.',
    ],
    ['a __proto__ key', '{"prompt":"x","data":{"__proto__":{}}}', '`data.__proto__` is a key that no object may hold.'],
    [
      'a number that overflows',
      '{"prompt":"x","data":{"n":1e999}}',
      '`data.n` is a number too large for JSON readers.',
    ],
  ])('%s', async (_, body, message) => {
    expect(await expectError(await postCompose(url, apiKey, body), 400, 'BAD_REQUEST')).toBe(message);
  });

  test('nesting as deep as a body can hold', async () => {
    const body = `{"prompt":"x","data":{"a":${'['.repeat(500_000)}${']'.repeat(500_000)}}}`;
    expect(await expectError(await postCompose(url, apiKey, body), 400, 'BAD_REQUEST')).toMatch(
      /^`data\.a\[0\].*too deep/,
    );
  });

  test.each([
    ['text/plain', '`Content-Type` must be `application/json`, in UTF-8.'],
    ['application/json; v=1; charset=utf-16', '`Content-Type` must be `application/json`, in UTF-8.'],
    ['application/json; charset=iso-8859-1', '`Content-Type` must be `application/json`, in UTF-8.'],
    ['application/problem+json', '`Content-Type` must be `application/json`, in UTF-8.'],
    ['application/x-www-form-urlencoded', '`Content-Type` must be `application/json`, in UTF-8.'],
  ])('the content type %s', async (contentType, message) => {
    const response = await postCompose(url, apiKey, { prompt }, { 'content-type': contentType });
    expect(await expectError(response, 400, 'BAD_REQUEST')).toBe(message);
  });

  test('no content type at all', async () => {
    const response = await postCompose(url, apiKey, Buffer.from('{"prompt":"x"}'), { 'content-type': null });
    expect(await expectError(response, 400, 'BAD_REQUEST')).toMatch(/`Content-Type` header is missing/);
  });

  test('two content types', async () => {
    const headers = [`Authorization: Bearer ${apiKey}`, 'Content-Type: application/json', 'Content-Type: text/plain'];
    const answer = await exchange(url, rawRequest('POST /v1/compose', headers, '{"prompt":"x"}'));
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('The `Content-Type` header must be sent once.');
  });

  test.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
    'application/json; charset=utf8',
    'application/json; profile="https://host.example/a;b"; v=1',
  ])('no content type that is JSON, such as %s', async (contentType) => {
    await readEvents(await postCompose(url, apiKey, { prompt }, { 'content-type': contentType }));
  });

  test('a compressed body', async () => {
    const bytes = new Uint8Array(gzipSync('{"prompt":"x"}'));
    const response = await postCompose(url, apiKey, bytes, { 'content-encoding': 'gzip' });
    expect(await expectError(response, 400, 'BAD_REQUEST')).toMatch(/`Content-Encoding` is not supported/);
  });

  test('a body of 1 MiB and a byte, and none of exactly 1 MiB', async () => {
    const body = '{"prompt":"x"}';
    const fits = body + ' '.repeat(LIMITS.bodyMaxBytes - body.length);
    await readEvents(await postCompose(url, apiKey, fits));
    expect(await expectError(await postCompose(url, apiKey, `${fits} `), 400, 'BAD_REQUEST')).toBe(
      'The body is larger than 1048576 bytes.',
    );
  });

  test('a body without a declared length that grows beyond 1 MiB, while it is still coming', async () => {
    const chunk = new Uint8Array(64 * 1024).fill(32);
    let sent = 0;
    const endless = new ReadableStream({
      pull: (controller) => {
        sent += chunk.length;
        if (sent > 64 * 1024 * 1024) controller.close();
        else controller.enqueue(chunk);
      },
    });
    const response = await fetch(`${url}/v1/compose`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: endless,
      duplex: 'half',
    });
    expect(await expectError(response, 400, 'BAD_REQUEST')).toBe('The body is larger than 1048576 bytes.');
  });

  test('a body of many megabytes, to a client that reads only when it has sent all', async () => {
    const body = ' '.repeat(8 * LIMITS.bodyMaxBytes);
    const headers = [`Authorization: Bearer ${apiKey}`, 'Content-Type: application/json'];
    const answer = await exchange(url, rawRequest('POST /v1/compose', headers, body));
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(answer).toContain('The body is larger than 1048576 bytes.');
  });

  test('a body that is sent too slowly', async () => {
    const headers = { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', 'content-length': '100' };
    const slow = httpRequest(`${url}/v1/compose`, { method: 'POST', headers });
    slow.write('{"prompt":');
    const [response] = (await once(slow, 'response')) as [IncomingMessage];
    expect([response.statusCode, await text(response)]).toEqual([
      400,
      '{"success":false,"error":{"message":"The body did not arrive whole within 0.5 s.","code":"BAD_REQUEST"}}',
    ]);
    slow.destroy();
  });

  test.each<[string, object, string]>([
    ['an unknown field', { prompt, colour: 1 }, 'Unknown field `colour`.'],
    [
      'an unknown field deep inside',
      { prompt, actions: [{ name: 'a', lable: 1 }] },
      'Unknown field `actions[0].lable`.',
    ],
    ['a misspelt field, with a hint', { promt: 'x' }, 'Unknown field `promt`; did you mean `prompt`?'],
    ['a missing prompt', {}, '`prompt` is required.'],
    ['a wrong type', { prompt: ['x'] }, '`prompt` must be a string, not an array.'],
    ['edit without prior_spec', { prompt, mode: 'edit' }, '`prior_spec` is required with `mode` "edit".'],
    [
      'continue_journey without action_context',
      { prompt, mode: 'continue_journey' },
      '`action_context` is required with `mode` "continue_journey".',
    ],
    [
      'a prompt on an action that does not recompose',
      { prompt, actions: [{ name: 'a', prompt: 'x' }] },
      '`actions[0].prompt` is allowed only with `kind` "recompose".',
    ],
    [
      'a channel on an action that is not the host’s',
      { prompt, actions: [{ name: 'a', channel: 'x' }] },
      '`actions[0].channel` is allowed only with `kind` "host".',
    ],
    [
      'two actions of one name',
      { prompt, actions: [{ name: 'a' }, { name: 'a' }] },
      '`actions[1].name` repeats "a"; names are unique.',
    ],
  ])('%s', async (_, body, message) => {
    expect(await expectError(await postCompose(url, apiKey, body), 400, 'BAD_REQUEST')).toBe(message);
  });

  test('and bills and reserves nothing for any of them', async () => {
    await expectError(await postCompose(url, apiKey, {}), 400, 'BAD_REQUEST');
    expect(await admin.usage(slug)).toMatchObject({ reserved: 0 });
  });
});

const chars = (count: number): string => 'x'.repeat(count);
const action = (fields: object): object => ({ prompt, actions: [{ name: 'a', ...fields }] });
const fired = (fields: object): object => ({ prompt, action_context: { action: 'a', ...fields } });
const many = (count: number, item: (index: number) => object): object[] =>
  Array.from({ length: count }, (_, index) => item(index));

describe('POST /v1/compose takes each field at its limit and refuses it one beyond, naming both', () => {
  test.each<[string, number, (size: number) => object]>([
    ['prompt', 4_000, (size) => ({ prompt: chars(size) })],
    ['data', 24_000, (size) => ({ prompt, data: objectOf(size) })],
    ['metadata', 24_000, (size) => ({ prompt, metadata: objectOf(size) })],
    ['prior_spec', 48_000, (size) => ({ prompt, prior_spec: objectOf(size) })],
    ['action_context', 16_000, (size) => fired({ state: objectOf(size - '{"action":"a","state":}'.length) })],
    ['actions', 20, (size) => ({ prompt, actions: many(size, (index) => ({ name: `a${index}` })) })],
    [
      'custom_components',
      20,
      (size) => ({ prompt, custom_components: many(size, (index) => ({ name: `C${index}` })) }),
    ],
    ['max_operations', 200, (size) => ({ prompt, max_operations: size })],
    ['context.theme', 40, (size) => ({ prompt, context: { theme: chars(size) } })],
    ['context.framework_hint', 60, (size) => ({ prompt, context: { framework_hint: chars(size) } })],
    ['actions[0].name', 60, (size) => action({ name: chars(size) })],
    ['actions[0].role', 40, (size) => action({ role: chars(size) })],
    ['actions[0].description', 160, (size) => action({ description: chars(size) })],
    ['actions[0].prompt', 4_000, (size) => action({ kind: 'recompose', prompt: chars(size) })],
    ['actions[0].channel', 120, (size) => action({ kind: 'host', channel: chars(size) })],
    ['action_context.action', 60, (size) => fired({ action: chars(size) })],
    ['action_context.event', 40, (size) => fired({ event: chars(size) })],
    ['action_context.element_id', 120, (size) => fired({ element_id: chars(size) })],
    ['action_context.generation_id', 120, (size) => fired({ generation_id: chars(size) })],
  ])('%s: %i', async (field, limit, bodyOf) => {
    const events = await readEvents(await postCompose(url, apiKey, bodyOf(limit)));
    expect(events.at(-1)?.type).toBe('compose.completed');
    const message = await expectError(await postCompose(url, apiKey, bodyOf(limit + 1)), 400, 'BAD_REQUEST');
    expect(message).toContain(`\`${field}\` `);
    expect(message).toContain(String(limit));
    expect(message).toContain(String(limit + 1));
  });

  test.each<[string, object]>([
    ['`prompt`', { prompt: '' }],
    ['`max_operations`', { prompt, max_operations: 0 }],
    ['`actions[0].name`', action({ name: '' })],
    ['`action_context.action`', fired({ action: '' })],
  ])('%s below its least', async (field, body) => {
    expect(await expectError(await postCompose(url, apiKey, body), 400, 'BAD_REQUEST')).toContain(field);
  });

  test('Idempotency-Key: 255 chars', async () => {
    await readEvents(await postCompose(url, apiKey, { prompt }, { 'idempotency-key': chars(255) }));
    const response = await postCompose(url, apiKey, { prompt }, { 'idempotency-key': chars(256) });
    expect(await expectError(response, 400, 'BAD_REQUEST')).toBe(
      '`Idempotency-Key` has 256 chars; at most 255 are allowed.',
    );
  });

  test('Idempotency-Key: at least one char', async () => {
    const response = await postCompose(url, apiKey, { prompt }, { 'idempotency-key': '' });
    expect(await expectError(response, 400, 'BAD_REQUEST')).toMatch(/^`Idempotency-Key` is empty/);
  });

  test('Idempotency-Key: one', async () => {
    const headers = [
      'host',
      'x',
      'authorization',
      `Bearer ${apiKey}`,
      'content-type',
      'application/json',
      'content-length',
      '14',
    ];
    const keys = ['idempotency-key', 'a', 'idempotency-key', 'b'];
    const request = httpRequest(`${url}/v1/compose`, { method: 'POST', headers: [...headers, ...keys] });
    request.end('{"prompt":"x"}');
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect([response.statusCode, await text(response)]).toEqual([
      400,
      '{"success":false,"error":{"message":"`Idempotency-Key` must be sent once.","code":"BAD_REQUEST"}}',
    ]);
  });
});
