import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

// The least that any Node server does: its latency under a load is the cost of the machine and the load generator.
const server = createServer((_request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end('{"success":true,"data":{}}');
});
// As long as ours: a connection closed between two rounds would fail the next round.
server.keepAliveTimeout = 75_000;
server.listen(0, '127.0.0.1', () => {
  console.log(`bare server at http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
