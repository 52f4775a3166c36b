import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection between a client and a server that a test may cut. */
export type TcpRelay = {
  port: number;
  /** From now on nothing passes in either direction, without any error: half-open connections, new ones included. */
  swallow(): void;
  /** Resets every connection; new ones pass again. */
  reset(): void;
  /** New connections go to this port; those that are open stay where they are. */
  leadTo(port: number): void;
  close(): Promise<void>;
};

/** Relays connections on a free port of loopback to `targetPort`. */
export async function startTcpRelay(targetPort: number): Promise<TcpRelay> {
  const sockets = new Set<Socket>();
  let swallows = false;
  let leadsTo = targetPort;
  const server = createServer((near) => {
    const far = connect(leadsTo, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => void (swallows || to.write(chunk)));
      from.on('close', () => {
        sockets.delete(from);
        if (!swallows) to.destroy();
      });
      from.on('error', () => {});
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const reset = (): void => {
    swallows = false;
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    swallow: () => {
      swallows = true;
    },
    reset,
    leadTo: (next) => {
      leadsTo = next;
    },
    close: async () => {
      reset();
      server.close();
      await once(server, 'close');
    },
  };
}
