import type { Logger } from 'pino';
import type { BurstWindow } from './quota/burst-window.ts';
import type { Database } from './storage/database.ts';
import type { KeyUse } from './keys/key-use.ts';
import type { Principals } from './keys/principal.ts';

/** What every call of the service works with. Time and ids come from outside, so that tests can set them. */
export type AccountsContext = {
  database: Database;
  /** What the database is called, for operators. */
  storeName: string;
  principals: Principals;
  keyUse: KeyUse;
  burstWindow: BurstWindow;
  /** How long a generation stays reserved without a renewal. */
  leaseMs: number;
  /** How long the ledger keeps the metadata of callers, and how long failed generations are listed. */
  ledgerMetadataMs: number;
  /** Epoch milliseconds. */
  now: () => number;
  /** A new UUID. */
  newId: () => string;
  log: Logger;
};
