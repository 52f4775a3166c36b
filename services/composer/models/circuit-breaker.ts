import { type Model, type ModelCall, type ModelPart, ModelUnavailable } from './model.ts';

/** When a circuit opens, and for how long. */
export type CircuitLimits = {
  /** Consecutive failures that open it, 1 or more. */
  failures: number;
  /** How long it stays open before one call may probe the backend, milliseconds. */
  coolDownMs: number;
};

/** `closed`: calls go through. `open`: the backend is down. `half_open`: one call probes whether it is back. */
export type CircuitState = 'closed' | 'open' | 'half_open';

/** Permission for one call. Its holder reports exactly one of the three outcomes, once. */
export type Permit = {
  /** The backend answered and is considered healthy again. */
  succeeded: () => void;
  /** The backend failed; `late` when it took a timeout to find out. */
  failed: (end: { late: boolean }) => void;
  /** The call ended before it revealed anything about the backend. */
  abandoned: () => void;
};

/** A circuit in front of one backend. */
export type CircuitBreaker = {
  state(): CircuitState;
  /**
   * True while calls are refused: during the cool-down, and while a probe is running. False once the cool-down has passed,
   * even if nobody has probed the backend since.
   */
  refuses(): boolean;
  /**
   * A permit for one call, or undefined when it is refused. A call that is the `lastResort` of its request goes through an
   * open circuit too, unless the backend is known to cost a timeout.
   */
  enter(lastResort: boolean): Permit | undefined;
};

type Circuit =
  | { state: 'closed'; failures: number; late: boolean }
  | { state: 'open'; sinceMs: number; late: boolean }
  | { state: 'half_open'; probe: Permit; late: boolean };

/**
 * A circuit breaker: after several consecutive failures no call goes through for a while, then a single probe; if that
 * succeeds all calls go through again, otherwise the cool-down restarts. While the probe runs other calls are refused
 * immediately. A call that began before the circuit opened closes it by succeeding, but cannot extend the cool-down.
 *
 * A refused call saves a timeout, or moves on to another backend sooner. When it would do neither, because the backend
 * fails fast and no other tier is left, refusing would only delay noticing its recovery.
 *
 * @param now epoch milliseconds; a clock that is set back ends a cool-down instead of extending it
 * @param onChange called with each new state
 */
export function circuitBreaker(
  { failures: failuresMax, coolDownMs }: CircuitLimits,
  now: () => number,
  onChange: (state: CircuitState) => void = () => {},
): CircuitBreaker {
  let circuit: Circuit = { state: 'closed', failures: 0, late: false };

  const refuses = (): boolean =>
    circuit.state === 'half_open' || (circuit.state === 'open' && isCooling(now() - circuit.sinceMs));
  const isCooling = (passedMs: number): boolean => passedMs >= 0 && passedMs < coolDownMs;

  return {
    state: () => circuit.state,
    refuses,
    enter: (lastResort) => {
      if (refuses()) {
        return lastResort && !circuit.late ? permitForOne() : undefined;
      }
      const permit = permitForOne();
      if (circuit.state === 'open') become({ state: 'half_open', probe: permit, late: circuit.late });
      return permit;
    },
  };

  function permitForOne(): Permit {
    const permit: Permit = {
      succeeded: () => become({ state: 'closed', failures: 0, late: false }),
      failed: (end) => {
        const late = circuit.late || end.late;
        if (circuit.state === 'closed') countFailure(circuit.failures + 1, late);
        else if (isProbe()) become({ state: 'open', sinceMs: now(), late: end.late });
        else become({ ...circuit, late });
      },
      // Then the next call is the probe.
      abandoned: () => {
        if (isProbe()) become({ state: 'open', sinceMs: now() - coolDownMs, late: circuit.late });
      },
    };
    const isProbe = (): boolean => circuit.state === 'half_open' && circuit.probe === permit;
    return permit;
  }

  function countFailure(failures: number, late: boolean): void {
    const opens = failures >= failuresMax;
    become(opens ? { state: 'open', sinceMs: now(), late } : { state: 'closed', failures, late });
  }

  function become(next: Circuit): void {
    const changed = next.state !== circuit.state;
    circuit = next;
    if (changed) onChange(next.state);
  }
}

/**
 * The model behind a circuit breaker, so that a dead backend does not cost every request a timeout: while the circuit is
 * open a call throws ModelUnavailable immediately, without contacting the backend. The first part of an answer counts as
 * success, whatever happens to the rest.
 *
 * @param isLastResort whether no later tier could take over
 */
export function withCircuitBreaker(model: Model, breaker: CircuitBreaker, isLastResort: () => boolean): Model {
  return { ...model, stream: (call, signal) => stream(model, breaker, isLastResort, call, signal) };
}

async function* stream(
  model: Model,
  breaker: CircuitBreaker,
  isLastResort: () => boolean,
  call: ModelCall,
  signal: AbortSignal,
): AsyncGenerator<ModelPart> {
  const permit = breaker.enter(isLastResort());
  if (permit === undefined) throw new ModelUnavailable('not asked: the backend failed too often in a row');
  let isReported = false;
  const report = (outcome: () => void): void => {
    if (!isReported) outcome();
    isReported = true;
  };
  try {
    for await (const part of model.stream(call, signal)) {
      report(permit.succeeded);
      yield part;
    }
    report(permit.succeeded);
  } catch (thrown) {
    if (thrown instanceof ModelUnavailable) {
      const { refusedCall, late } = thrown;
      report(() => (refusedCall ? permit.succeeded() : permit.failed({ late })));
    }
    throw thrown;
  } finally {
    // Has an effect only after an abort, or when the reader leaves.
    report(permit.abandoned);
  }
}
