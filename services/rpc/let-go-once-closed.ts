import type { Http2Stream } from 'node:http2';

/**
 * Takes all listeners from a stream when it has closed, and with them all that its call held: messages, metadata, spans.
 * In Node 26 a Writable, which such a stream is, outlives collections of the young generation, and each of these copied
 * whole calls that were long over. Why that is so, and what it cost, is in
 * docs/decisions/0071-calls-that-are-over-are-let-go-of.md.
 */
export function letGoOnceClosed(stream: Http2Stream): void {
  // Nothing is told of a stream after that, and those who wait for this very event are still called.
  stream.once('close', () => stream.removeAllListeners());
}
