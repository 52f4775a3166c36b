import type { ServerResponse } from 'node:http';
import type { RequestContext } from '../http/request-context.ts';
import type { EventFraming } from './event-framing.ts';

/** What every way of answering a compose request needs. */
export type Answer = {
  context: RequestContext;
  /** Ends the answer early, see `InFlight`. */
  signal: AbortSignal;
  /** How events are written. */
  framing: EventFraming;
  pingIntervalMs: number;
  slowReaderTimeoutMs: number;
};

/** Destroys the connection of a client that reads nothing for `timeoutMs`, so that no response stays in memory forever. */
export function destroyWhenStalled(response: ServerResponse, timeoutMs: number): void {
  response.setTimeout(timeoutMs, () => response.destroy());
}
