import type { Logger } from 'pino';
import type { Accounts } from './clients/accounts-client.ts';
import type { Composer } from './clients/composer-client.ts';
import type { GatewayConfig } from './config.ts';
import type { InFlight } from './in-flight.ts';

/** What the routes work with. */
export type Gateway = {
  config: GatewayConfig;
  log: Logger;
  accounts: Accounts;
  composer: Composer;
  inFlight: InFlight;
  /** False from the moment the gateway begins to close. */
  isReady: () => boolean;
};
