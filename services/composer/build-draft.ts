import type { Operation } from '#contract/operation.ts';
import { acceptCandidate, type Acceptance } from './accept-candidate.ts';
import { type AttemptTask, elementsBefore } from './attempt-task.ts';
import type { Candidate } from './candidate.ts';
import { definitionLookup } from './definition-lookup.ts';
import type { Draft } from './draft.ts';
import { expandCandidate } from './expand-candidate.ts';
import type { ModelCall } from './models/model.ts';
import { givenState } from './opening.ts';
import { type Answer, readAnswer } from './read-answer.ts';
import { settleActions } from './spec/declared-names.ts';
import { elementRepairer } from './spec/repair-element.ts';
import { countDropped } from './tally.ts';

/** Builds on a draft from one answer, from all of its steps or from those that `takes` lets through. */
export type Build = (
  call: ModelCall,
  answer: Answer,
  takes?: (step: Candidate) => boolean,
) => AsyncGenerator<Operation, void>;

/** Builds a draft from what a model answers: each candidate is expanded, judged, applied and passed on. */
export function buildWith({ brief, model, tally }: AttemptTask, draft: Draft, signal: AbortSignal): Build {
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
