import type { ServerResponse } from 'node:http';

/** Cuts the connection when the client takes nothing of a response for `timeoutMs`, so that none is kept in memory for ever. */
export function cutIfUnread(response: ServerResponse, timeoutMs: number): void {
  response.setTimeout(timeoutMs, () => response.destroy());
}
