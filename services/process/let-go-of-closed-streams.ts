import { subscribe } from 'node:diagnostics_channel';
import type { Http2Stream } from 'node:http2';

/**
 * Takes the listeners from every HTTP/2 stream that has closed, and with them all that its call held: messages,
 * metadata, spans. In Node 26 a Writable, which such a stream is, outlives every collection of the young generation:
 * each of these copied whole calls that were long over. Why that is so, and what it cost, is in
 * docs/decisions/0071-closed-streams-are-let-go.md.
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
