import type { FuzzTally } from '#test/security/fuzz/fuzz-in-process.ts';
import type { HttpFuzzTally } from '#test/security/fuzz/fuzz-over-http.ts';
import type { FaultStats } from './fault-stats.ts';

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
        'clients that left while nobody could be told: frozen, cut off, or the machine stalled',
        stats.abortsUnmeasurable,
      ],
      ['billed without a key although an error was told: settled, and the answer lost', stats.billedAfterError],
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
