/** What was seen of the turns of this process's event loop. */
export type Turns = {
  /** The longest turn, in milliseconds of this thread's own processor time or of the clock, whichever is less. */
  longestMs: number;
  turns: number;
};

/**
 * Times every turn of the event loop from now on, in which it keeps the loop turning. Time in which the machine let
 * others run is not counted, so that a busy machine does not look like a stall.
 *
 * @returns a function that stops and returns what was seen
 */
export function watchTurns(): () => Turns {
  let isOver = false;
  let turns = 0;
  let longestMs = 0;
  let [clockMs, processorMs] = [performance.now(), processorTimeMs()];
  const look = (): void => {
    const [clockNowMs, processorNowMs] = [performance.now(), processorTimeMs()];
    longestMs = Math.max(longestMs, Math.min(clockNowMs - clockMs, processorNowMs - processorMs));
    [clockMs, processorMs] = [clockNowMs, processorNowMs];
    turns += 1;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  return () => {
    look();
    isOver = true;
    return { longestMs, turns };
  };
}

/** Processor time that this thread has used so far. */
export function processorTimeMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
