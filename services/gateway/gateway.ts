import type { Logger } from 'pino';
import type { Accounts, Composer } from './clients.ts';
import type { GatewayConfig } from './config.ts';
import type { InFlight } from './in-flight.ts';

/** Dependencies of the routes. */
export type Gateway = {
  config: GatewayConfig;
  log: Logger;
  accounts: Accounts;
  composer: Composer;
  inFlight: InFlight;
  /** False once the gateway has begun to close. */
  isReady: () => boolean;
};
