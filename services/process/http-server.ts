import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenFault, type ListenVariables } from './listen-fault.ts';

/** Where a server listens; port 0 is any free one. Without a host it is all addresses, those of IPv6 too. */
export type ListenAddress = { host: string | undefined; port: number };

/**
 * Listens, and resolves when connections are accepted.
 *
 * @throws BadConfiguration that names the variable at fault when the address cannot be bound
 */
export async function listen(server: Server, address: ListenAddress, variables: ListenVariables): Promise<void> {
  try {
    await bind(server, address);
  } catch (error) {
    throw listenFault(variables, `${address.host ?? '0.0.0.0'}:${address.port}`, error);
  }
}

/** Listens like {@link listen}, and on any free port where the one asked for is taken. */
export async function listenNearby(server: Server, address: ListenAddress, variables: ListenVariables): Promise<void> {
  try {
    await bind(server, address);
  } catch (error) {
    if (isTaken(error)) return bind(server, { ...address, port: 0 });
    throw listenFault(variables, `${address.host ?? '0.0.0.0'}:${address.port}`, error);
  }
}

/** An address of this machine at which a server can be called that listens on all of them. */
const LOOPBACK = new Map([
  ['0.0.0.0', '127.0.0.1'],
  ['::', '::1'],
]);

/** The base URL of a server that listens. */
export function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const called = LOOPBACK.get(host) ?? host;
  return `http://${called.includes(':') ? `[${called}]` : called}:${port}`;
}

/**
 * Stops accepting connections and resolves when the last one is closed. Requests have `graceMs` to finish; then
 * `endRunning` may end them with a final event, which has `finalMs` to be sent until every connection is cut.
 */
export async function closeServer(
  server: Server,
  graceMs: number,
  { endRunning, finalMs }: { endRunning: () => void; finalMs: number } = { endRunning: () => {}, finalMs: 0 },
): Promise<void> {
  await new Promise<void>((resolve) => {
    const timers = [setTimeout(endRunning, graceMs), setTimeout(() => server.closeAllConnections(), graceMs + finalMs)];
    // Kept-alive connections become idle as their responses end.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    server.close(() => {
      for (const timer of timers) clearTimeout(timer);
      clearInterval(idle);
      resolve();
    });
  });
}

async function bind(server: Server, { host, port }: ListenAddress): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}
