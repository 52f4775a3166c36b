import type { RepairName } from './repair/repairs.ts';
import type { Repair } from './repair/pass.ts';

/** What one attempt took. Tokens of an answer that was broken off are not known and count nothing. */
export type AttemptRecord = {
  /** The alias of its tier. */
  model: string;
  /** How it ended; `abandoned` when the caller left in its midst, or it broke. */
  outcome: 'valid' | 'invalid' | 'unreadable' | 'unavailable' | 'abandoned';
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
  /** Absent when the tier has no prices. */
  costUsd?: number;
};

/** What happened during one composition, for usage and the log: counts and names, never contents. */
export type Stats = {
  /** Tokens of all attempts together, failed ones included. */
  inputTokens: number;
  outputTokens: number;
  /** What each attempt took, in order. */
  attempts: AttemptRecord[];
  /** Reason codes of the restarts, in order. */
  restarts: string[];
  /** Times each repair rule was applied. */
  repairs: { [rule in RepairName]?: number };
  /** Pieces of model output that could not be read. */
  unreadable: number;
  /** Operations that were read but not taken, by reason. */
  dropped: { [reason: string]: number };
  /** Elements that were promised, left out, and delivered when asked for again. */
  completed: number;
  /** Numbers, dates and times in the result that the caller has not given. */
  inventedFacts: number;
};

export function newStats(): Stats {
  return {
    inputTokens: 0,
    outputTokens: 0,
    attempts: [],
    restarts: [],
    repairs: {},
    unreadable: 0,
    dropped: {},
    completed: 0,
    inventedFacts: 0,
  };
}

export function countRepairs(stats: Stats, repairs: readonly Repair[]): void {
  for (const { rule } of repairs) stats.repairs[rule] = (stats.repairs[rule] ?? 0) + 1;
}

export function countDropped(stats: Stats, reason: string): void {
  stats.dropped[reason] = (stats.dropped[reason] ?? 0) + 1;
}

// What is the caller's or the server's stays as it is, and nothing is lost by that.
const NO_LOSS: ReadonlySet<string> = new Set(['servers_own', 'given_state', 'not_asked_for']);
// Repairs that take out what a model said, rather than put it right.
const LOSING_REPAIRS: readonly RepairName[] = ['drop-unknown-props', 'replace-unknown-component'];

/** How many things that a model asked for have come to nothing. */
export function countLost({ dropped, repairs }: Stats): number {
  const lost = Object.entries(dropped).filter(([reason]) => !NO_LOSS.has(reason));
  const counts = [...lost.map(([, count]) => count), ...LOSING_REPAIRS.map((rule) => repairs[rule] ?? 0)];
  return counts.reduce((sum, count) => sum + count, 0);
}
