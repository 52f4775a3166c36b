import { DatabaseError } from 'pg';
import { Refusal } from '#contract/refusal.ts';

// Two transactions that could not both go on; PostgreSQL has rolled this one back.
const CONFLICTS = new Set(['40001', '40P01']);

// Classes of SQLSTATE that mean "not now": connection, resources, operator, system.
const UNAVAILABLE_CLASSES = new Set(['08', '53', '57', '58']);

// The same, single ones: no lock in time, a session ended while idle, a server that only reads (after a failover).
const UNAVAILABLE_STATES = new Set(['55P03', '25P03', '25006', ...CONFLICTS]);

/**
 * Whether a failed statement tells that the database cannot be used now, as opposed to a fault of ours such as a
 * broken constraint. What PostgreSQL did not say itself is a failed connection.
 */
export function isPostgresUnavailable(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return true;
  const state = error.code ?? '';
  return UNAVAILABLE_CLASSES.has(state.slice(0, 2)) || UNAVAILABLE_STATES.has(state);
}

/** Whether the transaction was rolled back because of another one, so that the same work may be tried again. */
export function isPostgresConflict(error: unknown): boolean {
  return error instanceof DatabaseError && CONFLICTS.has(error.code ?? '');
}

/** What the caller is told when PostgreSQL cannot be used or reached, be it for a wrong password. */
export function postgresUnavailable(cause: unknown): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', undefined, { cause });
}
