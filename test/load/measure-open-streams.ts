import { setTimeout } from 'node:timers/promises';
import { type BenchRow, inBytes, inMs, quantile } from './bench-row.ts';
import { type BenchServices, withServices } from './bench-services.ts';
import { readCompose } from './read-stream.ts';

const MEMORY_STREAMS = 500;
const PACED_STREAMS = 1_000;
const PACE_MS = 200;
const STALL_MS = 10 * PACE_MS;

/** Memory that an open stream holds, at 500 streams of one operation a second. */
export function measureMemoryPerStream(): Promise<BenchRow[]> {
  return withServices('scripted-paced-60x1000', async (services) => {
    // The first streams load code and grow the heap once; the figure is what further ones cost.
    await holdOpen(services, 50, 3_000, () => undefined);
    const idleBytes = services.service.residentBytes();
    let openBytes = 0;
    await holdOpen(services, MEMORY_STREAMS, 10_000, () => {
      openBytes = services.service.residentBytes();
    });
    const each = (openBytes - idleBytes) / MEMORY_STREAMS;
    return [{ what: `memory of an open stream, at ${MEMORY_STREAMS}`, value: inBytes(each), target: '≤ 60 KB' }];
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
  services: BenchServices,
  count: number,
  durationMs: number,
  atEnd: () => void,
  onGap: (gapMs: number) => void = () => undefined,
): Promise<void> {
  const leave = new AbortController();
  const reading: Promise<void>[] = [];
  for (let opened = 0; opened < count; opened += 1) {
    reading.push(readOne(services, leave.signal, onGap));
    if (opened % 10 === 9) await setTimeout(20);
  }
  await setTimeout(durationMs);
  atEnd();
  leave.abort();
  await Promise.all(reading);
  await setTimeout(1_000);
}

async function readOne(services: BenchServices, signal: AbortSignal, onGap: (gapMs: number) => void): Promise<void> {
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
