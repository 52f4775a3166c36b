import { ownTurn } from '#services/process/event-loop.ts';
import { interruptibly, isInterruption, processorTimeMs } from './interruptibly.ts';
import { Refusal } from '#contract/refusal.ts';

/** Limits how long one composition blocks the event loop for all others. */
export type Pace = {
  /** Announces work on that many more characters. Light work runs at once; heavy work gets its own turns of the event loop. */
  addCost(chars: number): void;
  /**
   * Runs a piece of work. Heavy ones get a turn of the event loop of their own, are interrupted when they take too long, and
   * are then retried: the piece must be pure.
   *
   * @throws OutOfTime
   */
  run<T>(piece: () => T): Promise<T>;
  /**
   * Runs work that comes in steps, each of them as a piece, and gives what each step gives. Short ones share a turn. After
   * an interruption the work begins again and is not given again what it has given, so it must be deterministic.
   *
   * @throws OutOfTime
   */
  runSteps<T, Result>(start: () => Iterator<T, Result>): AsyncGenerator<T, Result>;
  /**
   * Runs a small piece at once, whatever was announced.
   *
   * @throws OutOfTime
   */
  step<T>(piece: () => T): T;
  /** To be awaited between small pieces: yields when this composition has held the event loop for a while. */
  yieldIfDue(): Promise<void>;
  /** Guarantees a new attempt some time, however much the previous ones have used. */
  startAttempt(): void;
};

/** A composition has used up its processor time, or one piece of it never finishes. */
export class OutOfTime extends Error {}

/** Work of fewer characters cannot block the event loop for long. */
const LIGHT_MAX_CHARS = 2_000;
/** Longest piece, in milliseconds; with everything else in its turn, and once doubled, it stays below 100. */
const PIECE_MAX_MS = 45;
/** Longest piece by the clock when the machine is too busy to make progress. */
const CLOCK_MAX_MS = 6 * PIECE_MAX_MS;
/** A piece may be interrupted only because its code was not compiled yet. */
const TRIES = 3;
/** Processor time of one composition, in milliseconds. Ordinary ones take 5 to 20. */
const COMPOSITION_MAX_MS = 2_000;
/** Least processor time of each attempt, beyond the budget if need be: a slow answer must not cost the next tier its turn. */
const ATTEMPT_MIN_MS = 1_000;
/** How long small pieces run before they yield. */
const HOLD_MAX_MS = 8;
/** How long a turn is shared: the rest of a piece's time is left to the last one that begins in it. */
const SHARED_MAX_MS = 2;

/**
 * Runs pieces in order, each on the result of the one before, as {@link Pace.run} does. Short ones share a turn and its
 * watch, which costs more than they do.
 *
 * @throws OutOfTime
 */
export async function runChain<T>(pace: Pace, start: T, pieces: readonly ((before: T) => T)[]): Promise<T> {
  // Replaced as a whole: a piece that is interrupted has not happened, those before it have.
  let done = { count: 0, value: start };
  const runSome = (): void => {
    const isShared = sharedTurn();
    for (const piece of pieces.slice(done.count)) {
      done = { count: done.count + 1, value: piece(done.value) };
      if (!isShared()) return;
    }
  };
  while (done.count < pieces.length) await pace.run(runSome);
  return done.value;
}

/** The result of work in steps, of which only the end counts. */
export async function resultOf<Result>(steps: AsyncIterator<unknown, Result>): Promise<Result> {
  for (;;) {
    const step = await steps.next();
    if (step.done === true) return step.value;
  }
}

/** How often, and for how long by the clock, a piece is still tried. */
type PieceBudget = { tries: number; clockMaxMs: number };
const newPieceBudget = (): PieceBudget => ({ tries: TRIES, clockMaxMs: PIECE_MAX_MS });

/** Begins a turn that short pieces share; the returned function says whether another may begin in it. */
function sharedTurn(): () => boolean {
  const endMs = performance.now() + SHARED_MAX_MS;
  return () => performance.now() < endMs;
}

