import type { Socket } from 'node:net';

/**
 * Answers what is no HTTP request at all (a broken request line, too many header bytes, headers that never end) in the
 * error envelope, and closes the connection. Node's own answer would have no body.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // Whoever had an answer before on this connection may be in the middle of one: it is only closed.
  if (!socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ success: false, error: { message: sentenceFor(error.code), code: 'BAD_REQUEST' } });
  socket.end(
    `HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

function sentenceFor(code: string | undefined): string {
  switch (code) {
    case 'HPE_HEADER_OVERFLOW':
      return 'The request headers are too large.';
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'The request did not arrive in time.';
    default:
      return 'This is not a valid HTTP/1.1 request.';
  }
}
