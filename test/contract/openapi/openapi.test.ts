import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { afterAll, describe, expect, test } from 'vitest';
import { ERRORS } from '#contract/error-code.ts';
import { startScriptedComposer } from '#test/streams/scripted-composer.ts';
import { eventsOf, get, postCompose } from '../requests.ts';
import { startServices } from '../start-services.ts';

type Node = { [key: string]: unknown };

const composer = await startScriptedComposer();
const services = await startServices({ composerAddress: composer.address });
const { url, admin } = services;
const { apiKey } = await admin.newCaller();
afterAll(async () => {
  await services.close();
  await composer.close();
});

const document = (await (await get(url, '/v1/openapi.json')).json()) as Node;
const ajv = new Ajv2020({ strict: false, allErrors: true });
ajv.addSchema({ ...document, $id: 'openapi' });

/** The node at a JSON Pointer of the document. */
function at(...path: string[]): Node {
  return path.reduce<Node>((node, key) => node[key] as Node, document);
}

function schemaAt(...path: string[]): ValidateFunction {
  const pointer = path.map((key) => encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/');
  return ajv.compile({ $ref: `openapi#/${pointer}` });
}

function expectValid(validate: ValidateFunction, value: unknown): void {
  validate(value);
  expect(validate.errors ?? []).toEqual([]);
}

const responseSchema = (path: string, method: string, status: number): ValidateFunction =>
  schemaAt('paths', path, method, 'responses', String(status), 'content', 'application/json', 'schema');

describe('GET /v1/openapi.json', () => {
  test('is a valid OpenAPI 3.1 document', async () => {
    const result = await new Validator().validate(structuredClone(document));
    expect(result).toMatchObject({ valid: true });
    expect(document['openapi']).toMatch(/^3\.1\./);
  });

  test('describes every route that is served, and no other', () => {
    expect(Object.entries(at('paths')).map(([path, item]) => [path, Object.keys(item as Node)])).toEqual([
      ['/v1/compose', ['post']],
      ['/v1/me', ['get']],
      ['/v1/health', ['get']],
      ['/v1/openapi.json', ['get']],
      ['/v1/catalog', ['get']],
      ['/v1/catalog/schema', ['get']],
      ['/v1/catalog/a2ui', ['get']],
      ['/llms.txt', ['get']],
      ['/docs/{page}', ['get']],
      ['/docs/catalog/{page}', ['get']],
    ]);
  });

  test('holds every error code under its status', () => {
    const listed = Object.values({
      ...at('paths', '/v1/compose', 'post', 'responses'),
      ...at('components', 'responses'),
    }).flatMap((response) =>
      Object.keys(((response as Node)['content'] as Node)?.['application/json'] ?? {}).includes('examples')
        ? Object.keys((((response as Node)['content'] as Node)['application/json'] as Node)['examples'] as Node)
        : [],
    );
    expect(listed.sort()).toEqual(Object.keys(ERRORS).sort());
    for (const [status, response] of Object.entries(at('paths', '/v1/compose', 'post', 'responses'))) {
      const media = ((response as Node)['content'] as Node)['application/json'] as Node;
      for (const code of Object.keys((media['examples'] as Node | undefined) ?? {})) {
        expect(ERRORS[code as keyof typeof ERRORS].httpStatus).toBe(Number(status));
      }
    }
  });

  test('describes every field', () => {
    const bare: string[] = [];
    walk(at('components', 'schemas'), 'schemas', (node, path) => {
      // Conditions only name fields that are described elsewhere.
      const described = '$ref' in node || 'description' in node || /allOf|dependentSchemas/.test(path);
      if (/\/properties\/[^/]+$/.test(path) && !described) bare.push(path);
    });
    expect(bare).toEqual([]);
  });

  test('states the limits that the service enforces', () => {
    const request = at('components', 'schemas', 'ComposeRequest', 'properties');
    expect(request['prompt']).toMatchObject({ minLength: 1, maxLength: 4_000 });
    expect(request['data']).toMatchObject({ 'x-max-serialized-chars': 24_000 });
    expect(request['prior_spec']).toMatchObject({ 'x-max-serialized-chars': 48_000 });
    expect(request['max_operations']).toMatchObject({ minimum: 1, maximum: 200 });
    expect(request['actions']).toMatchObject({ maxItems: 20 });
    expect(at('components', 'schemas', 'ActionContext')).toMatchObject({ 'x-max-serialized-chars': 16_000 });
  });

  test('refers only to what it holds', () => {
    walk(document, '', (node) => {
      if (typeof node['$ref'] !== 'string') return;
      expect(at(...node['$ref'].slice(2).split('/'))).toBeTypeOf('object');
    });
  });

  test('has examples that are valid themselves', () => {
    const post = at('paths', '/v1/compose', 'post');
    const body = at('paths', '/v1/compose', 'post', 'requestBody', 'content', 'application/json');
    expectValid(schemaAt('components', 'schemas', 'ComposeRequest'), body['example']);
    const responses = post['responses'] as Record<string, { content: Record<string, Node> }>;
    for (const [status, { content }] of Object.entries(responses)) {
      const media = content['application/json'] as { example?: unknown; examples?: Record<string, { value: unknown }> };
      const examples = Object.values(media.examples ?? { one: { value: media.example } });
      for (const { value } of examples) expectValid(responseSchema('/v1/compose', 'post', Number(status)), value);
    }
    for (const path of ['/v1/me', '/v1/health', '/v1/catalog']) {
      const media = at('paths', path, 'get', 'responses', '200', 'content', 'application/json');
      expectValid(responseSchema(path, 'get', 200), media['example']);
    }
  });
});

describe('what the service really answers matches the document', () => {
  test('events of a stream', async () => {
    const validate = schemaAt('components', 'schemas', 'ComposeEvent');
    const response = await postCompose(url, apiKey, { prompt: 'x' });
    for await (const event of eventsOf(response)) expectValid(validate, event);
    expectDocumentedHeaders(response, '/v1/compose', 'post');
  });

  test('the buffered envelope', async () => {
    const response = await postCompose(url, apiKey, { prompt: 'x', stream: false });
    expectValid(responseSchema('/v1/compose', 'post', 200), await response.json());
  });

  test.each(['/v1/me', '/v1/health', '/v1/catalog', '/v1/catalog?group=forms'])('GET %s', async (path) => {
    const response = await get(url, path, apiKey);
    expectValid(responseSchema(path.split('?')[0]!, 'get', 200), await response.json());
    expectDocumentedHeaders(response, path.split('?')[0]!, 'get');
  });

  test('errors', async () => {
    const validate = responseSchema('/v1/compose', 'post', 400);
    expectValid(validate, await (await postCompose(url, apiKey, {})).json());
    const unknown = (await (await get(url, '/nowhere')).json()) as object;
    expectValid(schemaAt('components', 'schemas', 'ErrorEnvelope'), unknown);
    expect(validate(unknown)).toBe(false);
  });

  test('the request schema refuses what the service refuses for its shape', () => {
    const validate = schemaAt('components', 'schemas', 'ComposeRequest');
    for (const body of [
      {},
      { prompt: '' },
      { prompt: 'x', colour: 1 },
      { prompt: 'x', mode: 'edit' },
      { prompt: 'x', mode: 'continue_journey' },
      { prompt: 'x', actions: [{ name: 'a', prompt: 'p' }] },
      { prompt: 'x', actions: [{ name: 'a', kind: 'agent', channel: 'c' }] },
      { prompt: 'x', max_operations: 1.5 },
    ]) {
      expect([body, validate(body)]).toEqual([body, false]);
    }
    expect(validate({ prompt: 'x', mode: 'edit', prior_spec: {} })).toBe(true);
  });
});

function expectDocumentedHeaders(response: Response, path: string, method: string): void {
  const headers = Object.keys(at('paths', path, method, 'responses', '200', 'headers'));
  for (const name of headers) {
    if (name !== 'Idempotent-Replayed') expect([name, response.headers.get(name)]).toEqual([name, expect.any(String)]);
  }
}

function walk(node: unknown, path: string, visit: (node: Node, path: string) => void): void {
  if (typeof node !== 'object' || node === null) return;
  if (!Array.isArray(node)) visit(node as Node, path);
  for (const [key, child] of Object.entries(node)) {
    if (key !== 'example' && key !== 'examples') walk(child, `${path}/${key}`, visit);
  }
}
