import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** Connections of a server that have been made and have not asked for anything yet. */
export type PendingConnections = {
  /** Resolves when for a moment nobody has come and all who came have asked, or after `maxMs`. */
  settled(maxMs: number): Promise<void>;
};

const MOMENT_MS = 20;

/**
 * Watches who arrives, so that a server which is about to close resets nobody to whom it seems to be there. Connections
 * that wait in the kernel are accepted one in each turn of the event loop, and reset when the server stops listening;
 * accepted ones without a request count as idle, and Node cuts these when the server closes.
 */
export function watchPendingConnections(server: Server): PendingConnections {
  const silent = new Set<Socket>();
  let arrived = 0;
  server.on('connection', (socket) => {
    arrived += 1;
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return {
    async settled(maxMs) {
      const giveUpMs = performance.now() + maxMs;
      let before = -1;
      while ((arrived > before || silent.size > 0) && performance.now() < giveUpMs) {
        before = arrived;
        await delay(MOMENT_MS);
      }
    },
  };
}
