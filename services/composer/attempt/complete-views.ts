import type { Operation } from '#contract/operation.ts';
import type { AttemptTask } from './attempt-task.ts';
import type { Build } from '../draft/build-draft.ts';
import { ModelUnavailable } from '../models/model.ts';
import { viewsPrompt } from '../prompt/prompt.ts';
import { newAnswer } from '../answer/read-answer.ts';
import type { Views } from '../views/views.ts';

/**
 * Asks the same model once to rewrite the views that could not be computed, given the error of each, and accepts nothing
 * else. What still fails is left to the repairs.
 */
export async function* completeViews(
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
