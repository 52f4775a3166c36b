import { maxHeaderSize, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from '#contract/error-code.ts';

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
