import { setImmediate } from 'node:timers/promises';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { sameJson } from '#contract/apply-operation.ts';
import { diffOperations } from '#contract/diff.ts';
import type { Operation } from '#contract/operation.ts';
import type { Spec } from '#contract/spec.ts';
import type { AttemptTask } from './attempt-task.ts';
import { buildWith } from '../draft/build-draft.ts';
import { completeMissing, completeViews } from './follow-up-calls.ts';
import { definitionLookup } from '#catalog/definition-lookup.ts';
import { createDraft } from '../draft/draft.ts';
import { createProfiledDraft } from '../draft/profiled-draft.ts';
import { finishSpec } from './finish-spec.ts';
import { ModelUnavailable } from '../models/model.ts';
import { givenState, openingOperations } from '#catalog/opening.ts';
import { outOfTime } from '../pace/out-of-time.ts';
import { OutOfTime, type Pace } from '../pace/pace.ts';
import { composePrompt } from '../prompt/prompt.ts';
import { newAnswer } from '../answer/read-answer.ts';
import { drawAs } from '../repair/profile/draw-as.ts';
import { faultsOfProfile } from '../repair/profile/profile.ts';
import { repairChildIds } from '../repair/tree/repair-child-ids.ts';
import type { PassContext } from '../repair/pass.ts';
import { faultsSince, withData } from '../validation/prior-faults.ts';
import { runPasses } from '../repair/run-passes.ts';
import { textChildren } from '../repair/tree/text-children.ts';
import { inventedFacts } from '../repair/grounding/invented-facts.ts';
import { countLost, countRepairs } from '../stats.ts';
import { pageLanguage } from '../views/page-language.ts';
import { createViews, type Derived } from '../views/views.ts';

/** How an attempt ended. */
export type AttemptResult =
  | { outcome: 'valid'; spec: Spec; operationCount: number; derived: Derived[]; unchanged: boolean }
  | { outcome: 'invalid'; findings: readonly Finding[] }
  /** Nothing in the answer could be read or accepted as an operation; `answered`: there was some text. */
  | { outcome: 'unreadable'; answered: boolean }
  /** The backend failed; `answered`: after some output. */
  | { outcome: 'unavailable'; answered: boolean; cause: ModelUnavailable };

/**
 * One attempt: asks one model, checks and repairs each operation of its answer, requests what it left out, and validates
 * the result. Yields the operations that the caller sees and returns how it ended. Folding them over `{}`, or over the
 * prior spec in edit mode, gives the spec.
 */
export async function* attempt(task: AttemptTask, signal: AbortSignal): AsyncGenerator<Operation, AttemptResult> {
  const { input, findings, pace } = task;
  const definitionOf = definitionLookup(input.customComponents);
  const priorSpec = input.mode === 'edit' ? input.priorSpec : undefined;
  const options = {
    patchOf: priorSpec === undefined ? undefined : (input.priorSpecAsSent ?? priorSpec),
    maxOperations: input.maxOperations,
  };
  const draw = drawAs(input, priorSpec?.elements ?? {}, definitionOf);
  const draft = draw === undefined ? createDraft(options) : createProfiledDraft(options, draw);
  yield* draft.apply(openingOperations(input));
  // Lets the event loop send what was yielded before the slower work of building the prompt and the call.
  await setImmediate();

  const lostBefore = countLost(task.stats);
  const views = createViews(new Set(Object.keys(givenState(input))), () => pageLanguage(input));
  const build = buildWith(task, { draft, views }, signal);
  const answer = newAnswer();
  try {
    const messages = async () => {
      try {
        return await pace.run(() => composePrompt(input, findings, task.model.notation));
      } catch (thrown) {
        throw outOfTime(thrown);
      }
    };
    yield* build({ input, messages }, answer);
  } catch (thrown) {
    if (!(thrown instanceof ModelUnavailable)) throw thrown;
    return { outcome: 'unavailable', answered: answer.answered, cause: thrown };
  }
  if (answer.candidates === 0) return { outcome: 'unreadable', answered: answer.answered };
  const elements = Object.keys(draft.spec().elements).length;
  if (elements > FINISHED_MAX_ELEMENTS) return { outcome: 'invalid', findings: [tooManyElements(elements)] };
  yield* completeViews(task, views, build);
  // Values computed from the caller's facts are facts too.
  const facts = { ...input, data: { ...input.data, ...views.facts() } };
  const context = { ...facts, definitionOf, priorSpec };
  const relinked = async () => draft.apply(await relink(draft.spec(), context, task));
  yield* await relinked();
  yield* completeMissing(task, draft, build);
  yield* await relinked();

  const spec = await finishSpec(draft.spec(), context, task);
  const faults = await pace.run(() => [
    ...faultsSince(withData(priorSpec, facts.data), spec, { definitionOf, actions: input.actions }),
    ...faultsOfProfile(spec, context),
  ]);
  if (faults.length > 0) return { outcome: 'invalid', findings: [...views.faults(), ...faults] };
  const isSame = priorSpec !== undefined && isSameScreen(spec, priorSpec);
  if (isSame && countLost(task.stats) > lostBefore) return { outcome: 'unreadable', answered: true };
  task.stats.inventedFacts = await countInvented(spec, { ...facts, definitionOf }, pace);
  yield* await pace.run(() => draft.close(spec));
  const before = withData(priorSpec, facts.data);
  const unchanged = before !== undefined && isSameScreen(spec, before);
  return { outcome: 'valid', spec, operationCount: draft.sent(), derived: views.derived(), unchanged };
}

// Only a measure for the log: when it takes too long, the screen is no worse.
async function countInvented(spec: Spec, context: Parameters<typeof inventedFacts>[1], pace: Pace): Promise<number> {
  try {
    return await pace.run(() => inventedFacts(spec, context));
  } catch (thrown) {
    if (thrown instanceof OutOfTime) return 0;
    throw thrown;
  }
}

// Ignores `actions`, since missing handlers are added whatever was asked for.
function isSameScreen({ actions: _now, ...spec }: Spec, { actions: _before, ...prior }: Spec): boolean {
  return sameJson(spec, prior);
}

// A spec may have 600. Beyond this, dropping idle elements is not worth trying.
const FINISHED_MAX_ELEMENTS = 1_000;

function tooManyElements(elements: number): Finding {
  return {
    pointer: '/elements',
    code: 'too_many_elements',
    message: `The spec has ${elements} elements; 600 are allowed.`,
  };
}

// Resolves what only seems to be missing: texts among the children, and existing elements under another spelling. Asking
// the model for these would duplicate them.
async function relink(before: Spec, context: PassContext, { stats, pace }: AttemptTask): Promise<Operation[]> {
  const { spec, repairs } = await pace.run(() => runPasses([textChildren, repairChildIds], before, context));
  countRepairs(stats, repairs);
  return pace.run(() => diffOperations(before, spec));
}
