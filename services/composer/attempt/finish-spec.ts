import type { Spec } from '#contract/spec/spec.ts';
import { inParts, type Pass, type PassContext, type PassResult, runPass } from '../repair/pass.ts';
import { SPEC_PASSES } from '../repair/spec-passes.ts';
import { redirectCopies, referToData } from '../repair/grounding/refer-to-data.ts';
import { restoreFacts, restoreFigures, restoreStatedFacts } from '../repair/grounding/restore-facts.ts';
import { type Sources, sourcesOf, type GroundingContext } from '../repair/grounding/sources.ts';
import { documentOrder } from '#contract/spec/spec-tree.ts';
import type { AttemptTask } from './attempt-task.ts';
import { countRepairs } from '../stats.ts';
import { type Pace, runChain } from '../pace/pace.ts';

// Grounding examines one element after the other, and each may hold much text: a large spec is processed in parts.
const PART_ELEMENTS = 20;

/** The passes that depend on what the caller has sent. */
function groundingPasses(spec: Spec, context: GroundingContext, sources: Sources): Pass[] {
  const parts = inParts(documentOrder(spec), PART_ELEMENTS);
  const byPart = (pass: typeof restoreFacts) =>
    parts.map(
      (part): Pass =>
        (current) =>
          pass(current, context, sources, part),
    );
  return [
    (current) => restoreStatedFacts(current, context, sources),
    ...byPart(restoreFacts),
    ...byPart(restoreFigures),
    (current) => redirectCopies(current, context, sources),
    ...byPart(referToData),
  ];
}

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
