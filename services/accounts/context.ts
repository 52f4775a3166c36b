import type { Logger } from 'pino';
import type { BurstWindow } from './quota/burst-window.ts';
import type { Database } from './storage/database.ts';
import type { KeyUse } from './keys/key-use.ts';
import type { Principals } from './keys/principal.ts';

/** Dependencies of every call. Time and ids are passed in, so that tests can control them. */
export type AccountsContext = {
  database: Database;
  /** Name of the database in messages for operators. */
  storeName: string;
  principals: Principals;
  keyUse: KeyUse;
  burstWindow: BurstWindow;
  /** How long a generation stays reserved without a renewal. */
  leaseMs: number;
  /** How long the ledger keeps callers' metadata, and how long failed generations are listed. */
  ledgerMetadataMs: number;
  /** Epoch milliseconds. */
  now: () => number;
  /** A new UUID. */
  newId: () => string;
  log: Logger;
};
