import type { Spec } from '#contract/spec/spec.ts';
import type { Step } from '../part.ts';
import { actionControls } from '#builtin/parts/actions/action-controls.ts';
import type { Action } from '#builtin/understand/actions/action.ts';
import { wordsOf } from '#builtin/understand/words/fold-text.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { Command } from './reading/command.ts';
import { commandsIn } from './reading/commands.ts';
import { idleActions } from './adding/idle-actions.ts';
import { insertPart } from './adding/insert-part.ts';
import { updateCounts, updateSums, shownSums } from './changing/update-figures.ts';
import { applyCommand } from './apply-command.ts';
import { startPatch, type Patch } from './patch.ts';
import { showNewData } from './adding/show-new-data.ts';

/** How many clauses of a prompt that ask for a change were made, and how many were not understood or fit nothing. */
export type ClauseCount = { made: number; missed: number };

/**
 * The operations that a prompt's everyday changes come to. What it can't read it leaves as it is. Declared actions that
 * no control fires yet get a button, data that nothing shows yet a place; when there is nothing to do at all, one operation says what is the case anyway.
 * Rests before each change.
 */
export function* editOperations(
  prior: Spec,
  u: Understanding,
): Generator<void, { operations: Step[]; clauses: ClauseCount }> {
  const patch = startPatch(prior);
  const there = { ...u, given: { ...prior.state, ...u.given } };
  const made = new Set<Command>();
  const sums = shownSums(prior);
  const { commands, clauses } = yield* commandsIn(u.prompt, patch.spec, u.language, (command) => {
    if (applyCommand(patch, there, command)) made.add(command);
  });
  yield;
  updateSums(patch, prior, sums);
  updateCounts(patch, prior);
  wireNewActions(patch, prior, there, commands);
  showNewData(patch, prior, there);
  const isMade = (asked: readonly Command[]) => asked.length > 0 && asked.every((command) => made.has(command));
  const count = { made: clauses.filter(isMade).length, missed: clauses.filter((asked) => !isMade(asked)).length };
  const nothing: Step = { op: 'replace', path: '/root', value: prior.root };
  return { operations: patch.operations.length > 0 ? patch.operations : [nothing], clauses: count };
}

// An action that the screen left idle before stays so, unless it must be there or is what the prompt is about.
function wireNewActions(patch: Patch, prior: Spec, u: Understanding, commands: readonly Command[]): void {
  const words = ` ${wordsOf(u.prompt).join(' ')} `;
  const isSpokenOf = ({ name, label }: Action) =>
    [name, label].some((text) => words.includes(` ${wordsOf(text).join(' ')} `));
  const isAsked = commands.some(({ verb }) => verb === 'add');
  const before = new Set(idleActions(startPatch(prior), u).map(({ name }) => name));
  const idle = idleActions(patch, u).filter(
    (action) =>
      before.has(action.name) &&
      (action.required || (isAsked && isSpokenOf(action)) || (commands.length === 0 && isSpokenOf(action))),
  );
  const controls = actionControls(idle, u);
  for (const button of controls.buttons) insertPart(patch, button, undefined, 'buttons');
  for (const dialog of controls.dialogs) insertPart(patch, dialog, { side: 'last' }, 'page');
}
