import {
  type Candidate,
  type Reading,
  type RunawayReason,
  SAMPLE_MAX_CHARS,
  type UnreadableReason,
} from './reading.ts';

/** What has been read of one answer, up to where it turns out never to end: after that nothing more is read or reported. */
export type GuardedReadings = {
  /** Passes text on in pieces, as much at a time as is checked together. */
  feed(text: string, take: (piece: string) => void): void;
  operation: (operation: Candidate, written: string) => void;
  unreadable: (reason: UnreadableReason, written: string) => void;
  /** Adds what another reader has read of the same answer. */
  add: (others: readonly Reading[]) => void;
  isStopped(): boolean;
  /** Ends the answer. */
  stop(): void;
  /** What has been read since the last call. */
  flush(): Reading[];
};

/** Collects the readings of one answer within its limits. */
export function createGuardedReadings(limits: RunawayLimits): GuardedReadings {
  let readings: Reading[] = [];
  let stopped = false;
  const guard = createRunawayGuard(limits);

  return {
    feed(text, take) {
      for (let at = 0; at < text.length && !stopped;) {
        const piece = text.slice(at, at + guard.room());
        at += piece.length;
        take(piece);
        stopFor(guard.read(piece), piece);
      }
    },
    operation(operation, written) {
      if (stopped) return;
      stopFor(guard.wrote(operation), written);
      if (!stopped) readings.push({ type: 'operation', operation });
    },
    unreadable(reason, written) {
      if (!stopped) readings.push({ type: 'unreadable', reason, sample: sampleOf(written) });
    },
    add: (others) => void readings.push(...others),
    isStopped: () => stopped,
    stop: () => void (stopped = true),
    flush() {
      const given = readings;
      readings = [];
      return given;
    },
  };

  function stopFor(reason: RunawayReason | undefined, written: string): void {
    if (reason === undefined || stopped) return;
    stopped = true;
    readings.push({ type: 'runaway', reason, sample: sampleOf(written) });
  }
}

function sampleOf(written: string): string {
  return written.trim().slice(0, SAMPLE_MAX_CHARS);
}

/** Limits of one answer. */
type RunawayLimits = { totalMaxChars: number; operationsMax: number; mayRepeat?: boolean };

/** Detects an answer that never ends. Each call returns why reading must stop, if it must. */
type RunawayGuard = {
  /** How many characters to read before the next check, so that the result does not depend on the chunking. */
  room(): number;
  /** Takes the text that was read, at most `room()` characters; the empty text when there was none. */
  read(text: string): RunawayReason | undefined;
  wrote(operation: Candidate): RunawayReason | undefined;
};

// Text is a repetition when the window consists of one stretch, of at most a quarter of it, over and over.
const WINDOW_CHARS = 4_096;
const PERIOD_MAX_CHARS = WINDOW_CHARS / 4;
const CHECK_EVERY_CHARS = 1_024;
const PROBE_CHARS = 32;
const SAME_PATH_MAX = 30;

/** A guard over one answer. It keeps the latest text and a count for each path. */
function createRunawayGuard({ totalMaxChars, operationsMax, mayRepeat = false }: RunawayLimits): RunawayGuard {
  let totalChars = 0;
  let latest = '';
  let operations = 0;
  const writes = new Map<string, number>();

  return { room, read, wrote };

  function room(): number {
    return Math.min(CHECK_EVERY_CHARS - (totalChars % CHECK_EVERY_CHARS), totalMaxChars - totalChars);
  }

  function read(text: string): RunawayReason | undefined {
    if (text === '') return 'total';
    totalChars += text.length;
    latest += text;
    if (totalChars % CHECK_EVERY_CHARS !== 0) return undefined;
    latest = latest.slice(-WINDOW_CHARS);
    return !mayRepeat && latest.length === WINDOW_CHARS && isPeriodic(latest) ? 'repetition' : undefined;
  }

  function wrote({ op, path }: Candidate): RunawayReason | undefined {
    operations += 1;
    if (operations > operationsMax) return 'operations';
    // Appending to a list legitimately repeats the same path.
    if (mayRepeat || path.endsWith('/-')) return undefined;
    const key = `${op} ${path}`;
    const count = (writes.get(key) ?? 0) + 1;
    writes.set(key, count);
    return count > SAME_PATH_MAX ? 'repetition' : undefined;
  }
}

function isPeriodic(text: string): boolean {
  const probe = text.slice(-PROBE_CHARS);
  // Only the distance to the probe's previous occurrence is worth a full comparison.
  const period = text.length - PROBE_CHARS - text.lastIndexOf(probe, text.length - PROBE_CHARS - 1);
  return period <= PERIOD_MAX_CHARS && text.slice(period) === text.slice(0, -period);
}
