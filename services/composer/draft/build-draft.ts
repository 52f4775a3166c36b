import type { Operation } from '#contract/json/operation.ts';
import { acceptCandidate, type Acceptance } from './accept-candidate.ts';
import { type AttemptTask, editedSpec } from '../attempt/attempt-task.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Candidate } from '../answer/reading.ts';
import { definitionLookup } from '#catalog/definition-lookup.ts';
import type { Draft } from './draft.ts';
import { expandCandidate } from './expand-candidate.ts';
import { isLargerThan } from '../pace/is-larger-than.ts';
import type { ModelCall, ModelPart } from '../models/model.ts';
import { givenState } from '#catalog/opening.ts';
import { type Answer, readAnswer } from '../answer/read-answer.ts';
import { settleActions } from '../repair/actions/strip-actions.ts';
import { componentNamed } from '../repair/element/component-aliases.ts';
import type { Caller } from '../repair/element/element-rule.ts';
import { readQuietly } from '#contract/json/json-pointer.ts';
import { elementRepairer } from '../repair/element/repair-element.ts';
import { countDropped, countRepairs } from '../stats.ts';
import { resumePrompt } from '../prompt/follow-up-prompts.ts';
import { isView, type Views } from '../views/views.ts';

const LARGE_STEP_CHARS = 4_000;

/** Applies one answer to a draft, all of its steps or those that `takes` accepts. */
export type Build = (
  call: Omit<ModelCall, 'pace'>,
  answer: Answer,
  takes?: (step: Candidate) => boolean,
) => AsyncGenerator<Operation, void>;

/** Builds a draft from a model's answer: each candidate is expanded, checked, applied and yielded. */
export function buildWith(
  { input, model, stats, pace }: AttemptTask,
  { draft, views }: { draft: Draft; views: Views },
  signal: AbortSignal,
): Build {
  const before = editedSpec(input)?.elements ?? {};
  const givenKeys = new Set(Object.keys(givenState(input)));
  const definitionOf = definitionLookup(input.customComponents);
  const acceptance: Omit<Acceptance, 'isReadOnly'> = {
    repairElement: elementRepairer(definitionOf, (id) => Object.hasOwn(before, id), callerOf(input)),
    settleActions: settleActions(input.actions, input.actionPolicy),
  };
  // One large element is heavy work; hundreds of small ones are light work each.
  const accepted = async (step: Candidate, isComputed: boolean) => {
    // What a view computes is read-only for all others, but the view itself may change it.
    const isReadOnly = (key: string): boolean => givenKeys.has(key) || (!isComputed && views.owns(key));
    const accept = () => acceptCandidate(step, draft.spec(), { ...acceptance, isReadOnly });
    const isLarge = isLargerThan(LARGE_STEP_CHARS, step.value);
    const { operations, repairs, dropped } = isLarge ? await pace.run(accept) : pace.step(accept);
    countRepairs(stats, repairs);
    if (dropped !== undefined) countDropped(stats, dropped);
    return operations;
  };
  const editing = input.mode === 'edit';
  const outline = {
    definitionOf: (type: string) => definitionOf(type) ?? componentNamed(type),
    isTaken: (id: string) => Object.hasOwn(draft.spec().elements, id),
    prior: editing ? input.priorSpec : undefined,
  };
  const reading = { stats, pace, wholeDocuments: editing, mayRepeat: model.deterministic };
  return async function* (call, answer, takes) {
    // An answer to a follow-up call is short, and what it leaves out is asked for again.
    const resume = takes === undefined && !model.deterministic ? resumed(call) : undefined;
    const options = { ...reading, outline: { ...outline, separate: takes !== undefined }, resume };
    for await (const candidate of readAnswer(model.stream({ ...call, pace }, signal), answer, options)) {
      const isComputed = isView(candidate);
      await pace.yieldIfDue();
      const steps = pace.step(() =>
        isComputed
          ? [views.stepOf(candidate, draft.spec().state) ?? []].flat()
          : expandCandidate(candidate, draft.spec(), editing),
      );
      for (const step of steps) {
        await pace.yieldIfDue();
        if (takes?.(step) ?? true) yield* draft.apply(await accepted(step, isComputed));
        else countDropped(stats, 'not_asked_for');
      }
    }
  };

  function resumed(call: Omit<ModelCall, 'pace'>): (lines: string) => AsyncIterable<ModelPart> {
    return (lines) => {
      const messages = async () => resumePrompt(await call.messages(), lines);
      return model.stream({ ...call, messages, pace }, signal);
    };
  }
}

// Serialized on first use, which is rare.
function callerOf(input: ComposeInput): Caller {
  const { prompt, data, actions, actionContext } = input;
  const given = { ...input.priorSpec?.state, ...givenState(input) };
  let said: string | undefined;
  return {
    says: (text) => {
      if (prompt.includes(text.trim())) return true;
      said ??= JSON.stringify([data, actions, actionContext ?? null]);
      return said.includes(JSON.stringify(text));
    },
    holds: (pointer) => readQuietly(given, pointer) !== undefined,
  };
}
