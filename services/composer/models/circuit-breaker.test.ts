import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { type CircuitBreaker, circuitBreaker, type CircuitState, type Permit } from './circuit-breaker.ts';

const LIMITS = { failures: 3, coolDownMs: 10_000 };

let clockMs: number;
let changes: CircuitState[];
let breaker: CircuitBreaker;
beforeEach(() => {
  clockMs = 1_000_000;
  changes = [];
  breaker = circuitBreaker(
    LIMITS,
    () => clockMs,
    (state) => changes.push(state),
  );
});

function fail(times: number): void {
  for (let count = 0; count < times; count += 1) breaker.enter(false)!.failed({ late: true });
}

describe('a closed circuit', () => {
  test('stays closed below the limit, and a success resets the count', () => {
    fail(2);
    breaker.enter(false)!.succeeded();
    fail(2);
    expect(breaker.state()).toBe('closed');
  });

  test('opens at the limit and then refuses every call', () => {
    fail(3);
    expect(breaker.state()).toBe('open');
    expect(breaker.enter(false)).toBeUndefined();
  });

  test('learns nothing from calls that were abandoned', () => {
    fail(2);
    breaker.enter(false)!.abandoned();
    expect(breaker.state()).toBe('closed');
    fail(1);
    expect(breaker.state()).toBe('open');
  });
});

describe('an open circuit', () => {
  test('lets exactly one probe through after the cool-down', () => {
    fail(3);
    clockMs += LIMITS.coolDownMs - 1;
    expect(breaker.enter(false)).toBeUndefined();
    clockMs += 1;
    expect(breaker.enter(false)).toBeDefined();
    expect(breaker.enter(false)).toBeUndefined();
    expect(breaker.state()).toBe('half_open');
  });

  test('lets a probe through when the clock is set back, instead of waiting for it to catch up', () => {
    fail(3);
    clockMs -= 3_600_000;
    expect(breaker.refuses()).toBe(false);
    expect(breaker.enter(false)).toBeDefined();
  });

  test('refuses until it has cooled down, whether or not anybody calls then, and again while it is probed', () => {
    expect(breaker.refuses()).toBe(false);
    fail(3);
    expect(breaker.refuses()).toBe(true);
    clockMs += LIMITS.coolDownMs;
    expect(breaker.refuses()).toBe(false);
    const probe = breaker.enter(false)!;
    expect(breaker.refuses()).toBe(true);
    probe.succeeded();
    expect(breaker.refuses()).toBe(false);
  });

  test('is not prolonged by calls that began before it opened', () => {
    const late = breaker.enter(false)!;
    fail(3);
    clockMs += LIMITS.coolDownMs - 1;
    late.failed({ late: true });
    clockMs += 1;
    expect(breaker.enter(false)).toBeDefined();
  });

  test('is closed by a call that began before it opened and succeeds', () => {
    const late = breaker.enter(false)!;
    fail(3);
    late.succeeded();
    expect(breaker.state()).toBe('closed');
  });
});

describe('a call that is the last resort of its request', () => {
  const failQuickly = (): void => {
    for (let count = 0; count < 3; count += 1) breaker.enter(true)!.failed({ late: false });
  };

  test('goes through a circuit that fast failures have opened, and closes it by succeeding', () => {
    failQuickly();
    expect(breaker.enter(false)).toBeUndefined();
    breaker.enter(true)!.succeeded();
    expect(changes).toEqual(['open', 'closed']);
  });

  test('goes through during a probe as well', () => {
    failQuickly();
    clockMs += LIMITS.coolDownMs;
    breaker.enter(false);
    expect(breaker.enter(true)).toBeDefined();
    expect(breaker.state()).toBe('half_open');
  });

  test('does not go through once the backend has cost a timeout, until a probe fails quickly', () => {
    failQuickly();
    breaker.enter(true)!.failed({ late: true });
    expect(breaker.enter(true)).toBeUndefined();
    clockMs += LIMITS.coolDownMs;
    breaker.enter(true)!.failed({ late: false });
    expect(breaker.enter(true)).toBeDefined();
  });

  test('does not prolong the wait by failing', () => {
    failQuickly();
    clockMs += LIMITS.coolDownMs - 1;
    breaker.enter(true)!.failed({ late: false });
    clockMs += 1;
    expect(breaker.enter(false)).toBeDefined();
  });
});

describe('a probe', () => {
  let probe: Permit;
  let older: Permit;
  beforeEach(() => {
    older = breaker.enter(false)!;
    fail(3);
    clockMs += LIMITS.coolDownMs;
    probe = breaker.enter(false)!;
  });

  test('that succeeds closes the circuit, with a new count', () => {
    probe.succeeded();
    fail(2);
    expect(breaker.state()).toBe('closed');
    expect(changes).toEqual(['open', 'half_open', 'closed']);
  });

  test('that fails opens it for another wait', () => {
    probe.failed({ late: true });
    clockMs += LIMITS.coolDownMs - 1;
    expect(breaker.enter(false)).toBeUndefined();
    clockMs += 1;
    expect(breaker.enter(false)).toBeDefined();
  });

  test('that is abandoned leaves the probing to the next call', () => {
    probe.abandoned();
    expect(breaker.state()).toBe('open');
    expect(breaker.enter(false)).toBeDefined();
  });

  test('is the only one whose failure counts', () => {
    older.failed({ late: true });
    expect(breaker.state()).toBe('half_open');
  });
});

describe('any sequence of calls', () => {
  const ends = fc.constantFrom('succeeded', 'failed', 'abandoned');
  const steps = fc.oneof(
    fc.record({ waitMs: fc.integer({ min: 0, max: 12_000 }) }),
    fc.record({ end: ends, of: fc.nat({ max: 4 }) }),
    fc.constant('enter' as const),
  );

  test('never locks a backend out for good', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 60 }), (sequence) => {
        let nowMs = 0;
        const circuit = circuitBreaker(LIMITS, () => nowMs);
        const running: Permit[] = [];
        for (const step of sequence) {
          if (step === 'enter') {
            const permit = circuit.enter(false);
            if (permit !== undefined) running.push(permit);
          } else if ('waitMs' in step) nowMs += step.waitMs;
          else running.splice(step.of, 1)[0]?.[step.end]({ late: true });
        }
        for (const permit of running) permit.failed({ late: true });
        nowMs += LIMITS.coolDownMs;
        expect(circuit.enter(false)).toBeDefined();
      }),
    );
  });
});
