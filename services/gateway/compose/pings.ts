import type { ServerResponse } from 'node:http';

/**
 * Pings one stream at this interval, counted from its opening, until it closes or the returned function is called: what
 * clients ignore, so that no proxy takes a thinking model for a dead connection. While a client does
 * not read it is left out: its pings would only queue.
 *
 * Source: service spec, "Events", rule 3.
 */
export function startPings(response: ServerResponse, intervalMs: number, ping: string): () => void {
  const timer = setInterval(() => {
    if (!response.writableNeedDrain) response.write(ping);
  }, intervalMs);
  timer.unref();
  const stop = (): void => clearInterval(timer);
  response.once('close', stop);
  return stop;
}
