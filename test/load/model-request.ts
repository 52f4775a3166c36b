import { composePrompt } from '#services/composer/prompt/prompt.ts';
import { prepare } from '#services/composer/prepare.ts';

/** What the composer asks a model for a prompt, so that a model read directly has as much to take in. */
export function modelRequest(model: string, prompt: string): object {
  const brief = prepare({
    generationId: 'bench',
    prompt,
    uiType: undefined,
    mode: undefined,
    dataJson: undefined,
    actions: [],
    actionPolicy: undefined,
    priorSpecJson: undefined,
    actionContextJson: undefined,
    customComponentsJson: undefined,
    maxOperations: undefined,
    theme: undefined,
    frameworkHint: undefined,
    includeSpec: false,
  });
  return { model, stream: true, stream_options: { include_usage: true }, messages: composePrompt(brief, []) };
}
