import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLogger } from '#services/process/logger.ts';
import { openPostgres } from './database-postgres.ts';

const closings: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

/** One message of a PostgreSQL server. Source: PostgreSQL manual, "Message Formats". */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

const AUTHENTICATED = message('R', Buffer.alloc(4));
const READY = message('Z', Buffer.from('I'));
const SHUTTING_DOWN = message(
  'E',
  Buffer.from('SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0'),
);

// A real server does this when it is told to end between two instructions: too rarely to wait for.
test('a server that accepts a connection and closes it at once is unavailable, and does not end this process', async () => {
  const server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([AUTHENTICATED, READY, SHUTTING_DOWN])));
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  closings.push(() => server.close());
  await once(server, 'listening');
  const url = `postgres://someone@127.0.0.1:${(server.address() as AddressInfo).port}/db`;
  const database = openPostgres({ url, poolSize: 2, log: createLogger('test', 'silent') });
  closings.push(() => database.close());
  await expect(database.query('SELECT 1')).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
});
