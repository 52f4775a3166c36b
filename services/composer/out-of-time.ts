import { Refusal } from '#contract/refusal.ts';
import { OutOfTime } from './pace.ts';

/**
 * What the caller is told when a composition ends because it took too much processor time; anything else thrown stays
 * as it is. The same request takes as long each time, so it is refused; what a model wrote may be shorter next time.
 *
 * @param isRequests true when it was the request that took so long, not what a model made of it
 */
export function outOfTime(thrown: unknown, isRequests: boolean): unknown {
  if (!(thrown instanceof OutOfTime)) return thrown;
  return isRequests
    ? new Refusal(
        'BAD_REQUEST',
        'The request takes more processor time than one composition may have; send a shorter `prompt`, less `data`, fewer `actions` or a smaller `prior_spec`.',
        { cause: thrown },
      )
    : new Refusal(
        'COMPOSITION_FAILED',
        'What the model answered takes more processor time than one composition may have. Retry, or simplify the prompt.',
        { cause: thrown },
      );
}
