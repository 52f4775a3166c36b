import type { Spec } from '#contract/spec.ts';
import { accordionSections } from '../repair/navigation/accordion-sections.ts';
import { deriveColumns } from '../repair/bindings/derive-columns.ts';
import { deriveTabs } from '../repair/navigation/derive-tabs.ts';
import { fitChildren } from '../repair/tree/fit-children.ts';
import { fitReads } from '../repair/bindings/fit-reads.ts';
import { repairItemReads } from '../repair/bindings/repair-item-reads.ts';
import { repairPointers } from '../repair/bindings/repair-pointers.ts';
import { repairSwitchConditions } from '../repair/navigation/repair-switch-conditions.ts';
import { repairSpec } from '../repair/repair-spec.ts';
import type { Pass } from '../repair/pass.ts';
import { pruneTree } from '../repair/tree/prune-tree.ts';
import { repeatOverLists } from '../repair/bindings/repeat-over-lists.ts';
import { runInTurns } from '../pace/run-in-turns.ts';
import { seedState } from '../repair/bindings/seed-state.ts';
import { switchPanels } from '../repair/navigation/switch-panels.ts';
import { redirectCopies } from '../repair/grounding/redirect-copies.ts';
import { unrollRepeats } from '../repair/bindings/unroll-repeats.ts';
import { referToData } from '../repair/grounding/refer-to-data.ts';
import { restoreFacts, restoreStatedFacts } from '../repair/grounding/restore-facts.ts';
import { restoreFigures } from '../repair/grounding/restore-figures.ts';
import { type Sources, sourcesOf, type GroundingContext } from '../repair/grounding/sources.ts';
import { documentOrder } from '#contract/spec-tree.ts';
import { stripActions } from '../repair/actions/strip-actions.ts';
import { wireActions } from '../repair/actions/wire-actions.ts';
import type { AttemptTask } from './attempt-task.ts';
import { countRepairs } from '../stats.ts';

// A tree first, since the others walk it. Wiring before stripping, so that an idle button can still take a required
// action; both before the state, since wiring adds controls that write it.
const PASSES: readonly Pass[] = [
  pruneTree,
  accordionSections,
  fitChildren,
  repairPointers,
  unrollRepeats,
  repairItemReads,
  repeatOverLists,
  deriveTabs,
  repairSwitchConditions,
  switchPanels,
  wireActions,
  stripActions,
  fitReads,
  deriveColumns,
  seedState,
  repairSpec,
];

// Facts are looked for in one element after the other, and much may stand in each: a large spec is gone over in parts.
const PART_ELEMENTS = 20;

/** The passes that go by what the caller has sent. */
function groundingPasses(spec: Spec, context: GroundingContext, sources: Sources): Pass[] {
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
  context: GroundingContext,
  { stats, pace }: Pick<AttemptTask, 'stats' | 'pace'>,
): Promise<Spec> {
  const passed = await runInTurns(PASSES, spec, context, pace);
  const sources = await pace.run(() => sourcesOf(passed.spec, context));
  const finished = await runInTurns(groundingPasses(passed.spec, context, sources), passed.spec, context, pace);
  countRepairs(stats, [...passed.repairs, ...finished.repairs]);
  return finished.spec;
}
