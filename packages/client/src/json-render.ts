import { type ComposeHandlerOptions, relayHandler } from './compose-handler.ts';
import { isObject } from './json.ts';
import { inTerms } from './refusal-terms.ts';
import { requestMembers } from './request-members.ts';
import type { ComposeRequest } from './types.ts';

/** What `useUIStream` of `@json-render/react` sends. */
type UIStreamBody = { prompt?: unknown; context?: unknown };

/**
 * The endpoint that `useUIStream({ api })` of `@json-render/react` posts to, from Request to Response. The hook needs no
 * other code: `send(prompt)` creates, `send(prompt, { previousSpec })` edits, and `data`, `actions` and the like may stand
 * in its context.
 */
export function uiStreamHandler(options: ComposeHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    let isOfHook = false;
    const read = (sent: UIStreamBody): ComposeRequest => {
      isOfHook = isObject(sent.context) && isObject(sent.context['previousSpec']);
      return requestOf(sent);
    };
    const answer = await relayHandler(options, read, 'application/x-ndjson')(request);
    return inTerms(answer, (message) => (isOfHook ? message.replaceAll('`prior_spec`', '`previousSpec`') : message));
  };
}

function requestOf({ prompt, context }: UIStreamBody): ComposeRequest {
  const members = isObject(context) ? context : {};
  const previous = members['previousSpec'];
  // The hook first sends an empty spec, which is nothing to edit.
  const isEdit = isObject(previous) && typeof previous['root'] === 'string' && previous['root'] !== '';
  return {
    ...requestMembers(members),
    ...(isEdit && { mode: 'edit', prior_spec: previous }),
    prompt: prompt as string,
  };
}
