import { afterAll, describe, expect, test } from 'vitest';
import { startServices } from '#test/contract/start-services.ts';
import { exchange } from './raw-request.ts';

const services = await startServices({ composerAddress: '127.0.0.1:1' });
const { apiKey } = await services.admin.newCaller();
afterAll(() => services.close());

/** A request that must stay what it is: bytes of a body. Its answer would name the catalog's version. */
const HIDDEN = 'GET /v1/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
const BODY = '{"prompt":"x"}';

function post(framing: readonly string[], body: string): string {
  const head = ['POST /v1/compose HTTP/1.1', 'Host: x', `Authorization: Bearer ${apiKey}`, ...framing];
  return `${[...head, 'Content-Type: application/json'].join('\r\n')}\r\n\r\n${body}`;
}

const statusLines = (answer: string): string[] => answer.match(/HTTP\/1\.1 \d+/g) ?? [];
const chunked = (body: string): string => `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

describe('a request whose end two readers could see in two places', () => {
  test.each([
    ['both lengths', ['Content-Length: 4', 'Transfer-Encoding: chunked'], `0\r\n\r\n${HIDDEN}`],
    ['both lengths, the other way round', ['Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${HIDDEN}`],
    ['two lengths', ['Content-Length: 0', `Content-Length: ${HIDDEN.length}`], HIDDEN],
    ['two lengths in one line', [`Content-Length: 0, ${HIDDEN.length}`], HIDDEN],
    ['a length with a sign', ['Content-Length: +0'], HIDDEN],
    ['a length in hex', ['Content-Length: 0x0'], HIDDEN],
    ['a length beyond all numbers', ['Content-Length: 99999999999999999999'], HIDDEN],
    ['a negative length', ['Content-Length: -1'], HIDDEN],
    ['a coding that is not the last', ['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${HIDDEN}`],
    ['an unknown coding', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${HIDDEN}`],
    ['two codings', ['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], `0\r\n\r\n${HIDDEN}`],
    ['a space before the colon', ['Transfer-Encoding : chunked'], `0\r\n\r\n${HIDDEN}`],
    ['a folded header', ['X-A: b\r\n Transfer-Encoding: chunked', 'Content-Length: 4'], `0\r\n\r\n${HIDDEN}`],
    ['a vertical tab in the coding', ['Transfer-Encoding: \u000bchunked'], `0\r\n\r\n${HIDDEN}`],
    ['a chunk size with a sign', ['Transfer-Encoding: chunked'], `+0\r\n\r\n${HIDDEN}`],
    ['a chunk size with a prefix', ['Transfer-Encoding: chunked'], `0x0\r\n\r\n${HIDDEN}`],
    ['a chunk size beyond all numbers', ['Transfer-Encoding: chunked'], `1${'0'.repeat(20)}\r\n\r\n${HIDDEN}`],
    ['a line that ends early in a chunk extension', ['Transfer-Encoding: chunked'], `0;a\nb\r\n\r\n${HIDDEN}`],
    ['a bare line feed after a chunk', ['Transfer-Encoding: chunked'], `1\r\nx\n0\r\n\r\n${HIDDEN}`],
  ])('(%s) is answered 400 at most, once, and what is hidden in it never', async (_, framing, body) => {
    const answer = await exchange(services.url, post(framing, body));
    expect(statusLines(answer)).toEqual(['HTTP/1.1 400']);
    expect(answer).not.toContain('catalog_version');
  });
});

describe('a request within a body', () => {
  test.each([
    ['of a declared length', [`Content-Length: ${HIDDEN.length}`], HIDDEN],
    ['in chunks', ['Transfer-Encoding: chunked'], chunked(HIDDEN)],
    ['that is refused for its size', ['Content-Length: 2000000'], HIDDEN.padEnd(2_000_000, HIDDEN)],
    ['that is refused for its encoding', [`Content-Length: ${HIDDEN.length}`, 'Content-Encoding: gzip'], HIDDEN],
    ['of a GET', [`Content-Length: ${HIDDEN.length}`], HIDDEN],
  ])('(%s) is a body, and the next request is answered for itself', async (name, framing, body) => {
    const first = post(framing, body);
    const sent = name === 'of a GET' ? first.replace('POST /v1/compose', 'GET /v1/me') : first;
    const answer = await exchange(services.url, `${sent}${HIDDEN}`);
    expect(statusLines(answer)).toEqual([name === 'of a GET' ? 'HTTP/1.1 200' : 'HTTP/1.1 400', 'HTTP/1.1 200']);
    expect(answer.match(/catalog_version/g)).toHaveLength(1);
  });

  test('after a header that asks for another protocol is none either', async () => {
    const upgrade = ['Connection: Upgrade, close', 'Upgrade: h2c', `Content-Length: ${BODY.length}`];
    const answer = await exchange(services.url, post(upgrade, `${BODY}${HIDDEN}`));
    expect(statusLines(answer)).toHaveLength(1);
    expect(answer).not.toContain('catalog_version');
    expect(answer).not.toContain('101 Switching');
  });
});
