import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { connectGateway } from '#services/mcp/gateway-client.ts';

async function outcomeWith(status: number, type: string, text: string, headers: Record<string, string> = {}) {
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(text);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const gateway = connectGateway(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 2_000);
  const outcome: unknown = await gateway
    .compose({ prompt: 'x' }, 'Bearer any', new AbortController().signal)
    .catch((error: unknown) => error);
  server.close();
  return outcome;
}

test.each<[string, number, string, string]>([
  ['a page', 200, 'text/html', '<html>'],
  ['half an answer', 200, 'application/json', '{"data":{'],
  ['no data', 200, 'application/json', '{"success":true}'],
  ['null', 200, 'application/json', 'null'],
  ['null for an error', 500, 'application/json', 'null'],
  ['a page for an error', 502, 'text/html', '<html>'],
  ['an error of another kind', 503, 'application/json', '{"error":{"code":7,"message":[]}}'],
])('the MCP server says that it is not the gateway that answers: %s', async (_, status, type, text) => {
  expect(await outcomeWith(status, type, text)).toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
    message: expect.stringContaining('GATEWAY_URL') as string,
  });
});

test("the gateway's own refusals keep their code, their sentence and how long to wait", async () => {
  const error = { code: 'RATE_LIMITED', message: 'Slow down.' };
  const text = JSON.stringify({ success: false, error });
  const told = await outcomeWith(429, 'application/json', text, { 'retry-after': '7' });
  expect(told).toMatchObject({ ...error, retryAfterSeconds: 7 });
});
