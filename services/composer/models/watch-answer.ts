/** How long a backend may take. */
export type ModelTimeouts = {
  /** From the call to the first part of the answer. */
  firstPartMs: number;
  /** From one part to the next. */
  silenceMs: number;
  /** For the whole answer. */
  totalMs: number;
};

/** A watch over one answer: aborts it when a limit passes. */
export type Watch = {
  /** Aborts when a limit passes, or when the outer signal does. */
  signal: AbortSignal;
  /** A part has arrived: the clock stands still while it is being used, however slow its reader is. */
  arrived(): void;
  /** The next part is awaited from now on, for no longer than `silenceMs`, or as long as is said. */
  awaiting(forMs?: number): void;
  /** Which limit has passed, in words; undefined while none has. */
  lateBecause(): string | undefined;
  stop(): void;
};

/**
 * Starts watching an answer. A client's own timeout covers only the response headers: a stream that stalls later
 * would hang for ever.
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
