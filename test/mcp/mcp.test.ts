import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { COMPONENTS, GROUPS } from '#catalog/components.ts';
import { API_KEY_RANDOM_BYTES, formatApiKey } from '#contract/api-key.ts';
import { UI_TYPES } from '#contract/spec/ui-type.ts';
import { readConfig } from '#services/mcp/config.ts';
import { startMcpServer } from '#services/mcp/server.ts';
import { createLogger } from '#services/process/logger.ts';
import { startTestedMcp } from './start-mcp.ts';

const mcp = await startTestedMcp();
afterAll(() => mcp.close());
const { apiKey, slug } = await mcp.services.admin.newCaller();
const client = await mcp.connect(apiKey);
const used = async (): Promise<number> => (await mcp.services.admin.usage(slug)).used;

const call = async (name: string, input: object, with_ = client): Promise<CallToolResult> =>
  (await with_.callTool({ name, arguments: { ...input } })) as CallToolResult;
const textOf = ({ content }: CallToolResult): string =>
  content.map((part) => ('text' in part ? part.text : '')).join('');
type Composed = { spec: { elements: { [id: string]: object } }; generation_id: string; interactions: object[] };
const composedOf = (result: CallToolResult): Composed => {
  expect([result.isError, result.structuredContent]).toEqual([undefined, expect.any(Object)]);
  return result.structuredContent as Composed;
};

describe('the tools, called by the official client', () => {
  test('are the six, and those that compose name the view that draws their result', async () => {
    const { tools } = await client.listTools();
    const drawn = tools.filter(({ _meta }) => _meta?.['ui/resourceUri'] === 'ui://ui-composition/view.html');
    expect(tools.map(({ name }) => name)).toEqual([
      'compose_ui',
      'edit_ui',
      'next_screen',
      'list_components',
      'describe_component',
      'validate_spec',
    ]);
    expect(drawn.map(({ name }) => name)).toEqual(['compose_ui', 'edit_ui', 'next_screen']);
  });

  test('compose, edit and go on, each billed once, with specs that are valid', async () => {
    const before = await used();
    const actions = [
      { name: 'refund', required: true, params: { type: 'object', properties: { id: { type: 'integer' } } } },
    ];
    const data = { orders: [{ id: 1, customer: 'Ann', total: 12.5 }] };
    const first = composedOf(await call('compose_ui', { prompt: 'Orders of this week', data, actions }));
    expect(first.interactions).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'refund' })]));
    const edited = composedOf(await call('edit_ui', { prompt: 'Change the title to "Refunds"', spec: first.spec }));
    const next = composedOf(
      await call('next_screen', {
        prompt: 'Confirm the refund',
        action: 'refund',
        params: { id: 1 },
        generation_id: first.generation_id,
      }),
    );
    expect(await used()).toBe(before + 3);
    for (const { spec } of [first, edited, next]) {
      const verdict = await call('validate_spec', { spec, strict: true });
      expect(verdict.structuredContent).toEqual({ valid: true, findings: [] });
    }
    expect(await used()).toBe(before + 3);
  });

  test('say what is wrong with a spec', async () => {
    const spec = { state: {}, root: 'a', elements: { a: { type: 'Buton', props: {}, children: [] } } };
    const { structuredContent } = await call('validate_spec', { spec });
    expect(structuredContent).toMatchObject({ valid: false, findings: [{ code: 'unknown_component' }] });
  });

  test('describe components', async () => {
    expect(textOf(await call('list_components', {})).split('\n')).toHaveLength(COMPONENTS.length);
    expect(textOf(await call('list_components', { group: 'forms' })).split('\n')).toHaveLength(GROUPS.forms.length);
    const described = JSON.parse(textOf(await call('describe_component', { name: 'Button' }))) as object;
    expect(described).toMatchObject({ name: 'Button', props_schema: { properties: { label: {} } } });
  });

  test('name their own arguments when what happened is too long', async () => {
    const state = { orders: 'x'.repeat(17_000) };
    const refused = await call('next_screen', { prompt: 'Go on', action: 'refund', params: { id: 1 }, state });
    expect(refused.isError).toBe(true);
    expect(JSON.stringify(refused.content)).toMatch(
      /BAD_REQUEST: `params` with `state` has 17\d+ chars .*at most 16000/,
    );
  });

  test('say what the service says when it refuses', async () => {
    const unknown = await call('describe_component', { name: 'Buton' });
    expect([unknown.isError, textOf(unknown)]).toEqual([true, expect.stringMatching(/^NOT_FOUND: .*`Button`\?/)]);
    const bad = await call('compose_ui', { prompt: 'x', actions: [{ nmae: 'a' }] });
    expect([bad.isError, textOf(bad)]).toEqual([true, expect.stringMatching(/^BAD_REQUEST: .*`name`/)]);
  });
});

