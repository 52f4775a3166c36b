import type { RepairName } from './repair/repairs.ts';
import type { Repair } from './repair/pass.ts';

/** The cost of one attempt. Tokens of an answer that broke off are unknown and not counted. */
export type AttemptRecord = {
  /** The alias of its tier. */
  model: string;
  /** How it ended; `abandoned` when the caller left in the middle, or the attempt threw. */
  outcome: 'valid' | 'invalid' | 'unreadable' | 'unavailable' | 'abandoned';
  /** Of an unavailable one: what its backend did. */
  cause?: string;
  inputTokens: number;
  outputTokens: number;
  durationMs: number;
  /** Absent when the tier has no prices. */
  costUsd?: number;
};

/** What happened during one composition, for usage and the log: counts and names, never content. */
export type Stats = {
  /** Tokens of all attempts together, failed ones included. */
  inputTokens: number;
  outputTokens: number;
  /** The cost of each attempt, in order. */
  attempts: AttemptRecord[];
  /** Reason codes of the restarts, in order. */
  restarts: string[];
  /** How often each repair was applied. */
  repairs: { [rule in RepairName]?: number };
  /** Pieces of model output that could not be read. */
  unreadable: number;
  /** Operations that were read but not applied, by reason. */
  dropped: { [reason: string]: number };
  /** Elements that were referred to, left out, and delivered when asked for again. */
  completed: number;
  /** Numbers, dates and times in the result that the caller has not provided. */
  inventedFacts: number;
  /** The edit left the prior spec as it was. */
  unchanged: boolean;
  /** Changes that an edit asks the built-in composer for: made, and not understood. */
  clauses: { made: number; missed: number };
  /** Values of the data that the built-in composer's screen does not show: of no shape that fits, beyond its room, or ids of programs. */
  leftOut: { shape: number; room: number; id: number };
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
    unchanged: false,
    clauses: { made: 0, missed: 0 },
    leftOut: { shape: 0, room: 0, id: 0 },
  };
}

export function countRepairs(stats: Stats, repairs: readonly Repair[]): void {
  for (const { rule } of repairs) stats.repairs[rule] = (stats.repairs[rule] ?? 0) + 1;
}

export function countDropped(stats: Stats, reason: string): void {
  stats.dropped[reason] = (stats.dropped[reason] ?? 0) + 1;
}

// Dropping these loses nothing: they protect what belongs to the caller or the server.
const NO_LOSS: ReadonlySet<string> = new Set(['servers_own', 'given_state', 'not_asked_for']);
// Repairs that remove what a model wrote instead of correcting it.
const LOSING_REPAIRS: readonly RepairName[] = ['drop-unknown-props', 'replace-unknown-component'];

/** How many things that a model wrote were lost. */
export function countLost({ dropped, repairs }: Stats): number {
  const lost = Object.entries(dropped).filter(([reason]) => !NO_LOSS.has(reason));
  const counts = [...lost.map(([, count]) => count), ...LOSING_REPAIRS.map((rule) => repairs[rule] ?? 0)];
  return counts.reduce((sum, count) => sum + count, 0);
}
