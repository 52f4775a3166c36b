import { readComposeRequest } from '#contract/request/read-compose-request.ts';
import { composePrompt } from '#services/composer/prompt/prompt.ts';
import { prepare } from '#services/composer/request/prepare.ts';
import { composerRequest } from '#services/gateway/compose/composer-request.ts';

/** What the composer asks a model for a prompt, so that a model read directly has as much to take in. */
export function modelRequest(model: string, prompt: string): object {
  const input = prepare(composerRequest(readComposeRequest({ prompt }), 'bench'));
  return { model, stream: true, stream_options: { include_usage: true }, messages: composePrompt(input, []) };
}
