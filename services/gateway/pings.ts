import type { ServerResponse } from 'node:http';

/** The open streams that are pinged. */
export type Pings = {
  add(response: ServerResponse): void;
  delete(response: ServerResponse): void;
  /** Stops pinging. */
  stop(): void;
};

/**
 * Pings every open stream in one interval: a comment line that clients ignore, so that no proxy takes a thinking model
 * for a dead connection. One timer serves all. A client that does not read is left out: its ping would only queue.
 *
 * Source: service spec, "Events", rule 3.
 */
export function startPings(intervalMs: number): Pings {
  const open = new Set<ServerResponse>();
  const timer = setInterval(() => {
    for (const response of open) if (!response.writableNeedDrain) response.write(': ping\n\n');
  }, intervalMs);
  timer.unref();
  return {
    add: (response) => {
      open.add(response);
      response.once('close', () => open.delete(response));
    },
    delete: (response) => void open.delete(response),
    stop: () => clearInterval(timer),
  };
}
