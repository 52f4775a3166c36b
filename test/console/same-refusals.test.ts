import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { credentials } from '@grpc/grpc-js';
import { afterAll, describe, expect, test } from 'vitest';
import type { ErrorCode } from '#contract/error-code.ts';
import type { JsonObject } from '#contract/json/json.ts';
import { ComposerServiceClient } from '#proto/composer/v1/composer.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';
import { readConfig } from '#services/mcp/config.ts';
import { startMcpServer } from '#services/mcp/server.ts';
import { createLogger } from '#services/process/logger.ts';
import { unaryCall } from '#services/rpc/unary.ts';
import { startTestedConsole } from './start-console.ts';

// A word that callers send everywhere and that no log may contain.
const SECRET = 'zebrawort';

const tested = await startTestedConsole();
const { gatewayUrl, composerAddress, admin, slug } = tested;
const mcpLines: string[] = [];
const mcp = await startMcpServer(
  readConfig({ MCP_PORT: '0', GATEWAY_URL: gatewayUrl, COMPOSER_ADDR: composerAddress }),
  { log: createLogger('mcp', 'trace', { write: (line) => void mcpLines.push(line) }), view: '<p>' },
);
const { apiKey } = await admin.newCaller({ tierKey: await admin.newPlan({ rateLimitPerMin: 10_000 }) });
const authorization = `Bearer ${apiKey}`;
const client = new Client({ name: 'test', version: '1.0.0' });
await client.connect(
  new StreamableHTTPClientTransport(new URL(`${mcp.url}/mcp`), { requestInit: { headers: { authorization } } }),
);
const composer = new ComposerServiceClient(composerAddress, credentials.createInsecure());
const cookie = await tested.signIn();
afterAll(async () => {
  composer.close();
  await client.close();
  await mcp.close();
  await tested.close();
});

type Said = { code: string; message: string };

async function envelope(response: Response): Promise<Said> {
  const { error } = (await response.json()) as { error: Said };
  return error;
}

function post(body: string, headers: object = {}): Promise<Response> {
  const all = { authorization, 'content-type': 'application/json', ...headers };
  return fetch(`${gatewayUrl}/v1/compose`, { method: 'POST', headers: all, body });
}

async function overGrpc(body: JsonObject): Promise<Said> {
  const request = composerRequest(body as never, '', undefined);
  const refused = unaryCall(composer.check.bind(composer), { request }, { timeoutMs: 5_000 });
  const { code, message } = (await refused.catch((thrown: unknown) => thrown)) as Said;
  return { code, message };
}

async function overMcp(body: JsonObject): Promise<Said> {
  const { mode, prior_spec: spec, action_context: context, ...request } = body;
  const [name, own] =
    mode === 'edit'
      ? ['edit_ui', { spec }]
      : mode === 'continue_journey'
        ? ['next_screen', context]
        : ['compose_ui', {}];
  const {
    content,
    isError,
    _meta: meta,
  } = (await client.callTool({
    name,
    arguments: { ...request, ...(own as JsonObject) },
  })) as CallToolResult;
  const [part] = content;
  const text = part !== undefined && 'text' in part ? part.text : '';
  const [, code = '', message = ''] = /^(\w+): (.*)$/s.exec(text) ?? [];
  expect([isError, meta]).toEqual([true, { code }]);
  // The arguments of a tool are named as the tool names them.
  return {
    code,
    message: message.replaceAll('`spec`', '`prior_spec`').replaceAll('`action`', '`action_context.action`'),
  };
}

const prompt = `A form of ${SECRET}`;
const action = (fields: JsonObject): JsonObject => ({ prompt, actions: [{ name: 'save', ...fields }] });
const params = (properties: JsonObject, more: JsonObject = {}): JsonObject =>
  action({ params: { type: 'object', properties, ...more } });
const edit = (prior: JsonObject): JsonObject => ({ prompt, mode: 'edit', prior_spec: prior });
const journey = (fields: JsonObject): JsonObject => ({ prompt, mode: 'continue_journey', action_context: fields });
const names = (count: number): string[] => Array.from({ length: count }, (_, index) => `p${index}`);

