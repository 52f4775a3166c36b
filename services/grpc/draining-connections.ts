import { subscribe } from 'node:diagnostics_channel';
import type { Http2Stream } from 'node:http2';

/** The way in which gRPC pings: without a payload. */
type Ping = (callback: (error: Error | null, durationMs: number, payload: Buffer) => void) => boolean;

let areKept = false;

/**
 * Has connections that drain live as long as their streams, in this process. After a GOAWAY, which a server sends when
 * it is told to end and when a connection has reached its age, Node sends no more pings, and grpc-js takes that for a
 * peer that is dead: at the next keepalive, on either side, it cut every stream that was still running. Such a ping
 * counts as answered here; a peer that vanishes meanwhile is noticed by the deadlines of its calls.
 *
 * Source: grpc-node, issue 3068; to be deleted when that is mended.
 */
export function keepDrainingConnections(): void {
  if (areKept) return;
  areKept = true;
  // Node tells of no session, but of every stream, and a stream knows its session.
  for (const side of ['client', 'server']) subscribe(`http2.${side}.stream.created`, onStream);
}

function onStream(message: unknown): void {
  const { session } = (message as { stream: Http2Stream }).stream;
  if (session === undefined || Object.hasOwn(session, 'ping')) return;
  const ping: Ping = session.ping.bind(session);
  const pingUnlessDraining: Ping = (callback) => {
    if (!session.closed || session.destroyed) return ping(callback);
    setImmediate(callback, null, 0, Buffer.alloc(0));
    return true;
  };
  Object.assign(session, { ping: pingUnlessDraining });
}
