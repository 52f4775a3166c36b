import { useEffect, useRef, useState } from 'react';

type Run = {
  /** What had passed before the present run began. */
  beforeMs: number;
  /** When the present run began, by the performance clock; undefined while paused. */
  startedAt: number | undefined;
};

const STOPPED: Run = { beforeMs: 0, startedAt: undefined };

type ElapsedOptions = {
  autoStart: boolean;
  /** How often the display follows; the time itself is exact in any case. */
  tickMs: number;
  /** Where the clock stops by itself. */
  endMs?: number;
  onEnd?: () => void;
};

/** Time that passes between start and pause, by a clock that no change of the system's time can move. */
export function useElapsed({ autoStart, tickMs, endMs = Infinity, onEnd }: ElapsedOptions) {
  const [run, setRun] = useState(STOPPED);
  const [shownMs, setShownMs] = useState(0);
  const ended = useRef(onEnd);
  ended.current = onEnd;
  const isRunning = run.startedAt !== undefined;
  const readMs = () => Math.min(endMs, run.beforeMs + passedSince(run.startedAt));
  useEffect(() => {
    if (autoStart) setRun({ beforeMs: 0, startedAt: performance.now() });
  }, [autoStart]);
  useEffect(() => {
    if (run.startedAt === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const elapsedMs = run.beforeMs + passedSince(run.startedAt);
      setShownMs(Math.min(endMs, elapsedMs));
      if (elapsedMs >= endMs) {
        setRun({ beforeMs: endMs, startedAt: undefined });
        ended.current?.();
      } else {
        timer = setTimeout(tick, Math.min(tickMs - (elapsedMs % tickMs), endMs - elapsedMs) + 1);
      }
    };
    tick();
    return () => clearTimeout(timer);
  }, [run, tickMs, endMs]);
  return {
    elapsedMs: shownMs,
    isRunning,
    readMs,
    start: () => setRun({ beforeMs: run.beforeMs, startedAt: performance.now() }),
    pause: () => {
      const beforeMs = readMs();
      setShownMs(beforeMs);
      setRun({ beforeMs, startedAt: undefined });
    },
    reset: () => {
      setShownMs(0);
      setRun(STOPPED);
    },
  };
}

function passedSince(startedAt: number | undefined): number {
  return startedAt === undefined ? 0 : performance.now() - startedAt;
}
