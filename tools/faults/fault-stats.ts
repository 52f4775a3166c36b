import type { FuzzTally } from '#test/security/fuzz/fuzz-in-process.ts';
import type { HttpFuzzTally } from '#test/security/fuzz/fuzz-over-http.ts';

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

type Row = readonly [what: string, value: string | number];

/** What a run of faults found, as Markdown. */
export function faultTable(stats: FaultStats): string {
  const { violations } = stats;
  return [
    table('Must never happen', [
      [`over a quota, at ${number(stats.capSamples)} samples`, violations.overCap],
      [`billed twice, of ${number(stats.billed)} billed`, violations.doubleBilled],
      [`billed with a key and not replayable, of ${number(stats.replaysChecked)}`, violations.billedNotReplayable],
      ['completed and not billed', violations.completedUnbilled],
      ['answers that ended without a terminal event', violations.silentEnds],
      ['services that ended by themselves', violations.crashes],
      ['reservations leaked', violations.leakedReservations],
      ['streams leaked', violations.leakedStreams],
      [
        `models that went on for over a second without a client, of ${number(stats.abortsMeasured)} (slowest ${Math.round(stats.slowestAbortMs)} ms)`,
        violations.lateAborts,
      ],
      ['counters that differ from the ledger', violations.wrongCounters],
      ['keys stuck a minute after the last fault', violations.stuckKeys],
    ]),
    table('Known and documented', [
      [
        'clients that left while the abort could not be passed on: frozen, cut off, or the machine stalled',
        stats.abortsUnmeasurable,
      ],
      ['billed without a key although the client saw an error: settled, and the answer lost', stats.billedAfterError],
    ]),
    table('Faults done', byCount(stats.faults)),
    table('When a request was', byCount(stats.points)),
    table(`How ${number(stats.requests)} requests ended, repetitions included`, byCount(stats.ends)),
  ].join('\n');
}

/** What a run of hostile bodies found, as Markdown. */
export function fuzzTable(inProcess: FuzzTally, overHttp: HttpFuzzTally): string {
  return [
    table('Must never happen', [
      [`neither accepted nor refused, of ${number(inProcess.bodies)} bodies in process`, inProcess.faults.length],
      ['prototypes touched', inProcess.prototypesTouched ? 1 : 0],
      [
        `broken answers, failed compositions or 5xx, of ${number(overHttp.bodies)} bodies over HTTP`,
        overHttp.faults.length,
      ],
    ]),
    table(`In process (slowest ${Math.round(inProcess.slowestMs)} ms)`, byCount(inProcess.outcomes)),
    table('Over HTTP', byCount(overHttp.outcomes)),
  ].join('\n');
}

function byCount(counts: Record<string, number>): Row[] {
  return Object.entries(counts).toSorted(([, one], [, other]) => other - one);
}

function table(title: string, rows: readonly Row[]): string {
  const lines = rows.map(([what, value]) => `| ${what} | ${typeof value === 'number' ? number(value) : value} |`);
  return `| ${title} | times |\n| --- | --: |\n${lines.join('\n')}\n`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
