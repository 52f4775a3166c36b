import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { exchange } from '#test/security/raw-request.ts';
import { startServices } from '../start-services.ts';

const services = await startServices({ composerAddress: '127.0.0.1:1' });
const { apiKey } = await services.admin.newCaller();
afterAll(() => services.close());

type Answer = { status: number; code: string | undefined; message: string | undefined; closes: boolean };

/** Sends these bytes and reads the one answer that comes until the connection is closed. */
async function ask(bytes: string): Promise<Answer> {
  const text = await exchange(services.url, bytes);
  expect(text.match(/HTTP\/1\.1 (?!100)\d+/g)).toHaveLength(1);
  const [, status = '0'] = /HTTP\/1\.1 (?!100)(\d+)/.exec(text) ?? [];
  const json = /\{"success".*\}/.exec(text)?.[0] ?? '{}';
  const { error } = JSON.parse(json) as { error?: { code: string; message: string } };
  return { status: Number(status), ...pick(error), closes: /^connection: close\r$/im.test(text) };
}

const pick = (error: { code: string; message: string } | undefined) => ({
  code: error?.code,
  message: error?.message,
});

const head = (line: string, headers: readonly string[] = ['Host: x'], version = '1.1'): string =>
  `${[`${line} HTTP/${version}`, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n`;

describe('a request that says of itself what no server can take is refused in the envelope, and hung up on', () => {
  const inChunks = [`Host: x`, `Authorization: Bearer ${apiKey}`, 'Content-Type: application/json'];

  test.each<[string, string, string]>([
    ['no Host', head('GET /v1/health', []), 'The `Host` header is missing.'],
    ['an empty Host', head('GET /v1/health', ['Host:']), 'The `Host` header is empty'],
    ['a Host of spaces', head('GET /v1/health', ['Host:   ']), 'The `Host` header is empty'],
    ['two Hosts', head('GET /v1/health', ['Host: x', 'Host: y']), 'The `Host` header must be sent once.'],
    ['the same Host twice', head('GET /v1/me', ['Host: x', 'X-A: b', 'host: x']), 'must be sent once.'],
    ['two Hosts of HTTP/1.0', head('GET /v1/health', ['Host: x', 'Host: y'], '1.0'), 'must be sent once.'],
    ['a Host with a path', head('GET /v1/health', ['Host: x/y']), 'must be a host name'],
    ['a Host with a space', head('GET /v1/health', ['Host: x y']), 'must be a host name'],
    ['a Host with a user', head('GET /v1/health', ['Host: a@x']), 'must be a host name'],
    ['a port in letters', head('GET /v1/health', ['Host: x:http']), 'must be a host name'],
    ['another expectation', head('GET /v1/health', ['Host: x', 'Expect: 200-ok']), 'The only expectation'],
    ['two expectations', head('GET /v1/me', ['Host: x', 'Expect: 100-continue, later']), 'The only expectation'],
    ['an empty expectation', head('POST /v1/compose', ['Host: x', 'Expect:']), 'The only expectation'],
    ['an expectation of no route', head('GET /nowhere', ['Host: x', 'Expect: more']), 'The only expectation'],
    [
      'a coding before chunks',
      `${head('POST /v1/compose', [...inChunks, 'Transfer-Encoding: gzip, chunked'])}0\r\n\r\n`,
      'is `chunked`.',
    ],
    [
      'chunks of HTTP/1.0',
      `${head('POST /v1/compose', [...inChunks, 'Transfer-Encoding: chunked'], '1.0')}0\r\n\r\n`,
      'HTTP/1.0; send',
    ],
    ['HTTP/2 in clear text', head('GET /v1/health', ['Host: x'], '2.0'), 'HTTP/2.0 is not spoken here'],
    ['HTTP/0.9', 'GET /v1/health\r\n\r\n', 'HTTP/0.9 is not spoken here'],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'This is not a valid HTTP/1.1 request.'],
    ['a method that nobody knows', head('FETCH /v1/health'), 'This is not a valid HTTP/1.1 request.'],
    ['a TLS handshake', '\u0016\u0003\u0001\u0002\u0000', 'This is not a valid HTTP/1.1 request.'],
  ])('%s', async (_, bytes, message) => {
    const answer = await ask(bytes);
    expect(answer).toMatchObject({ status: 400, code: 'BAD_REQUEST', closes: true });
    expect(answer.message).toContain(message);
  });
});

describe('what is well said is answered as any request', () => {
  test.each<[string, string, number]>([
    ['no Host of HTTP/1.0', head('GET /v1/health', [], '1.0'), 200],
    ['an expectation of HTTP/1.0', head('GET /v1/health', ['Host: x', 'Expect: more'], '1.0'), 200],
    ['a name and a port', head('GET /v1/health', ['Host: my_service.local:8080']), 200],
    ['an address in brackets', head('GET /v1/health', ['Host: [::1]:8080']), 200],
    ['a whole address for a path', head('GET http://example.org/v1/health'), 200],
    [
      'Expect: 100-Continue',
      `${head('POST /v1/compose', ['Host: x', 'Expect: 100-Continue', 'Content-Length: 2'])}{}`,
      401,
    ],
    ['an upgrade that is not to be had', head('GET /v1/health', ['Host: x', 'Upgrade: websocket']), 200],
    ['OPTIONS *', head('OPTIONS *'), 404],
    ['TRACE', head('TRACE /v1/health'), 404],
    ['a path that cannot be decoded', head('GET /v1/%zz'), 404],
  ])('%s', async (_, bytes, status) => {
    const answer = await ask(bytes);
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.code).toBe(status === 404 ? 'NOT_FOUND' : 'AUTHENTICATION_REQUIRED');
  });
});

describe('CONNECT', () => {
  test.each([
    ['to a host', head('CONNECT example.org:443', ['Host: example.org:443'])],
    ['to a path', head('CONNECT /v1/compose')],
    ['with bytes for the other side', `${head('CONNECT example.org:443')}${head('GET /v1/health')}`],
  ])('%s is not found, in the envelope, and hung up on', async (_, bytes) => {
    expect(await ask(bytes)).toMatchObject({ status: 404, code: 'NOT_FOUND', closes: true });
  });

  test('on a connection that had an answer only closes it', async () => {
    const first = head('GET /v1/health').replace('Connection: close\r\n', '');
    const answer = await exchange(services.url, `${first}${head('CONNECT a:1')}`);
    expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
  });

  test('is hung up on by a caller that never reads or closes, too', async () => {
    const socket = connect({ port: Number(new URL(services.url).port), host: '127.0.0.1', allowHalfOpen: true });
    socket.write(head('CONNECT example.org:443'));
    socket.resume();
    await new Promise((resolve) => socket.once('end', resolve));
    const gone = new Promise((resolve) => socket.once('error', resolve).once('close', resolve));
    const writing = setInterval(() => socket.write('x'), 200);
    await gone;
    clearInterval(writing);
    socket.destroy();
  }, 20_000);
});
