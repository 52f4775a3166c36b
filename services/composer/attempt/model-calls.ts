import { diffOperations } from '#contract/json/diff.ts';
import { refusalIfOutOfTime } from '../pace/pace.ts';
import { type PassContext, runPasses } from '../repair/pass.ts';
import { missingIds, repairChildIds, textChildren } from '../repair/tree/repair-child-ids.ts';
import { countRepairs } from '../stats.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { type AttemptTask, editedSpec } from './attempt-task.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Build } from '../draft/build-draft.ts';
import type { Draft } from '../draft/draft.ts';
import { ModelUnavailable } from '../models/model.ts';
import { completionPrompt, viewsPrompt } from '../prompt/follow-up-prompts.ts';
import { composePrompt } from '../prompt/prompt.ts';
import { type Answer, newAnswer } from '../answer/read-answer.ts';
import type { Candidate } from '../answer/reading.ts';
import { safeTokens } from '#contract/json/json-pointer.ts';
import type { Views } from '../views/views.ts';

/**
 * Asks the model for the screen, given what was wrong with the previous attempt.
 *
 * @throws ModelUnavailable; Refusal BAD_REQUEST when the prompt alone takes too much processor time
 */
export async function* askForScreen(
  { input, findings, leaveOut, model, pace }: AttemptTask,
  answer: Answer,
  build: Build,
): AsyncGenerator<Operation, void> {
  const messages = async () => {
    try {
      return await pace.run(() => composePrompt(input, findings, model.notation));
    } catch (thrown) {
      throw refusalIfOutOfTime(thrown);
    }
  };
  yield* build({ input, messages, ...(leaveOut && { leaveOut }) }, answer);
}

// The model may forget some of what it is asked for, and what it adds may refer to further elements.
const COMPLETION_CALLS_MAX = 2;

/**
 * Asks the same model for the elements that it referred to but left out, and accepts nothing else. What does not arrive is
 * pruned later.
 */
export async function* askForMissing(
  task: AttemptTask,
  draft: Draft,
  build: Build,
  context: PassContext,
): AsyncGenerator<Operation, void> {
  const { input, model, stats, pace } = task;
  yield* draft.apply(await relink(draft.spec(), context, task));
  for (let calls = 0; calls < COMPLETION_CALLS_MAX && !model.deterministic; calls += 1) {
    const missing = await pace.run(() => leftOut(input, draft.spec()));
    if (missing.length === 0) break;
    try {
      const messages = () => pace.run(() => completionPrompt(input, draft.spec(), missing, model.notation));
      yield* build({ input, messages }, newAnswer(), onlyAdditions(draft.spec()));
    } catch (thrown) {
      if (thrown instanceof ModelUnavailable) break;
      throw thrown;
    }
    const stillMissing = new Set(leftOut(input, draft.spec()));
    stats.completed += missing.filter((id) => !stillMissing.has(id)).length;
  }
  yield* draft.apply(await relink(draft.spec(), context, task));
}

// Resolves what only seems to be missing: texts among the children, and existing elements under another spelling. Asking
// the model for these would duplicate them.
async function relink(before: Spec, context: PassContext, { stats, pace }: AttemptTask): Promise<Operation[]> {
  const { spec, repairs } = await pace.run(() => runPasses([textChildren, repairChildIds], before, context));
  countRepairs(stats, repairs);
  return pace.run(() => diffOperations(before, spec));
}

// Elements that an edit removed from the prior screen are missing on purpose.
function leftOut(input: ComposeInput, spec: Spec): string[] {
  const before = editedSpec(input)?.elements ?? {};
  return missingIds(spec).filter((id) => !Object.hasOwn(before, id));
}

/**
 * Accepts only steps that add new elements and state to a spec: a follow-up answer must not change what an earlier one
 * wrote.
 */
function onlyAdditions({ elements, state }: Spec): (step: Candidate) => boolean {
  const ids = new Set(Object.keys(elements));
  const keys = new Set(Object.keys(state));
  return ({ path }) => {
    const [member, name] = safeTokens(path);
    if (name === undefined) return false;
    return (member === 'elements' && !ids.has(name)) || (member === 'state' && !keys.has(name));
  };
}

/**
 * Asks the same model once to rewrite the views that could not be computed, given the error of each, and accepts nothing
 * else. What still fails is left to the repairs.
 */
export async function* askForViews(
  { input, model, pace }: Pick<AttemptTask, 'input' | 'model' | 'pace'>,
  views: Views,
  build: Build,
): AsyncGenerator<Operation, void> {
  const faults = views.faults();
  if (faults.length === 0 || model.deterministic) return;
  const asked = new Set(faults.map(({ pointer }) => pointer));
  try {
    const messages = () => pace.run(() => viewsPrompt(input, faults));
    yield* build({ input, messages }, newAnswer(), ({ path }) => asked.has(path));
  } catch (thrown) {
    if (!(thrown instanceof ModelUnavailable)) throw thrown;
  }
}
