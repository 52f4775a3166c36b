import type { Spec } from '#contract/spec.ts';
import { accordionSections } from './spec/accordion-sections.ts';
import { deriveColumns } from './spec/derive-columns.ts';
import { deriveTabs } from './spec/derive-tabs.ts';
import { fitChildren } from './spec/fit-children.ts';
import { fitReads } from './spec/fit-reads.ts';
import { mendItemReads } from './spec/mend-item-reads.ts';
import { mendPointers } from './spec/mend-pointers.ts';
import { mendSwitchConditions } from './spec/mend-switch-conditions.ts';
import { mendSpec } from './spec/mend-spec.ts';
import type { Pass } from './spec/pass.ts';
import { pruneTree } from './spec/prune-tree.ts';
import { repeatOverLists } from './spec/repeat-over-lists.ts';
import { runInTurns } from './run-in-turns.ts';
import { seedState } from './spec/seed-state.ts';
import { switchPanels } from './spec/switch-panels.ts';
import { redirectCopies } from './spec/verbatim/redirect-copies.ts';
import { unrollRepeats } from './spec/unroll-repeats.ts';
import { referToData } from './spec/verbatim/refer-to-data.ts';
import { restoreFacts } from './spec/verbatim/restore-facts.ts';
import { restoreFigures } from './spec/verbatim/restore-figures.ts';
import { sourcesOf, type VerbatimContext } from './spec/verbatim/sources.ts';
import { stripActions } from './spec/strip-actions.ts';
import { wireActions } from './spec/wire-actions.ts';
import type { AttemptTask } from './attempt-task.ts';
import { countRepairs } from './tally.ts';

// A tree first, since the others walk it. Wiring before stripping, so that an idle button can still take a required
// action; both before the state, since wiring adds controls that write it.
const PASSES: readonly Pass[] = [
  pruneTree,
  accordionSections,
  fitChildren,
  mendPointers,
  unrollRepeats,
  mendItemReads,
  repeatOverLists,
  deriveTabs,
  mendSwitchConditions,
  switchPanels,
  wireActions,
  stripActions,
  fitReads,
  deriveColumns,
  seedState,
  mendSpec,
];

const VERBATIM_PASSES = [restoreFacts, restoreFigures, redirectCopies, referToData];

/**
 * What the server itself does to a spec once the model is done; see each pass. Copies of the caller's data become
 * references last, since wiring goes by the words of labels.
 */
export async function finishSpec(
  spec: Spec,
  context: VerbatimContext,
  { tally, pace }: Pick<AttemptTask, 'tally' | 'pace'>,
): Promise<Spec> {
  const passed = await runInTurns(PASSES, spec, context, pace);
  const sources = await pace.run(() => sourcesOf(passed.spec, context));
  const verbatimPasses = VERBATIM_PASSES.map(
    (pass): Pass =>
      (current) =>
        pass(current, context, sources),
  );
  const finished = await runInTurns(verbatimPasses, passed.spec, context, pace);
  countRepairs(tally, [...passed.repairs, ...finished.repairs]);
  return finished.spec;
}
