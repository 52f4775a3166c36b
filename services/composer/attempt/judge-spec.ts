import { sameJson } from '#contract/json/apply-operation.ts';
import type { Spec } from '#contract/spec/spec.ts';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { OutOfTime, type Pace } from '../pace/pace.ts';
import { inventedFacts } from '../repair/grounding/invented-facts.ts';
import type { GroundingContext } from '../repair/grounding/sources.ts';
import { faultsOfProfile } from '../repair/profile/profile.ts';
import { faultsSince, withData } from '../validation/prior-faults.ts';

/** The faults that keep a finished spec from being sent; in an edit only those that the prior spec did not have. */
export function faultsOf(spec: Spec, context: GroundingContext): Finding[] {
  const { definitionOf, actions, priorSpec, data } = context;
  return [
    ...faultsSince(withData(priorSpec, data), spec, { definitionOf, actions }),
    ...faultsOfProfile(spec, context),
  ];
}

/** True when an edit left the screen as it was. Ignores `actions`: missing handlers are added whatever was asked for. */
export function isSameScreen({ actions: _now, ...spec }: Spec, before: Spec | undefined): boolean {
  if (before === undefined) return false;
  const { actions: _before, ...prior } = before;
  return sameJson(spec, prior);
}

/**
 * How many facts of a spec are invented: a measure for the log. What takes too long is not counted: the
 * screen is no worse.
 */
export async function countInvented(
  spec: Spec,
  context: Parameters<typeof inventedFacts>[1],
  pace: Pace,
): Promise<number> {
  let invented = 0;
  try {
    for await (const more of pace.runSteps(() => inventedFacts(spec, context))) invented += more;
  } catch (thrown) {
    if (!(thrown instanceof OutOfTime)) throw thrown;
  }
  return invented;
}
