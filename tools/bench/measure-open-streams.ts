import { setTimeout } from 'node:timers/promises';
import { type BenchRow, inBytes, inMs, quantile } from './bench-row.ts';
import { type Target, withSeparateServices, withServices } from './bench-services.ts';
import { readCompose } from './read-stream.ts';

const MEMORY_STREAMS = 500;
const PACED_STREAMS = 1_000;
const PACED_SECONDS = 12;
const PACE_MS = 200;
const STALL_MS = 10 * PACE_MS;
/** Slow enough that opening streams is not what is measured. */
const OPENED_PER_SECOND = 50;

/**
 * Memory that an open stream costs each service, at 500 streams of one operation a second: what is alive after a
 * garbage collection, and how much the process has grown, which also counts memory that the collector keeps in reserve.
 */
export function measureMemoryPerStream(): Promise<BenchRow[]> {
  return withSeparateServices('scripted-paced-60x1000', async (services) => {
    const processes = Object.entries(services.processes);
    const sizes = () =>
      Promise.all(
        processes.map(async ([, one]) => ({ residentBytes: one.residentBytes(), liveBytes: await one.liveBytes() })),
      );
    // The first streams load code and grow the heap once; the figure is what further ones cost.
    await (await openStreams(services, 50)).close();
    const idle = await sizes();
    const streams = await openStreams(services, MEMORY_STREAMS);
    await setTimeout(5_000);
    const open = await sizes();
    await streams.close();
    return processes.map(([name], index) => {
      const grown = (kind: 'liveBytes' | 'residentBytes') =>
        inBytes(((open[index]?.[kind] ?? Number.NaN) - (idle[index]?.[kind] ?? Number.NaN)) / MEMORY_STREAMS);
      return {
        what: `memory of an open stream in the ${name}, at ${MEMORY_STREAMS}`,
        value: `${grown('liveBytes')} alive, ${grown('residentBytes')} resident`,
        target: name === 'gateway' ? '≤ 60 KB' : '',
      };
    });
  });
}

/** Streams of five operations a second, all open at once on one core, and the gaps between what arrives of each. */
export function measurePacedStreams(): Promise<BenchRow[]> {
  return withServices(`scripted-paced-200x${PACE_MS}`, async (services) => {
    const gaps: number[] = [];
    let allOpen = false;
    const streams = await openStreams(services, PACED_STREAMS, (gapMs) => allOpen && gaps.push(gapMs));
    allOpen = true;
    const cpuBeforeMs = services.service.cpuMs();
    await setTimeout(PACED_SECONDS * 1_000);
    const cpuMs = services.service.cpuMs() - cpuBeforeMs;
    const memory = inBytes(services.service.residentBytes());
    const failed = await streams.close();
    const what = `${PACED_STREAMS} streams of an op every ${PACE_MS} ms`;
    const stalls = gaps.filter((gapMs) => gapMs > STALL_MS).length;
    return [
      { what: `${what}: gaps over ${STALL_MS} ms`, value: `${stalls} of ${gaps.length}`, target: '0' },
      { what: `${what}: failed streams`, value: String(failed), target: '0' },
      { what: `${what}: gap, p99`, value: inMs(quantile(gaps, 0.99)), target: '' },
      { what: `${what}: load of the core`, value: `${Math.round(cpuMs / (PACED_SECONDS * 10))} %`, target: '' },
      {
        what: `${what}: processor time of an op`,
        value: `${Math.round((cpuMs * 1_000) / gaps.length)} µs`,
        target: '',
      },
      { what: `${what}: memory of the whole process`, value: memory, target: '' },
    ];
  });
}

type OpenStreams = {
  /** Closes all of them. @returns how many had failed before */
  close(): Promise<number>;
};

async function openStreams(
  services: Target,
  count: number,
  onGap: (gapMs: number) => void = () => undefined,
): Promise<OpenStreams> {
  const leave = new AbortController();
  const reading: Promise<boolean>[] = [];
  const startMs = performance.now();
  for (let opened = 0; opened < count; opened += 1) {
    reading.push(readOne(services, leave.signal, onGap));
    await setTimeout(Math.max(0, startMs + ((opened + 1) * 1_000) / OPENED_PER_SECOND - performance.now()));
  }
  return {
    async close() {
      leave.abort();
      const ends = await Promise.all(reading);
      await setTimeout(1_000);
      return ends.filter((failed) => failed).length;
    },
  };
}

/** Reads one stream until it is closed. @returns whether it ended or failed before */
async function readOne(services: Target, signal: AbortSignal, onGap: (gapMs: number) => void): Promise<boolean> {
  let lastMs: number | undefined;
  try {
    await readCompose(
      services,
      { prompt: 'A page of texts' },
      ({ atMs }) => {
        if (lastMs !== undefined) onGap(atMs - lastMs);
        lastMs = atMs;
      },
      signal,
    );
  } catch {
    // Aborting rejects as well.
  }
  return !signal.aborted;
}
