import type { Operation } from '#contract/operation.ts';
import { acceptCandidate, type Acceptance } from './accept-candidate.ts';
import { type AttemptTask, elementsBefore } from './attempt-task.ts';
import type { Brief } from './brief.ts';
import type { Candidate } from './candidate.ts';
import { definitionLookup } from './definition-lookup.ts';
import type { Draft } from './draft.ts';
import { expandCandidate } from './expand-candidate.ts';
import { isLargerThan } from './is-larger-than.ts';
import type { ModelCall } from './models/model.ts';
import { givenState } from './opening.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { settleActions } from './spec/declared-names.ts';
import type { Caller } from './spec/element-rules/element-rule.ts';
import { readQuietly } from './spec/read-quietly.ts';
import { elementRepairer } from './spec/repair-element.ts';
import { countDropped, countRepairs } from './tally.ts';

const LARGE_STEP_CHARS = 4_000;

/** Builds on a draft from one answer, from all of its steps or from those that `takes` lets through. */
export type Build = (
  call: Omit<ModelCall, 'pace'>,
  answer: Answer,
  takes?: (step: Candidate) => boolean,
) => AsyncGenerator<Operation, void>;

/** Builds a draft from what a model answers: each candidate is expanded, judged, applied and passed on. */
export function buildWith({ brief, model, tally, pace }: AttemptTask, draft: Draft, signal: AbortSignal): Build {
  const before = elementsBefore(brief);
  const acceptance: Acceptance = {
    givenKeys: new Set(Object.keys(givenState(brief))),
    repairElement: elementRepairer(
      definitionLookup(brief.customComponents),
      (id) => Object.hasOwn(before, id),
      callerOf(brief),
    ),
    settleActions: settleActions(brief.actions, brief.actionPolicy),
  };
  // One large element is much work; hundreds of small ones are little each.
  const accepted = async (step: Candidate) => {
    const accept = () => acceptCandidate(step, draft.spec(), acceptance);
    const isLarge = isLargerThan(LARGE_STEP_CHARS, step.value);
    const { operations, repairs, dropped } = isLarge ? await pace.run(accept) : pace.step(accept);
    countRepairs(tally, repairs);
    if (dropped !== undefined) countDropped(tally, dropped);
    return operations;
  };
  const editing = brief.mode === 'edit';
  const reading = { tally, pace, wholeDocuments: editing, mayRepeat: model.deterministic };
  return async function* (call, answer, takes = () => true) {
    for await (const candidate of readAnswer(model.stream({ ...call, pace }, signal), answer, reading)) {
      for (const step of pace.step(() => expandCandidate(candidate, draft.spec(), editing))) {
        await pace.breathe();
        if (takes(step)) yield* draft.apply(await accepted(step));
        else countDropped(tally, 'not_asked_for');
      }
    }
  };
}

// Serialized when the first text is asked about: few are.
function callerOf(brief: Brief): Caller {
  const { data, actions, actionContext } = brief;
  const given = { ...brief.priorSpec?.state, ...givenState(brief) };
  let said: string | undefined;
  return {
    says: (text) => {
      said ??= JSON.stringify([data, actions, actionContext ?? null]);
      return said.includes(JSON.stringify(text));
    },
    holds: (pointer) => readQuietly(given, pointer) !== undefined,
  };
}
