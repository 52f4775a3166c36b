import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatApiKey } from '#contract/api-key.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { Services } from '#test/contract/services.ts';
import { startServices } from '#test/contract/start-services.ts';
import { runCli } from './run-cli.ts';

const STRANGE_KEY = formatApiKey(new Uint8Array(32));
const folder = mkdtempSync(join(tmpdir(), 'uic-cli-'));

let services: Services;
let environment: Record<string, string>;
beforeAll(async () => {
  services = await startServices();
  const { apiKey } = await services.admin.newCaller();
  environment = { UIC_API_KEY: apiKey, UIC_BASE_URL: services.url };
});
afterAll(async () => {
  await services.close();
  rmSync(folder, { recursive: true, force: true });
});

const compose = (words: string[], changes: Record<string, string> = {}) =>
  runCli('compose', words, { ...environment, ...changes });

/** A file with this text; its path. */
function fileOf(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

describe('npm run compose', () => {
  test('prints the spec on standard output, and what happens on standard error', async () => {
    const data = fileOf('data.json', '{"orders":[{"id":"A-1","total":12.5},{"id":"A-2","total":18}]}');
    const actions = fileOf('actions.json', '[{"name":"refund","required":true}]');
    const words = ['Orders of this week', '--ui-type', 'list_table', '--data', data, '--actions', actions];
    const { code, stdout, stderr } = await compose(words, { UIC_BASE_URL: `${services.url}/` });
    expect([code, stderr]).toEqual([
      0,
      expect.stringMatching(/^key +[\da-f-]{36}\nstarted +gen_\S+ on \S+\n(\w+ +\/.*\n)+completed +\d+ operations\n$/),
    ]);
    const spec = JSON.parse(stdout) as Spec;
    expect(spec.state).toMatchObject({ orders: [{ id: 'A-1' }, { id: 'A-2' }] });
    expect(stdout).toContain('"action": "refund"');
  });

  test('changes a spec with --edit', async () => {
    const prior = fileOf('prior.json', (await compose(['A form with a name, titled "Join"'])).stdout);
    const { code, stdout } = await compose(['Change the title to "Join us"', '--edit', prior]);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Join us')]);
  });

  test('fetches the answer to a request again, by its idempotency key', async () => {
    const first = await compose(['A form to join a club']);
    const key = /^key +(\S+)/.exec(first.stderr)?.[1] ?? '';
    const again = await compose(['A form to join a club', '--idempotency-key', key]);
    expect([again.code, again.stdout, again.stderr]).toEqual([0, first.stdout, first.stderr]);
    const other = await compose(['A form to leave a club', '--idempotency-key', key]);
    expect([other.code, other.stderr]).toEqual([1, expect.stringContaining('VALIDATION_ERROR: ')]);
  });

  test('explains itself with --help', async () => {
    const help = await compose(['--help']);
    expect([help.code, help.stdout]).toEqual([0, expect.stringMatching(/--data <file>[^]*UIC_API_KEY/)]);
  });

  test.each<[string, string[], Record<string, string>, RegExp]>([
    ['no key', ['x'], { UIC_API_KEY: '' }, /^AUTHENTICATION_REQUIRED: Set UIC_API_KEY to a live key/],
    ['half a key', ['x'], { UIC_API_KEY: STRANGE_KEY.slice(0, 30) }, /^AUTHENTICATION_REQUIRED: .* copied whole/],
    ['a key of nobody', ['x'], { UIC_API_KEY: STRANGE_KEY }, /^AUTHENTICATION_REQUIRED: .* not known/],
    [
      'no service',
      ['x'],
      { UIC_BASE_URL: 'http://127.0.0.1:1' },
      /^SERVICE_UNAVAILABLE: Nothing answers at http:\/\/127/,
    ],
    ['no address', ['x'], { UIC_BASE_URL: '127.0.0.1:8080' }, /^BAD_REQUEST: UIC_BASE_URL must be an address/],
    ['no prompt', [], {}, /missing required argument 'prompt'/],
    ['an unknown option', ['x', '--daat', 'y'], {}, /unknown option '--daat'/],
    ['a prompt without quotes', ['a', 'form'], {}, /too many arguments/],
    [
      'a file that is not there',
      ['x', '--data', 'nowhere.json'],
      {},
      /^BAD_REQUEST: There is no file nowhere\.json\.\n/,
    ],
    ['a folder', ['x', '--data', tmpdir()], {}, /^BAD_REQUEST: .* cannot be read \(EISDIR\)\.\n/],
    [
      'a broken file',
      ['x', '--edit', fileOf('broken.json', '{"root":')],
      {},
      /^BAD_REQUEST: .*broken\.json does not hold valid JSON: .*\n/,
    ],
    ['what the service refuses', ['x', '--ui-type', 'poem'], {}, /^BAD_REQUEST: --ui-type/],
  ])('says what is wrong in one sentence: %s', async (_, words, changes, sentence) => {
    const { code, stdout, stderr } = await compose(words, changes);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.replace(/^key .*\n/, '')).toMatch(sentence);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  const STARTED = '{"type":"compose.started","generation_id":"g","model":"m"}';
  test.each<[string, number, string, string, RegExp]>([
    ['a page', 200, 'text/html', '<html>', /^NOT_FOUND: http:\/\/127\S+ answered 200, text\/html.*UIC_BASE_URL/],
    ['a page of a proxy', 502, 'text/html', '<html>', /^SERVICE_UNAVAILABLE: .* answered 502, text\/html/],
    ['an error of a proxy', 503, 'application/json', '{"error":{"code":7}}', /^SERVICE_UNAVAILABLE: .* answered 503/],
    ['nothing', 404, 'text/plain', '', /^NOT_FOUND: .* answered 404/],
    ['half a frame', 200, 'text/event-stream', `data: ${STARTED}\n\ndata: {"ty\n\n`, /SERVICE_UNAVAILABLE: The stream/],
    [
      'an operation that fits nowhere',
      200,
      'text/event-stream',
      `data: ${STARTED}\n\ndata: {"type":"op","op":"add","path":"/a/b/c","value":1}\n\n`,
      /SERVICE_UNAVAILABLE: The stream/,
    ],
  ])('says what answers when it is not the service: %s', async (_, status, type, text, sentence) => {
    const server = createServer((_request, response) => {
      response.writeHead(status, { 'content-type': type }).end(text);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, stdout, stderr } = await compose(['x'], { UIC_BASE_URL: url });
    server.close();
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr.replace(/^key .*\n/, '')).toMatch(sentence);
    expect(stderr).not.toMatch(/^ +at |SyntaxError/m);
  });

  test('says so when the stream breaks off', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: compose.started\ndata: {"type":"compose.started","generation_id":"g","model":"m"}\n\n');
      setTimeout(() => response.destroy(), 50);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, stdout, stderr } = await compose(['x'], { UIC_BASE_URL: url });
    server.close();
    expect([code, stdout, stderr]).toEqual([
      1,
      '',
      expect.stringMatching(
        /^key .*\nstarted    g on m\nSERVICE_UNAVAILABLE: The stream ended before the interface was complete\.\n$/,
      ),
    ]);
  });
});
