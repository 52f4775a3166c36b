import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Connections that a server has accepted and that have not sent a request yet. */
export type PendingConnections = {
  /** Resolves when there has been no new connection for 20 ms and each has sent a request, or after `maxMs`. */
  settled(maxMs: number): Promise<void>;
};

const QUIET_MS = 20;

/**
 * Watches new connections, so that a closing server resets none of them. Connections waiting in the kernel are accepted
 * one per turn of the event loop, and reset when the server stops listening; accepted connections without a request
 * count as idle, and Node closes them together with the server.
 */
export function watchPendingConnections(server: Server): PendingConnections {
  const unused = new Set<Socket>();
  let accepted = 0;
  server.on('connection', (socket) => {
    accepted += 1;
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }) => unused.delete(socket));
  return {
    async settled(maxMs) {
      const giveUpMs = performance.now() + maxMs;
      let before = -1;
      while ((accepted > before || unused.size > 0) && performance.now() < giveUpMs) {
        before = accepted;
        await delay(QUIET_MS);
      }
    },
  };
}
