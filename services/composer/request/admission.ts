import { Refusal } from '#contract/refusal.ts';

/** Enters, and answers how to leave, which every composition does once. @throws Refusal SERVICE_UNAVAILABLE when full */
export type Admission = () => () => void;

/**
 * Lets at most `maxActive` compositions run at once, so that a crowd is told to come back instead of slowing everybody
 * down.
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
