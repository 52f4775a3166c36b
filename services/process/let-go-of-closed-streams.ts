import { subscribe } from 'node:diagnostics_channel';
import type { Http2Stream } from 'node:http2';

/**
 * Takes the listeners from every HTTP/2 stream that has closed, and with them all that its call held: messages,
 * metadata, spans. Node 26 does not free a closed stream before the next full collection; until then every collection
 * of the young generation copied whole calls that were long over. What that cost is in docs/bench.md.
 */
export function letGoOfClosedStreams(): void {
  subscribe('http2.client.stream.close', onClose);
  subscribe('http2.server.stream.close', onClose);
}

function onClose(message: unknown): void {
  const { stream } = message as { stream: Http2Stream };
  // Told while the stream closes: those who wait for its end come first.
  stream.once('close', () => stream.removeAllListeners().on('error', ignore));
}

function ignore(): void {
  // What comes after the end is nobody's, and must not end the process.
}
