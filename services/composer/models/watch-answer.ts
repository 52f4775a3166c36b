/** Timeouts for one answer. */
export type ModelTimeouts = {
  /** From the call to the first part of the answer. */
  firstPartMs: number;
  /** From one part to the next. */
  silenceMs: number;
  /** For the whole answer. */
  totalMs: number;
};

/** Enforces the timeouts of one answer by aborting it. */
export type Watch = {
  /** Aborts when a timeout passes, or when the outer signal does. */
  signal: AbortSignal;
  /** A part has arrived: the clock stops while the part is being processed, however slow the reader is. */
  arrived(): void;
  /** Waiting for the next part begins, for at most `silenceMs` or the given time. */
  awaiting(forMs?: number): void;
  /** Which timeout has passed, in words; undefined when none has. */
  lateBecause(): string | undefined;
  stop(): void;
};

/**
 * Starts enforcing timeouts. A client's own timeout covers only the response headers: a stream that stalls later would hang
 * forever.
 */
export function watchAnswer({ firstPartMs, silenceMs, totalMs }: ModelTimeouts, outer: AbortSignal): Watch {
  const call = new AbortController();
  let reason: string | undefined;
  const giveUp = (text: string) => () => {
    reason = text;
    call.abort();
  };
  const leave = (): void => call.abort(outer.reason);
  if (outer.aborted) leave();
  outer.addEventListener('abort', leave);
  const total = setTimeout(giveUp(`no end after ${totalMs} ms`), totalMs);
  let next = setTimeout(giveUp(`nothing after ${firstPartMs} ms`), firstPartMs);
  return {
    signal: call.signal,
    arrived: () => clearTimeout(next),
    awaiting: (forMs = silenceMs) => {
      next = setTimeout(giveUp(`silent for ${forMs} ms`), forMs);
    },
    lateBecause: () => reason,
    stop: () => {
      outer.removeEventListener('abort', leave);
      clearTimeout(total);
      clearTimeout(next);
    },
  };
}
