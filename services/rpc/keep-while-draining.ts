import { subscribe } from 'node:diagnostics_channel';
import type { Http2Session, Http2Stream } from 'node:http2';

/** How gRPC pings: without a payload. */
type Ping = (callback: (error: Error | null, durationMs: number, payload: Buffer) => void) => boolean;

/**
 * Keeps a draining connection alive as long as its streams. After a GOAWAY, which a server sends when it shuts down and
 * when a connection has reached its maximum age, Node sends no more pings, and grpc-js takes the peer for dead: at the
 * next keepalive, on either side, it cuts every stream still running. Here such a ping counts as answered; a peer that
 * vanishes meanwhile is noticed by the deadlines of its calls.
 *
 * Source: grpc-node, issue 3068; delete this file once that is fixed.
 */
function keepWhileDraining(session: Http2Session): void {
  if (Object.hasOwn(session, 'ping')) return;
  const ping: Ping = session.ping.bind(session);
  const pingUnlessDraining: Ping = (callback) => {
    if (!session.closed || session.destroyed) return ping(callback);
    setImmediate(callback, null, 0, Buffer.alloc(0));
    return true;
  };
  Object.assign(session, { ping: pingUnlessDraining });
}

let isWatching = false;

/**
 * Applies this to every connection of this process from now on. grpc-js exposes no connections, but Node publishes each
 * stream on a diagnostics channel.
 */
export function keepConnectionsWhileDraining(): void {
  if (isWatching) return;
  isWatching = true;
  for (const side of ['client', 'server']) {
    subscribe(`http2.${side}.stream.created`, (message) => {
      const { stream } = message as { stream: Http2Stream };
      if (stream.session !== undefined) keepWhileDraining(stream.session);
    });
  }
}
