/** What must never happen, and how often it did. */
export type Violations = {
  /** Samples, and ends of batches, at which a workspace had more than its quota billed or reserved. */
  overCap: number;
  /** Ledger rows beyond the first for one request. */
  doubleBilled: number;
  /** Requests with a key that are in the ledger and whose repetition was not a free replay of the same generation. */
  billedNotReplayable: number;
  /** Completions that a client saw and the ledger does not hold. */
  completedUnbilled: number;
  /** Reservations that still existed long after their leases had expired. */
  leakedReservations: number;
  /** Streams that gateway, composer or model still kept open with no client left. */
  leakedStreams: number;
  /** Model calls that went on for more than a second after their client had left. */
  lateAborts: number;
  /** Months whose counters differ from the rows that they count. */
  wrongCounters: number;
  /** Answers that were complete for HTTP but had no terminal event. */
  silentEnds: number;
  /** Processes that ended by themselves. */
  crashes: number;
  /** Keys that took no new attempt a minute after all faults were over. */
  stuckKeys: number;
};

/** What a run did and found. */
export type FaultStats = {
  requests: number;
  /** Requests as clients saw them, by their end. */
  ends: Record<string, number>;
  /** Faults that were done, by what was broken, and by the point that a request had reached. */
  faults: Record<string, number>;
  points: Record<string, number>;
  capSamples: number;
  billed: number;
  replaysChecked: number;
  abortsMeasured: number;
  /** Clients that left while this could not be propagated. */
  abortsUnmeasurable: number;
  slowestAbortMs: number;
  /** Requests without a key whose client saw an error although they were billed: their settle was done, its answer lost. */
  billedAfterError: number;
  violations: Violations;
  /** What helps to find out how a violation came about. */
  remarks: string[];
};

export function newFaultStats(): FaultStats {
  const violations = {
    overCap: 0,
    doubleBilled: 0,
    billedNotReplayable: 0,
    completedUnbilled: 0,
    leakedReservations: 0,
    leakedStreams: 0,
    lateAborts: 0,
    wrongCounters: 0,
    silentEnds: 0,
    crashes: 0,
    stuckKeys: 0,
  };
  return {
    requests: 0,
    ends: {},
    faults: {},
    points: {},
    capSamples: 0,
    billed: 0,
    replaysChecked: 0,
    abortsMeasured: 0,
    abortsUnmeasurable: 0,
    slowestAbortMs: 0,
    billedAfterError: 0,
    violations,
    remarks: [],
  };
}

export function count(counts: Record<string, number>, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}
