import { connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { startServices } from '../start-services.ts';

const services = await startServices({
  composerAddress: '127.0.0.1:1',
  gateway: { HEADERS_TIMEOUT_MS: '300', BODY_TIMEOUT_MS: '300' },
});
afterAll(() => services.close());

/** Sends raw bytes and returns everything that comes back until the connection closes. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(services.url).port), '127.0.0.1');
    let answer = '';
    socket.setEncoding('utf8').on('data', (text) => (answer += String(text)));
    socket.on('close', () => resolve(answer)).on('error', reject);
    socket.write(bytes);
  });
}

describe('an invalid HTTP request is answered in the envelope, and the connection is closed', () => {
  test.each([
    ['a broken request line', 'NONSENSE\r\n\r\n', 'This is not a valid HTTP/1.1 request.'],
    [
      'a line break smuggled into a header',
      'GET /v1/health HTTP/1.1\r\nHost: x\r\nx-request-id: a\rb\r\n\r\n',
      'This is not a valid HTTP/1.1 request.',
    ],
    [
      '32 KiB of headers',
      `GET /v1/health HTTP/1.1\r\nHost: x\r\nx-a: ${'a'.repeat(32_768)}\r\n\r\n`,
      'The address and the headers are larger than 16384 bytes together. Send fewer or shorter headers, such as cookies, and data in the body.',
    ],
    [
      'headers that never end',
      'GET /v1/health HTTP/1.1\r\nHost: x\r\n',
      'The request did not arrive in time; send its headers and body without a pause.',
    ],
  ])('%s', async (_, bytes, message) => {
    const answer = await exchange(bytes);
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
      success: false,
      error: { message, code: 'BAD_REQUEST' },
    });
  });
});
