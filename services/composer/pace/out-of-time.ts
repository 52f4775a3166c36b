import { Refusal } from '#contract/refusal.ts';
import { OutOfTime } from './pace.ts';

/**
 * The refusal of a request that takes too much processor time, as it would each time; anything else thrown is returned
 * as it is.
 */
export function outOfTime(thrown: unknown): unknown {
  if (!(thrown instanceof OutOfTime)) return thrown;
  return new Refusal(
    'BAD_REQUEST',
    'The request takes more processor time than one composition may have; send a shorter `prompt`, less `data`, fewer `actions` or a smaller `prior_spec`.',
    { cause: thrown },
  );
}
