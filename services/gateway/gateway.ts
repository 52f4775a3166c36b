import type { Logger } from 'pino';
import type { Accounts } from './accounts-client.ts';
import type { Composer } from './composer-client.ts';
import type { GatewayConfig } from './config.ts';
import type { Ongoing } from './ongoing.ts';

/** What the routes work with. */
export type Gateway = {
  config: GatewayConfig;
  log: Logger;
  accounts: Accounts;
  composer: Composer;
  ongoing: Ongoing;
  /** False from the moment the gateway begins to close. */
  isReady: () => boolean;
};
