import { ownTurn } from '#services/process/own-turn.ts';
import { interruptibly, isInterruption, processorTimeMs } from './interruptibly.ts';

/** How one composition shares the processor with all others, which wait while it works. */
export type Pace = {
  /** Adds so many chars to the work ahead. Light work is done at once; heavy work gets turns of the event loop to itself. */
  weigh(chars: number): void;
  /**
   * Does a piece of work. Heavy ones get a turn of the event loop of their own and are interrupted when they take too
   * long, then tried again: the piece must be pure.
   *
   * @throws OutOfTime
   */
  run<T>(piece: () => T): Promise<T>;
  /** Does a small piece at once, whatever it weighs.
   *
   * @throws OutOfTime
   */
  step<T>(piece: () => T): T;
  /** To be awaited between small pieces: lets others on when this composition has held the processor for a while. */
  breathe(): Promise<void>;
  /** Guarantees a new attempt some time, however much those before it have used. */
  startAttempt(): void;
};

/** A composition has used up the processor time that it may have, or one piece of it never comes to its end. */
export class OutOfTime extends Error {}

/** Work of fewer chars than this cannot keep others waiting for long. */
const LIGHT_MAX_CHARS = 2_000;
/** Longest piece, in milliseconds; with what else happens in its turn it stays below 100. */
const PIECE_MAX_MS = 70;
/** How long a piece may take by the clock on a machine that is so busy that the work hardly gets on. */
const CLOCK_MAX_MS = 4 * PIECE_MAX_MS;
/** A piece may have been interrupted because its code was not compiled yet. */
const TRIES = 3;
/** Processor time of one composition, in milliseconds. Everyday ones take 5 to 20. */
const COMPOSITION_MAX_MS = 2_000;
/** What each attempt has at least of it, or beyond it: an answer that takes too long must not cost the next tier its turn. */
const ATTEMPT_MIN_MS = 1_000;
/** How long small pieces run before they yield to others. */
const HOLD_MAX_MS = 8;

/**
 * The pace of one composition.
 *
 * @param signal aborts when it is abandoned; the next piece then throws its reason
 */
export function createPace(signal?: AbortSignal, budgetMs: number = COMPOSITION_MAX_MS): Pace {
  let chars = 0;
  let spentMs = 0;
  let limitMs = budgetMs;
  let letOnMs = performance.now();
  const step = <T>(piece: () => T): T => {
    const startedMs = processorTimeMs();
    try {
      return piece();
    } finally {
      spentMs += processorTimeMs() - startedMs;
    }
  };
  const checkBudget = (): void => {
    signal?.throwIfAborted();
    if (spentMs > limitMs) throw new OutOfTime(`more than ${Math.round(limitMs)} ms of processor time`);
  };
  const letOthersOn = async (): Promise<void> => {
    await ownTurn();
    letOnMs = performance.now();
  };
  const inOwnTurn = async <T>(piece: () => T): Promise<T> => {
    let clockMaxMs = PIECE_MAX_MS;
    for (let tries = 0; tries < TRIES;) {
      await letOthersOn();
      checkBudget();
      const spentBeforeMs = spentMs;
      try {
        return step(() => interruptibly(piece, clockMaxMs));
      } catch (thrown) {
        if (!isInterruption(thrown)) throw thrown;
        // On a busy machine the clock runs faster than the work: then it is the clock that gets more.
        const isStarved = spentMs - spentBeforeMs < 0.8 * PIECE_MAX_MS && clockMaxMs < CLOCK_MAX_MS;
        if (isStarved) clockMaxMs *= 2;
        else tries += 1;
      }
    }
    throw new OutOfTime(`a piece of more than ${PIECE_MAX_MS} ms`);
  };
  return {
    weigh: (more) => void (chars += more),
    run: async (piece) => {
      checkBudget();
      return chars > LIGHT_MAX_CHARS ? inOwnTurn(piece) : step(piece);
    },
    step: (piece) => {
      checkBudget();
      return step(piece);
    },
    startAttempt: () => void (limitMs = Math.max(limitMs, spentMs + ATTEMPT_MIN_MS)),
    breathe: async () => {
      if (performance.now() - letOnMs > HOLD_MAX_MS) await letOthersOn();
    },
  };
}
