import { connect, type Socket } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { get } from '#test/contract/requests.ts';
import { startServices } from '#test/contract/start-services.ts';

const services = await startServices({
  composerAddress: '127.0.0.1:1',
  gateway: { HEADERS_TIMEOUT_MS: '600', BODY_TIMEOUT_MS: '600' },
});
const { apiKey } = await services.admin.newCaller();
afterAll(() => services.close());

const CROWD = 100;
const DRIP_MS = 50;
// Bounds for a busy machine; without a timeout the connections would stay open forever.
const CLOSED_WITHIN_MS = 15_000;

/** Opens a connection, says a beginning, and then a byte at a time for ever. @returns what came back until it was closed */
function drip(beginning: string): { socket: Socket; closed: Promise<string> } {
  const socket = connect(Number(new URL(services.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => (answer += String(text)));
  socket.on('error', () => undefined);
  socket.write(beginning);
  const timer = setInterval(() => socket.writable && socket.write('a'), DRIP_MS);
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
  return { socket, closed };
}

const HEADERS = 'GET /v1/health HTTP/1.1\r\nHost: x\r\nX-Slow: ';
const BODY = [
  'POST /v1/compose HTTP/1.1',
  'Host: x',
  `Authorization: Bearer ${apiKey}`,
  'Content-Type: application/json',
  'Connection: close',
  'Content-Length: 1000000\r\n\r\n{"prompt":"',
].join('\r\n');

describe('a crowd that sends a byte now and then', () => {
  test.each([
    ['of its headers', HEADERS, /The request did not arrive in time/],
    ['of its bodies', BODY, /The body did not arrive whole within 0.6 s/],
  ])(
    '%s gets an error and is disconnected, while others are served',
    async (_, beginning, message) => {
      const crowd = Array.from({ length: CROWD }, () => drip(beginning));
      expect((await get(services.url, '/v1/health')).status).toBe(200);
      expect((await get(services.url, '/v1/me', apiKey)).status).toBe(200);
      const deadline = setTimeout(() => crowd.forEach(({ socket }) => socket.destroy()), CLOSED_WITHIN_MS);
      const answers = await Promise.all(crowd.map(({ closed }) => closed));
      clearTimeout(deadline);
      for (const answer of answers) {
        expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
        expect(answer).toMatch(message);
      }
    },
    30_000,
  );

  test('of bodies after a refused key is disconnected too', async () => {
    const stranger = BODY.replace(apiKey, 'nobody').replace('Connection: close\r\n', '');
    const crowd = Array.from({ length: CROWD }, () => drip(stranger));
    const started = performance.now();
    for (const answer of await Promise.all(crowd.map(({ closed }) => closed))) {
      expect(answer).toMatch(/^HTTP\/1\.1 401 Unauthorized\r\n/);
      expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
    }
    // Only the gateway can have closed the connection.
    expect(performance.now() - started).toBeLessThan(2 * CLOSED_WITHIN_MS);
  }, 40_000);
});
