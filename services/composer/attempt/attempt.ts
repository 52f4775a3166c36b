import { setImmediate } from 'node:timers/promises';
import type { Finding } from '#catalog/compiler/validate/finding.ts';
import type { Operation } from '#contract/json/operation.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { definitionLookup } from '#catalog/definition-lookup.ts';
import { givenState, openingOperations } from '#catalog/opening.ts';
import { newAnswer } from '../answer/read-answer.ts';
import { buildWith } from '../draft/build-draft.ts';
import { openDraft } from '../draft/draft.ts';
import { ModelUnavailable } from '../models/model.ts';
import { countLost } from '../stats.ts';
import { pageLanguage } from '../views/page-language.ts';
import { createViews, type Derived } from '../views/views.ts';
import { withData } from '../validation/prior-faults.ts';
import { type AttemptTask, editedSpec } from './attempt-task.ts';
import { countInvented, faultsOf, finishSpec, isSameScreen, tooManyToFinish } from './finish-spec.ts';
import { askForMissing, askForScreen, askForViews } from './model-calls.ts';

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
  const { input, stats, pace } = task;
  const definitionOf = definitionLookup(input.customComponents);
  const priorSpec = editedSpec(input);
  const draft = openDraft(input, definitionOf);
  yield* draft.apply(openingOperations(input));
  // Lets the event loop send what was yielded before the slower work of building the prompt and the call.
  await setImmediate();

  const lostBefore = countLost(stats);
  const views = createViews(new Set(Object.keys(givenState(input))), () => pageLanguage(input));
  const build = buildWith(task, { draft, views }, signal);
  const answer = newAnswer();
  try {
    yield* askForScreen(task, answer, build);
  } catch (thrown) {
    if (!(thrown instanceof ModelUnavailable)) throw thrown;
    return { outcome: 'unavailable', answered: answer.answered, cause: thrown };
  }
  if (answer.candidates === 0) return { outcome: 'unreadable', answered: answer.answered };
  const tooMany = tooManyToFinish(draft.spec());
  if (tooMany !== undefined) return { outcome: 'invalid', findings: [tooMany] };
  yield* askForViews(task, views, build);
  // Values computed from the caller's facts are facts too.
  const context = { ...input, data: { ...input.data, ...views.facts() }, definitionOf, priorSpec };
  yield* askForMissing(task, draft, build, context);

  const spec = await finishSpec(draft.spec(), context, task);
  const faults = await pace.run(() => faultsOf(spec, context));
  if (faults.length > 0) return { outcome: 'invalid', findings: [...views.faults(), ...faults] };
  const isIgnored = isSameScreen(spec, priorSpec) && countLost(stats) > lostBefore;
  if (isIgnored) return { outcome: 'unreadable', answered: true };
  stats.inventedFacts = await countInvented(spec, { ...context, priorSpec: input.priorSpec }, pace);
  yield* await pace.run(() => draft.close(spec));
  const unchanged = isSameScreen(spec, withData(priorSpec, context.data));
  return { outcome: 'valid', spec, operationCount: draft.sent(), derived: views.derived(), unchanged };
}
