import type { Spec } from '#contract/spec.ts';
import { fitChildren } from './spec/fit-children.ts';
import { mendPointers } from './spec/mend-pointers.ts';
import { mendSpec } from './spec/mend-spec.ts';
import type { Pass, PassContext } from './spec/pass.ts';
import { pruneTree } from './spec/prune-tree.ts';
import { runPasses } from './spec/run-passes.ts';
import { seedState } from './spec/seed-state.ts';
import { stripActions } from './spec/strip-actions.ts';
import { wireActions } from './spec/wire-actions.ts';
import { countRepairs, type Tally } from './tally.ts';

// A tree first, since the others walk it. Wiring before stripping, so that an idle button can still take a required
// action; both before the state, since wiring adds controls that write it.
const PASSES: readonly Pass[] = [pruneTree, fitChildren, mendPointers, wireActions, stripActions, seedState, mendSpec];

/** What the server itself does to a spec once the model is done; see each pass. */
export function finishSpec(spec: Spec, context: PassContext, tally: Tally): Spec {
  const finished = runPasses(PASSES, spec, context);
  countRepairs(tally, finished.repairs);
  return finished.spec;
}