/** The next results of work in steps, as many as share a turn. */
function nextOf<T, Result>(steps: Iterator<T, Result>): IteratorResult<T, Result>[] {
  const isShared = sharedTurn();
  const results: IteratorResult<T, Result>[] = [];
  do results.push(steps.next());
  while (results.at(-1)?.done !== true && isShared());
  return results;
}

/**
 * Creates the pace of one composition.
 *
 * @param signal aborts when the composition is abandoned; the next piece then throws its reason
 */
export function createPace(signal?: AbortSignal, budgetMs: number = COMPOSITION_MAX_MS): Pace {
  let chars = 0;
  let spentMs = 0;
  let limitMs = budgetMs;
  let turnStartedMs = performance.now();
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
  const yieldTurn = async (): Promise<void> => {
    await ownTurn();
    turnStartedMs = performance.now();
  };
  const isHeavy = (): boolean => chars > LIGHT_MAX_CHARS;
  /** One try in a turn of its own: its result, or undefined when it was interrupted and may be tried again. */
  const tryOnce = async <T>(piece: () => T, budget: PieceBudget): Promise<{ value: T } | undefined> => {
    await yieldTurn();
    checkBudget();
    const spentBeforeMs = spentMs;
    try {
      return { value: step(() => interruptibly(piece, budget.clockMaxMs)) };
    } catch (thrown) {
      if (!isInterruption(thrown)) throw thrown;
      // On a busy machine the clock advances faster than the work; then the clock limit is raised.
      const isStarved = spentMs - spentBeforeMs < 0.8 * PIECE_MAX_MS && budget.clockMaxMs < CLOCK_MAX_MS;
      if (isStarved) budget.clockMaxMs *= 2;
      else budget.tries -= 1;
      if (budget.tries === 0) throw new OutOfTime(`a piece of more than ${PIECE_MAX_MS} ms`);
      return undefined;
    }
  };
  const run = async <T>(piece: () => T): Promise<T> => {
    checkBudget();
    if (!isHeavy()) return step(piece);
    const budget = newPieceBudget();
    for (;;) {
      const done = await tryOnce(piece, budget);
      if (done !== undefined) return done.value;
    }
  };
  async function* inSteps<T, Result>(start: () => Iterator<T, Result>): AsyncGenerator<T, Result> {
    const budget = newPieceBudget();
    let given = 0;
    for (let steps = start(), taken = 0; ;) {
      checkBudget();
      const work = steps;
      const some = () => nextOf(work);
      const results = isHeavy() ? (await tryOnce(some, budget))?.value : step(some);
      if (results === undefined) {
        // What was interrupted cannot go on.
        steps = start();
        taken = 0;
      }
      for (const result of results ?? []) {
        if (result.done === true) return result.value;
        taken += 1;
        if (taken > given) yield result.value;
        given = Math.max(given, taken);
      }
    }
  }
  return {
    addCost: (more) => void (chars += more),
    run,
    runSteps: inSteps,
    step: (piece) => {
      checkBudget();
      return step(piece);
    },
    startAttempt: () => void (limitMs = Math.max(limitMs, spentMs + ATTEMPT_MIN_MS)),
    yieldIfDue: async () => {
      if (performance.now() - turnStartedMs > HOLD_MAX_MS) await yieldTurn();
    },
  };
}

/**
 * Converts {@link OutOfTime} to the refusal of a request that takes too much processor time; returns anything else
 * unchanged.
 */
export function refusalIfOutOfTime(thrown: unknown): unknown {
  if (!(thrown instanceof OutOfTime)) return thrown;
  return new Refusal(
    'BAD_REQUEST',
    'The request takes more processor time than one composition may have; send a shorter `prompt`, less `data`, fewer `actions` or a smaller `prior_spec`.',
    { cause: thrown },
  );
}
