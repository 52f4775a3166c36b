import { Refusal } from '#contract/refusal.ts';
import { OutOfTime } from './pace.ts';

/**
 * Converts {@link OutOfTime} to the refusal of a request that takes too much processor time; returns anything else
 * unchanged.
 */
export function outOfTime(thrown: unknown): unknown {
  if (!(thrown instanceof OutOfTime)) return thrown;
  return new Refusal(
    'BAD_REQUEST',
    'The request takes more processor time than one composition may have; send a shorter `prompt`, less `data`, fewer `actions` or a smaller `prior_spec`.',
    { cause: thrown },
  );
}
