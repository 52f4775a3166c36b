import { maxHeaderSize, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { listenFault, type ListenVariables } from './listen-fault.ts';
import { ERRORS, type ErrorCode } from '#contract/error-code.ts';

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

/** How long a caller may take to read an error written directly to the socket. */
const LINGER_MS = 2_000;

/**
 * Sends the error envelope for what never becomes a request: invalid HTTP (a malformed request line, oversized or
 * unfinished headers) and CONNECT. Node's own answers have no body. An `Expect` header that Node would refuse is
 * passed on to the app.
 */
export function answerConnectionErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) =>
    answerOnSocket(socket as Socket, 'BAD_REQUEST', messageFor(error.code)),
  );
  server.on('connect', (_request, socket) =>
    answerOnSocket(socket as Socket, 'NOT_FOUND', 'There is no CONNECT: this is no proxy.'),
  );
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

function answerOnSocket(socket: Socket, code: ErrorCode, message: string): void {
  // A response may be under way on this connection: only close it.
  if (!socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const { httpStatus } = ERRORS[code];
  const body = JSON.stringify({ success: false, error: { message, code } });
  socket.end(
    `HTTP/1.1 ${httpStatus} ${REASONS[httpStatus] ?? ''}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
  // Drains the input so that a reset does not discard the answer, but only for a while.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.on('error', () => socket.destroy()).once('close', () => clearTimeout(timer));
}

const REASONS: { readonly [status: number]: string } = { 400: 'Bad Request', 404: 'Not Found' };

function messageFor(code: string | undefined): string {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return `The address and the headers are larger than ${maxHeaderSize} bytes together. Send fewer or shorter headers, such as cookies, and data in the body.`;
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'The request did not arrive in time; send its headers and body without a pause.';
    default:
      return 'This is not a valid HTTP/1.1 request.';
  }
}
