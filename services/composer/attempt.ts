import { setImmediate } from 'node:timers/promises';
import type { Finding } from '#catalog/validate/finding.ts';
import { sameJson } from '#contract/apply-operation.ts';
import { diffOperations } from '#contract/diff.ts';
import type { Operation } from '#contract/operation.ts';
import type { Spec } from '#contract/spec.ts';
import { acceptCandidate, type Acceptance } from './accept-candidate.ts';
import type { Brief } from './brief.ts';
import type { Candidate } from './candidate.ts';
import { definitionLookup } from './definition-lookup.ts';
import { createDraft, type Draft } from './draft.ts';
import { expandCandidate } from './expand-candidate.ts';
import { finishSpec } from './finish-spec.ts';
import { type Model, type ModelCall, ModelUnavailable } from './models/model.ts';
import { onlyAdditions } from './only-additions.ts';
import { givenState, openingOperations } from './opening.ts';
import { completionPrompt, composePrompt } from './prompt/prompt.ts';
import { type Answer, newAnswer, readAnswer } from './read-answer.ts';
import { settleActions } from './spec/declared-names.ts';
import { mendChildIds } from './spec/mend-child-ids.ts';
import { missingIds } from './spec/missing-ids.ts';
import type { PassContext } from './spec/pass.ts';
import { elementRepairer } from './spec/repair-element.ts';
import { faultsSince } from './spec/prior-faults.ts';
import { runPasses } from './spec/run-passes.ts';
import { textChildren } from './spec/text-children.ts';
import { inventedFacts } from './spec/verbatim/invented-facts.ts';
import { countDropped, countLost, countRepairs, type Tally } from './tally.ts';

/** How an attempt ended. */
export type AttemptResult =
  | { outcome: 'valid'; spec: Spec; operationCount: number }
  | { outcome: 'invalid'; findings: readonly Finding[] }
  /** Nothing in the answer could be read or taken as an operation; `answered` tells whether there was any text. */
  | { outcome: 'unreadable'; answered: boolean }
  /** The backend failed; `answered` tells whether something had been produced before. */
  | { outcome: 'unavailable'; answered: boolean; cause: ModelUnavailable };

type Task = {
  brief: Brief;
  model: Model;
  /** What was wrong with the attempt before. */
  findings: readonly Finding[];
  tally: Tally;
};

/**
 * One attempt: asks one model, checks and mends what it says operation by operation, has it complete what it left out,
 * and judges the result. Yields the operations that the caller is to see and returns how it ended. Folding them over
 * `{}`, or over the prior spec in edit mode, gives the spec.
 */
export async function* attempt(task: Task, signal: AbortSignal): AsyncGenerator<Operation, AttemptResult> {
  const { brief, findings } = task;
  const definitionOf = definitionLookup(brief.customComponents);
  const priorSpec = brief.mode === 'edit' ? brief.priorSpec : undefined;
  const draft = createDraft({
    patchOf: priorSpec,
    maxOperations: brief.maxOperations,
  });
  yield* draft.apply(openingOperations(brief));
  // What was told so far leaves when the event loop turns; making the prompt and the call would hold it up.
  await setImmediate();

  const lostBefore = countLost(task.tally);
  const build = buildWith(task, draft, signal);
  const answer = newAnswer();
  try {
    yield* build({ brief, messages: () => composePrompt(brief, findings) }, answer);
  } catch (thrown) {
    if (!(thrown instanceof ModelUnavailable)) throw thrown;
    return { outcome: 'unavailable', answered: answer.answered, cause: thrown };
  }
  if (answer.candidates === 0) return { outcome: 'unreadable', answered: answer.answered };
  const context = { ...brief, definitionOf, priorSpec };
  yield* relink(draft, context, task.tally);
  yield* completeWith(task, draft, build);
  yield* relink(draft, context, task.tally);

  const spec = finishSpec(draft.spec(), context, task.tally);
  const faults = faultsSince(priorSpec, spec, { definitionOf, actions: brief.actions });
  if (faults.length > 0) return { outcome: 'invalid', findings: faults };
  const isLost = priorSpec !== undefined && countLost(task.tally) > lostBefore && sameJson(spec, priorSpec);
  if (isLost) return { outcome: 'unreadable', answered: true };
  task.tally.inventedFacts = inventedFacts(spec, { ...brief, definitionOf });
  yield* draft.close(spec);
  return { outcome: 'valid', spec, operationCount: draft.sent() };
}

/** Builds on a draft from one answer, from all of its steps or from those that `takes` lets through. */
type Build = (call: ModelCall, answer: Answer, takes?: (step: Candidate) => boolean) => AsyncGenerator<Operation, void>;

// What only seems to be missing: texts among the children, and elements that are there under another spelling. Asking
// for them would bring them twice.
function relink(draft: Draft, context: PassContext, tally: Tally): Operation[] {
  const { spec, repairs } = runPasses([textChildren, mendChildIds], draft.spec(), context);
  countRepairs(tally, repairs);
  return draft.apply(diffOperations(draft.spec(), spec));
}

// Models forget some of what they are asked for again, and what they add may promise more.
const COMPLETION_CALLS_MAX = 2;

// Asks the same model for just the elements that it promised and left out, and takes nothing else. What does not come
// is pruned.
async function* completeWith(
  { brief, model, tally }: Task,
  draft: Draft,
  build: Build,
): AsyncGenerator<Operation, void> {
  for (let calls = 0; calls < COMPLETION_CALLS_MAX; calls += 1) {
    const missing = leftOut(brief, draft.spec());
    if (missing.length === 0 || model.deterministic) return;
    try {
      const messages = () => completionPrompt(brief, draft.spec(), missing);
      yield* build({ brief, messages }, newAnswer(), onlyAdditions(draft.spec()));
    } catch (thrown) {
      if (thrown instanceof ModelUnavailable) return;
      throw thrown;
    }
    const stillMissing = new Set(leftOut(brief, draft.spec()));
    tally.completed += missing.filter((id) => !stillMissing.has(id)).length;
  }
}

function elementsBefore({ mode, priorSpec }: Brief): Spec['elements'] {
  return mode === 'edit' && priorSpec !== undefined ? priorSpec.elements : {};
}

// What an edit took out of the screen it began with is gone on purpose.
function leftOut(brief: Brief, spec: Spec): string[] {
  const before = elementsBefore(brief);
  return missingIds(spec).filter((id) => !Object.hasOwn(before, id));
}

/** Builds a draft from what a model answers: each candidate is expanded, judged, applied and passed on. */
function buildWith({ brief, model, tally }: Task, draft: Draft, signal: AbortSignal): Build {
  const before = elementsBefore(brief);
  const acceptance: Acceptance = {
    givenKeys: new Set(Object.keys(givenState(brief))),
    repairElement: elementRepairer(definitionLookup(brief.customComponents), (id) => Object.hasOwn(before, id)),
    settleActions: settleActions(brief.actions, brief.actionPolicy),
    tally,
  };
  const editing = brief.mode === 'edit';
  return async function* (call, answer, takes = () => true) {
    for await (const candidate of readAnswer(model.stream(call, signal), answer, { tally, wholeDocuments: editing })) {
      for (const step of expandCandidate(candidate, draft.spec(), editing)) {
        if (takes(step)) yield* draft.apply(acceptCandidate(step, draft.spec(), acceptance));
        else countDropped(tally, 'not_asked_for');
      }
    }
  };
}
