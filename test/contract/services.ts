import type { Row, SqlValue } from '#services/accounts/storage/database.ts';
import type { Admin } from './admin.ts';

type Environment = Record<string, string>;

/** What a suite may choose about the services that it starts, however these run. */
export type ServiceOptions = {
  /** Environment variables of one service that differ from the defaults. */
  gateway?: Environment;
  composer?: Environment;
  accounts?: Environment;
  /** Address of a composer that is already running; without it the real one is started. */
  composerAddress?: string;
  /** Stops the clock of accounts at this time, in epoch milliseconds; only {@link Services.passTime} moves it. */
  startAtMs?: number;
  /** Is given every line that any of the services logs, at the level `trace`; with services in this process only. */
  onLogLine?: (line: string) => void;
};

/** The three services as a suite sees them, over real HTTP and gRPC. */
export type Services = {
  /** Base URL of the HTTP API. */
  url: string;
  admin: Admin;
  /** Lines that the gateways have logged. */
  logLines(): Record<string, unknown>[];
  /** Queries the database directly. */
  query<Shape extends Row>(sql: string, parameters?: readonly SqlValue[]): Promise<Shape[]>;
  /** Advances the clock of quotas, leases, expiries and burst windows, if it was stopped. */
  passTime(ms: number): Promise<void>;
  /** Ends all of one service before the others; later calls and `close` skip it. */
  stop(service: 'gateway' | 'composer' | 'accounts'): Promise<void>;
  close(): Promise<void>;
};
