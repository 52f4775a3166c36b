import type { Spec } from '#contract/spec/spec.ts';
import { OperationError } from '#contract/json/apply-operation.ts';
import type { Step } from '../part.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Command } from './reading/command.ts';
import { requestedChanges } from './reading/read-changes.ts';
import { alignEntryForms } from './entry-form.ts';
import { idleActions } from './idle-actions.ts';
import { insertPart } from './adding/insert-part.ts';
import { updateCounts, updateSums, shownSums } from './values/update-figures.ts';
import { applyCommand } from './apply-command.ts';
import { startPatch, type Patch } from './patch.ts';
import { showNewData } from './show-new-data.ts';

/** How many clauses that ask for a change were carried out, and how many were not understood or fit nothing. */
export type ClauseCount = { made: number; missed: number };

/**
 * The operations that carry out the changes a prompt asks for; a clause that cannot be read changes nothing. Declared
 * actions that no control fires yet get a button, and data that nothing shows yet gets a place on the page. If there is
 * nothing to do, the only operation sets the root to what it already is. Yields before each change.
 */
export function* editOperations(
  prior: Spec,
  u: Understanding,
): Generator<void, { operations: Step[]; clauses: ClauseCount }> {
  const patch = startPatch(prior);
  const withState = { ...u, given: { ...prior.state, ...u.given } };
  const made = new Set<Command>();
  const sums = shownSums(prior);
  const apply = (command: Command) => {
    const isMade = isCarriedOut(patch, withState, command);
    if (isMade) made.add(command);
    return isMade;
  };
  const { commands, clauses } = yield* requestedChanges(u.prompt, patch.spec, apply);
  yield;
  alignEntryForms(patch, prior);
  updateSums(patch, prior, sums);
  updateCounts(patch, prior);
  wireNewActions(patch, prior, withState, commands);
  showNewData(patch, prior, withState);
  const isMade = (asked: readonly Command[]) => asked.length > 0 && asked.every((command) => made.has(command));
  const count = { made: clauses.filter(isMade).length, missed: clauses.filter((asked) => !isMade(asked)).length };
  const nothing: Step = { op: 'replace', path: '/root', value: prior.root };
  return { operations: patch.operations.length > 0 ? patch.operations : [nothing], clauses: count };
}

// A command that trips over an unusual screen changes nothing, and the others are still carried out.
function isCarriedOut(patch: Patch, u: Understanding, command: Command): boolean {
  const before = patch.operations.length;
  try {
    return applyCommand(patch, u, command);
  } catch (thrown) {
    if (!(thrown instanceof OperationError)) throw thrown;
    patch.undoTo(before);
    return false;
  }
}

// An action that was already idle gets a control if it is required; or if the prompt mentions it and either adds something or
// holds no command. An action that the edit itself left without a control stays without one.
function wireNewActions(patch: Patch, prior: Spec, u: Understanding, commands: readonly Command[]): void {
  const words = ` ${wordsOf(u.prompt).join(' ')} `;
  const isMentioned = ({ name, label }: Action) =>
    [name, label].some((text) => words.includes(` ${wordsOf(text).join(' ')} `));
  const isAdding = commands.some(({ verb }) => verb === 'add');
  const before = new Set(idleActions(startPatch(prior), u).map(({ name }) => name));
  const idle = idleActions(patch, u).filter(
    (action) =>
      before.has(action.name) &&
      (action.required || (isAdding && isMentioned(action)) || (commands.length === 0 && isMentioned(action))),
  );
  const controls = actionControls(idle, u);
  for (const button of controls.buttons) insertPart(patch, button, undefined, 'buttons');
  for (const dialog of controls.dialogs) insertPart(patch, dialog, { side: 'last' }, 'page');
}