describe('resources and prompts', () => {
  test('hold the view: one HTML file that asks for no domain and may load nothing', async () => {
    const { contents } = await client.readResource({ uri: 'ui://ui-composition/view.html' });
    expect(contents).toHaveLength(1);
    const [view] = contents as { mimeType: string; text: string }[];
    expect(view).toMatchObject({
      mimeType: 'text/html;profile=mcp-app',
      _meta: { ui: { csp: {}, prefersBorder: true } },
    });
    expect(view!.text).toContain("default-src 'none'; script-src 'sha256-");
    const [page = ''] = view!.text.split('<script type="module">');
    expect(page).not.toMatch(/<(?:script|link|img)\b/);
  });

  test("hold the catalog's pages", async () => {
    const { resources } = await client.listResources();
    const pages = resources.filter(({ uri }) => uri.startsWith('catalog://'));
    expect(pages).toHaveLength(Object.keys(GROUPS).length + 4);
    for (const { uri } of pages) {
      const { contents } = await client.readResource({ uri });
      expect([uri, (contents[0] as { text: string }).text.includes('# ')]).toEqual([uri, true]);
    }
  });

  test.each([
    ['catalog://form', 'There is no catalog://form; did you mean catalog://forms?'],
    ['catalog://nope', 'There is no catalog://nope; resources/list has all'],
  ])('tell that there is no page %s, as the protocol does', async (uri, message) => {
    const thrown = await client.readResource({ uri }).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ code: -32_002, message: expect.stringContaining(message), data: { uri } });
  });

  test('hold a prompt for each archetype', async () => {
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ name }) => name)).toEqual([...UI_TYPES]);
    const { messages } = await client.getPrompt({ name: 'wizard' });
    expect(messages[0]?.content).toMatchObject({ type: 'text', text: expect.stringContaining('"wizard"') as string });
  });
});

describe('the key of the caller', () => {
  test('is asked for before anything else', async () => {
    for (const headers of [{}, { authorization: 'Bearer nothing' }, { authorization: 'Basic x' }]) {
      const response = await fetch(mcp.endpoint, { method: 'POST', headers, body: '{}' });
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
    await expect(mcp.connect('uic_live_nothing')).rejects.toThrow();
  });

  test('that was never minted composes nothing and validates nothing', async () => {
    const caller = await mcp.connect(formatApiKey(new Uint8Array(API_KEY_RANDOM_BYTES).fill(7)));
    const refused = await call('compose_ui', { prompt: 'x' }, caller);
    expect([refused.isError, textOf(refused)]).toEqual([true, expect.stringMatching(/^AUTHENTICATION_REQUIRED: /)]);
    const judged = await call('validate_spec', { spec: {} }, caller);
    expect([judged.isError, textOf(judged)]).toEqual([true, expect.stringMatching(/^AUTHENTICATION_REQUIRED: /)]);
  });

  test('with more messages than are answered at once is refused', async () => {
    const messages = Array.from({ length: 6 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'tools/list' }));
    const post = (body: object) =>
      fetch(mcp.endpoint, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${apiKey}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify(body),
      });
    const refused = await post(messages);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('at most 5')]);
    const answered = await post(messages.slice(1));
    expect([answered.status, (await answered.text()).split('compose_ui').length > 5]).toEqual([200, true]);
  });

  test('is needed for sessions as well, of which there are none', async () => {
    const response = await fetch(mcp.endpoint);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

test('a composition that takes longer than a client waits goes on as long as the client hears of its progress', async () => {
  const told = JSON.stringify({ success: true, data: { generation_id: 'gen_1', spec: {} } });
  const slow = createServer((_request, response) => setTimeout(() => response.end(told), 900)).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const gatewayUrl = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  const log = createLogger('test', 'silent');
  const config = readConfig({ MCP_PORT: '0', GATEWAY_URL: gatewayUrl });
  const patient = await startMcpServer(config, { log, view: '', progressEveryMs: 50 });
  const caller = await mcp.connect(apiKey, patient.url);
  const heard: number[] = [];
  const wanted = { name: 'compose_ui', arguments: { prompt: 'Orders' } };
  const options = { timeout: 400, resetTimeoutOnProgress: true };
  const onprogress = ({ progress }: { progress: number }) => void heard.push(progress);
  expect(await caller.callTool(wanted, undefined, { ...options, onprogress })).not.toHaveProperty('isError');
  expect([heard.length > 5, heard]).toEqual([true, heard.toSorted((one, other) => one - other)]);
  await expect(caller.callTool(wanted, undefined, options)).rejects.toThrow(/timed out/i);
  await caller.close();
  await patient.close();
  slow.close();
});

describe('the probes', () => {
  test('answer without a key', async () => {
    const base = mcp.endpoint.replace('/mcp', '');
    expect([(await fetch(`${base}/livez`)).status, (await fetch(`${base}/readyz`)).status]).toEqual([200, 200]);
  });
});

test('the example composes, edits and finds the view', async () => {
  vi.stubEnv('UIC_API_KEY', apiKey).stubEnv('MCP_URL', mcp.endpoint);
  const print = vi.spyOn(console, 'log').mockReturnValue();
  await import(fileURLToPath(new URL('../../examples/mcp/main.ts', import.meta.url)));
  const lines = print.mock.calls.map((line) => line.join(' '));
  expect(lines[0]).toMatch(/^tools: compose_ui, edit_ui/);
  expect(lines[2]).toContain('Open orders');
  expect(lines[3]).toBe('the view: text/html;profile=mcp-app');
});
