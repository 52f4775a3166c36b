/** When a circuit opens, and for how long. */
export type CircuitLimits = {
  /** Failures in a row that open it, 1 or more. */
  failures: number;
  /** How long it stays open before one call may probe the backend, milliseconds. */
  coolDownMs: number;
};

/** `closed`: calls go through. `open`: none does. `half_open`: one call probes whether the backend is back. */
export type CircuitState = 'closed' | 'open' | 'half_open';

/** Leave for one call. Its holder tells exactly one of the three ends, once. */
export type Permit = {
  /** The backend answered: whatever was wrong with it is over. */
  succeeded(): void;
  /** The backend failed. */
  failed(): void;
  /** The call ended before anything could be learned from it. */
  abandoned(): void;
};

/** A circuit in front of one backend. */
export type CircuitBreaker = {
  state(): CircuitState;
  /** Leave for one call, or undefined while the backend is not to be bothered. */
  enter(): Permit | undefined;
};

type Circuit =
  | { state: 'closed'; failures: number }
  | { state: 'open'; untilMs: number }
  | { state: 'half_open'; probe: Permit };

/**
 * A circuit breaker: after several failures in a row no call goes through for a while, then a single one; if it
 * succeeds all go through again, else the wait starts anew. While the probe runs the others are refused at once, they
 * do not wait for it. A call that began before the circuit opened closes it by succeeding, and cannot prolong the wait.
 *
 * @param now epoch milliseconds
 * @param onChange is told each new state
 */
export function circuitBreaker(
  { failures: failuresMax, coolDownMs }: CircuitLimits,
  now: () => number,
  onChange: (state: CircuitState) => void = () => {},
): CircuitBreaker {
  let circuit: Circuit = { state: 'closed', failures: 0 };

  return {
    state: () => circuit.state,
    enter: () => {
      if (circuit.state === 'half_open' || (circuit.state === 'open' && now() < circuit.untilMs)) return undefined;
      const permit = permitForOne();
      if (circuit.state === 'open') become({ state: 'half_open', probe: permit });
      return permit;
    },
  };

  function permitForOne(): Permit {
    const permit: Permit = {
      succeeded: () => become({ state: 'closed', failures: 0 }),
      failed: () => {
        if (circuit.state === 'closed') countFailure(circuit.failures + 1);
        else if (isProbe()) become({ state: 'open', untilMs: now() + coolDownMs });
      },
      // The next call is the probe then.
      abandoned: () => {
        if (isProbe()) become({ state: 'open', untilMs: now() });
      },
    };
    const isProbe = (): boolean => circuit.state === 'half_open' && circuit.probe === permit;
    return permit;
  }

  function countFailure(failures: number): void {
    become(failures < failuresMax ? { state: 'closed', failures } : { state: 'open', untilMs: now() + coolDownMs });
  }

  function become(next: Circuit): void {
    const changed = next.state !== circuit.state;
    circuit = next;
    if (changed) onChange(next.state);
  }
}
