import type { ComposeRequest as WireRequest } from '#proto/composer/v1/composer.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { outOfTime, type Pace, resultOf } from '../pace/pace.ts';
import { prepareInSteps } from './prepare.ts';

/**
 * Prepares an input as {@link prepareInSteps} does without blocking the event loop, and tells the pace what the request weighs.
 *
 * @throws Refusal as `prepareInSteps`, and BAD_REQUEST when it takes too much processor time
 */
export async function prepareInTurns(request: WireRequest, pace: Pace): Promise<ComposeInput> {
  pace.weigh(charsOf(request));
  try {
    return await resultOf(pace.runSteps(() => prepareInSteps(request)));
  } catch (thrown) {
    throw outOfTime(thrown);
  }
}

function charsOf(request: WireRequest): number {
  const { prompt, dataJson, priorSpecJson, actionContextJson, customComponentsJson, actions } = request;
  const params = actions.map(({ paramsJson }) => paramsJson);
  const texts = [prompt, dataJson, priorSpecJson, actionContextJson, customComponentsJson, ...params];
  return texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);
}