describe('HTTP, JSON lines, gRPC, MCP and the console refuse in the same words', () => {
  test.each<[string, JsonObject, string | RegExp, ErrorCode?]>([
    ['a prompt that is empty', { prompt: '' }, '`prompt` has 0 chars; at least 1 is required.'],
    ['one that is too long', { prompt: 'z'.repeat(4_001) }, '`prompt` has 4001 chars; at most 4000 are allowed.'],
    ['an archetype that there is not', { prompt, ui_type: SECRET }, /^`ui_type` is "zebrawort"; allowed are `form`/],
    ['data that are too long', { prompt, data: { a: 'z'.repeat(24_000) } }, /^`data` has 24008 chars serialized/],
    ['data that are no object', { prompt, data: [SECRET] }, '`data` must be an object, not an array.'],
    ['operations beyond the limit', { prompt, max_operations: 201 }, /^`max_operations` is 201; at most 200/],
    ['a policy that there is not', { prompt, action_policy: SECRET }, /^`action_policy` is "zebrawort"/],
    ['names twice', { prompt, actions: [{ name: SECRET }, { name: SECRET }] }, /^`actions\[1\]\.name` repeats/],
    ['a name of control characters', action({ name: `${SECRET}\u0001` }), /^`actions\[0\]\.name` .*control characters/],
    ['a kind that there is not', action({ kind: SECRET }), /^`actions\[0\]\.kind` is .*; allowed are/],
    ['a prompt that nothing uses', action({ prompt }), /^`actions\[0\]\.prompt` is allowed only with `kind`/],
    ['params that are no object', action({ params: [SECRET] }), /^`actions\[0\]\.params` must be an object/],
    ['params of another type', action({ params: { type: 'string' } }), /^`actions\[0\]\.params` must be .*"object"/],
    ['a type that there is not', params({ a: { type: SECRET } }), /^`actions\[0\]\.params\.properties\.a\.type` /],
    [
      'a type that is misspelt',
      params({ a: { type: 'strin' } }),
      /\.a\.type` is no valid JSON Schema: must be one of "array", "bool/,
    ],
    ['a param that is no schema', params({ a: 5 }), /\.a` is no valid JSON Schema: must be an object or a boolean\.$/],
    [
      'a param required twice',
      params({ a: {} }, { required: ['a', 'a'] }),
      /required` is no .* must list no entry twice/,
    ],
    ['too many params', params({}, { required: names(101) }), /declares 101 params; at most 100/],
    [
      'a param that no pointer may name',
      params({ constructor: {} }),
      /^`actions\[0\]\.params\.properties\.constructor`/,
    ],
    [
      'a reference to nothing',
      params({ a: { $ref: `#/$defs/${SECRET}` } }),
      /\.properties\.a\.\$ref` refers to nothing/,
    ],
    ['a constant of 60 kB', params({ a: { const: 'z'.repeat(60_000) } }), /has \d+ chars serialized; at most 24000/],
    ['a prior spec without a root', edit({ elements: {} }), /^`prior_spec` is not valid at "\/root"/],
    ['one of unknown components', edit({ root: 'a', elements: { a: { type: SECRET, props: {} } } }), /is no component/],
    [
      'an action fired without a name',
      journey({ action: '' }),
      '`action_context.action` has 0 chars; at least 1 is required.',
    ],
    ['a name too long to be fired', journey({ action: 'z'.repeat(61) }), /^`action_context.action` has 61 chars/],
    ['a manifest without a name', { prompt, custom_components: [{ description: SECRET }] }, /name/, 'INVALID_MANIFEST'],
  ])('%s', async (_, body, message, code = 'BAD_REQUEST') => {
    const text = JSON.stringify(body);
    const overHttp = await envelope(await post(text));
    expect(overHttp).toEqual({
      code,
      message: typeof message === 'string' ? message : (expect.stringMatching(message) as string),
    });
    expect(await envelope(await post(text, { accept: 'application/x-ndjson' }))).toEqual(overHttp);
    expect(await envelope(await tested.call(`/workspaces/${slug}/compose`, { cookie, body }))).toEqual(overHttp);
    expect(await overGrpc(body)).toEqual(overHttp);
    expect(await overMcp(body)).toEqual(overHttp);
  });

  test.each<[string, JsonObject, string]>([
    ['a field that there is not', { prompt, uiType: 'form' }, 'Unknown field `uiType`; did you mean `ui_type`?'],
    ['no prompt', { data: {} }, '`prompt` is required.'],
    ['a prompt that is no text', { prompt: 5 }, '`prompt` must be a string, not 5.'],
    ['actions that are texts', { prompt, actions: [SECRET] }, '`actions[0]` must be an object, not "zebrawort".'],
  ])('%s, where the surface can say it', async (_, body, message) => {
    const refusal = { code: 'BAD_REQUEST', message };
    expect(await envelope(await post(JSON.stringify(body)))).toEqual(refusal);
    expect(await envelope(await tested.call(`/workspaces/${slug}/compose`, { cookie, body }))).toEqual(refusal);
    expect(await overMcp(body)).toEqual(refusal);
  });

  test.each([
    ['a member that stands twice', '{"a":1,"a":2}', /data\.a` stands twice/],
    [
      'digits that would be lost',
      '{"a":12345678901234567890.5}',
      /data\.a` is a number with more digits|data\.a` is a/,
    ],
    ['a number too small to be kept', '{"a":1e-400}', /data\.a` /],
    ['a __proto__', '{"__proto__":{}}', /data\.__proto__` is a key that no object may hold/],
  ])('what readers would lose: %s', async (_, data, message) => {
    const sent = `{"prompt":"x","data":${data}}`;
    const call = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"compose_ui","arguments":${sent}}}`;
    const headers = {
      authorization,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    };
    const told = await fetch(`${mcp.url}/mcp`, { method: 'POST', headers, body: call });
    expect([told.status, await told.json()]).toMatchObject([
      400,
      { error: { message: expect.stringMatching(message) } },
    ]);
    expect((await envelope(await post(sent))).message).toMatch(message);
    const request = { ...composerRequest({ prompt: 'x' }, '', undefined), dataJson: data };
    const refused = unaryCall(composer.check.bind(composer), { request }, { timeoutMs: 5_000 });
    expect(((await refused.catch((thrown: unknown) => thrown)) as Said).message).toMatch(message);
  });

  test('arguments of the other tools', async () => {
    const told = async (name: string, sent: JsonObject): Promise<unknown> =>
      ((await client.callTool({ name, arguments: sent })) as CallToolResult).content;
    const text = (message: string) => [{ type: 'text', text: `BAD_REQUEST: ${message}` }];
    expect(await told('describe_component', {})).toEqual(text('`name` is required.'));
    expect(await told('describe_component', { nmae: 'Button' })).toEqual(
      text('Unknown field `nmae`; did you mean `name`?'),
    );
    expect(await told('list_components', { group: 5 })).toEqual(text('`group` must be a string, not 5.'));
    expect(await told('validate_spec', { spec: {}, strict: 'yes' })).toEqual(
      text('`strict` must be a boolean, not "yes".'),
    );
  });
});

test('nothing that callers said is in a log', () => {
  expect(tested.log()).not.toContain(SECRET);
  expect(mcpLines.join('')).not.toContain(SECRET);
  expect(mcpLines.length).toBeGreaterThan(20);
});
