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
import { restoreFacts, restoreStatedFacts } from './spec/verbatim/restore-facts.ts';
import { restoreFigures } from './spec/verbatim/restore-figures.ts';
import { type Sources, sourcesOf, type VerbatimContext } from './spec/verbatim/sources.ts';
import { documentOrder } from './spec/tree.ts';
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

// Facts are looked for in one element after the other, and much may stand in each: a large spec is gone over in parts.
const PART_ELEMENTS = 20;

/** The passes that go by what the caller has sent. */
function verbatimPasses(spec: Spec, context: VerbatimContext, sources: Sources): Pass[] {
  const ids = documentOrder(spec);
  const parts = Array.from({ length: Math.ceil(ids.length / PART_ELEMENTS) }, (_, part) =>
    ids.slice(part * PART_ELEMENTS, (part + 1) * PART_ELEMENTS),
  );
  const inParts = (pass: typeof restoreFacts) =>
    parts.map(
      (part): Pass =>
        (current) =>
          pass(current, context, sources, part),
    );
  return [
    (current) => restoreStatedFacts(current, context, sources),
    ...inParts(restoreFacts),
    ...inParts(restoreFigures),
    (current) => redirectCopies(current, context, sources),
    ...inParts(referToData),
  ];
}

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
  const finished = await runInTurns(verbatimPasses(passed.spec, context, sources), passed.spec, context, pace);
  countRepairs(tally, [...passed.repairs, ...finished.repairs]);
  return finished.spec;
}
