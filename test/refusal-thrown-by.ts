import { Refusal } from '#contract/refusal.ts';

/** The refusal that a call throws. @throws Error when it throws none, or anything else */
export function refusalThrownBy(call: () => unknown): Refusal {
  try {
    call();
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown;
    throw new Error('something else than a refusal was thrown', { cause: thrown });
  }
  throw new Error('nothing was refused');
}
