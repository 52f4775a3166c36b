import { Refusal } from '#contract/refusal.ts';

/** Acquires a slot and returns its release function, to be called once. @throws Refusal SERVICE_UNAVAILABLE when full */
export type Admission = () => () => void;

/**
 * Limits running compositions to `maxActive`: under overload some are refused at once instead of all becoming slow.
 */
export function createAdmission(maxActive: number): Admission {
  let active = 0;
  return function admit() {
    if (active >= maxActive) {
      throw new Refusal(
        'SERVICE_UNAVAILABLE',
        'Too many compositions are running. Nothing was billed; retry with backoff.',
      );
    }
    active += 1;
    return () => void (active -= 1);
  };
}
