import { setTimeout } from 'node:timers/promises';
import { type BenchRow, inBytes, inMs, quantile } from './bench-row.ts';
import { type Target, withSeparateServices, withServices } from './bench-services.ts';
import { readCompose } from './read-stream.ts';

const MEMORY_STREAMS = 500;
const PACED_STREAMS = 1_000;
const PACE_MS = 200;
const STALL_MS = 10 * PACE_MS;

/**
 * Memory that an open stream costs each service, at 500 streams of one operation a second: what is alive after a
 * garbage collection, and how much the process has grown, which also counts room that the collector keeps.
 */
export function measureMemoryPerStream(): Promise<BenchRow[]> {
  return withSeparateServices('scripted-paced-60x1000', async (services) => {
    const processes = Object.entries(services.processes);
    const sizes = () =>
      Promise.all(
        processes.map(async ([, one]) => ({ residentBytes: one.residentBytes(), liveBytes: await one.liveBytes() })),
      );
    // The first streams load code and grow the heap once; the figure is what further ones cost.
    await holdOpen(services, 50, 3_000, () => undefined);
    const idle = await sizes();
    let open = idle;
    await holdOpen(services, MEMORY_STREAMS, 10_000, async () => void (open = await sizes()));
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

/** Streams of five operations a second held at once on one core, and the gaps between what arrives. */
export function measurePacedStreams(): Promise<BenchRow[]> {
  return withServices(`scripted-paced-200x${PACE_MS}`, async (services) => {
    const gaps: number[] = [];
    const cpuBeforeMs = services.service.cpuMs();
    const startMs = performance.now();
    await holdOpen(
      services,
      PACED_STREAMS,
      15_000,
      () => undefined,
      (gapMs) => gaps.push(gapMs),
    );
    const load = (services.service.cpuMs() - cpuBeforeMs) / (performance.now() - startMs);
    const stalls = gaps.filter((gapMs) => gapMs > STALL_MS).length;
    const what = `${PACED_STREAMS} streams of an op every ${PACE_MS} ms`;
    return [
      { what: `${what}: gaps over ${STALL_MS} ms`, value: String(stalls), target: '0' },
      { what: `${what}: gap, p99`, value: inMs(quantile(gaps, 0.99)), target: '' },
      { what: `${what}: load of the core`, value: `${Math.round(load * 100)} %`, target: '' },
    ];
  });
}

/** Opens streams over a second or two, reads them for a while, calls `atEnd` with all open, and leaves. */
async function holdOpen(
  services: Target,
  count: number,
  durationMs: number,
  atEnd: () => void | Promise<void>,
  onGap: (gapMs: number) => void = () => undefined,
): Promise<void> {
  const leave = new AbortController();
  const reading: Promise<void>[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    reading.push(readOne(services, leave.signal, onGap));
    if (opened % 10 === 9) await setTimeout(20);
  }
  await setTimeout(durationMs);
  await atEnd();
  leave.abort();
  await Promise.all(reading);
  await setTimeout(1_000);
}

async function readOne(services: Target, signal: AbortSignal, onGap: (gapMs: number) => void): Promise<void> {
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
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
