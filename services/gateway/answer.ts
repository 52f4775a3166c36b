import type { Pings } from './pings.ts';
import type { GatewayResponse } from './request-facts.ts';

/** What every way of answering a compose request needs. */
export type Answer = {
  response: GatewayResponse;
  /** Ends the answer early, see `Ongoing`. */
  signal: AbortSignal;
  pings: Pings;
  slowReaderTimeoutMs: number;
};
