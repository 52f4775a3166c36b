import type { WireFormat } from './wire-format.ts';
import type { GatewayResponse } from '../telemetry/request-facts.ts';

/** What every way of answering a compose request needs. */
export type Answer = {
  response: GatewayResponse;
  /** Ends the answer early, see `InFlight`. */
  signal: AbortSignal;
  /** How events are written, where they are. */
  format: WireFormat;
  pingIntervalMs: number;
  slowReaderTimeoutMs: number;
};
