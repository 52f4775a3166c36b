import type { GatewayResponse } from './request-facts.ts';

/** What every way of answering a compose request needs. */
export type Answer = {
  response: GatewayResponse;
  /** Ends the answer early, see `Ongoing`. */
  signal: AbortSignal;
  pingIntervalMs: number;
  slowReaderTimeoutMs: number;
};
