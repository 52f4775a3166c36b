import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { sameJson } from '#contract/json/apply-operation.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { OutOfTime, type Pace, runChain } from '../pace/pace.ts';
import { inventedFacts } from '../repair/grounding/invented-facts.ts';
import { sourcesOf, type GroundingContext } from '../repair/grounding/sources.ts';
import { type Pass, type PassContext, type PassResult, runPass } from '../repair/pass.ts';
import { faultsOfProfile } from '../repair/profile/fit-profile.ts';
import { groundingPasses, SPEC_PASSES } from '../repair/spec-passes.ts';
import { countRepairs } from '../stats.ts';
import { faultsSince, withData } from '../validation/prior-faults.ts';
import type { AttemptTask } from './attempt-task.ts';

/**
 * The repairs of the whole spec once the model is done; each pass documents its own. Copies of the caller's data become
 * references last, since wiring relies on the words of labels.
 */
export async function finishSpec(
  spec: Spec,
  context: GroundingContext,
  { stats, pace }: Pick<AttemptTask, 'stats' | 'pace'>,
): Promise<Spec> {
  const passed = await runInTurns(
    SPEC_PASSES.flatMap(({ pass }) => pass),
    spec,
    context,
    pace,
  );
  const sources = await pace.run(() => sourcesOf(passed.spec, context));
  const finished = await runInTurns(groundingPasses(passed.spec, context, sources), passed.spec, context, pace);
  countRepairs(stats, [...passed.repairs, ...finished.repairs]);
  return finished.spec;
}

/** Runs passes in order, each on the result of the one before, and lets other requests run in between. */
function runInTurns(passes: readonly Pass[], spec: Spec, context: PassContext, pace: Pace): Promise<PassResult> {
  return runChain<PassResult>(
    pace,
    { spec, repairs: [] },
    passes.map((pass) => (before) => runPass(pass, before, context)),
  );
}

// More than a spec may have, since repairs drop some. Beyond this, dropping idle elements is not worth trying.
const FINISHED_MAX_ELEMENTS = 1_000;

/** The fault of a spec with so many elements that finishing it is not worth trying. */
export function tooManyToFinish({ elements }: Spec): Finding | undefined {
  const count = Object.keys(elements).length;
  if (count <= FINISHED_MAX_ELEMENTS) return undefined;
  return {
    pointer: '/elements',
    code: 'too_many_elements',
    message: `The spec has ${count} elements; ${LIMITS.specElementsMaxItems} are allowed.`,
  };
}

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
