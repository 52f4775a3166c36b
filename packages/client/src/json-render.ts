import { type ComposeHandlerOptions, relayHandler } from './compose-handler.ts';
import type { ComposeRequest, JsonObject } from './types.ts';

/** What `useUIStream` of `@json-render/react` sends. */
type UIStreamBody = { prompt?: unknown; context?: unknown };

/** Members of the hook's `context` that are members of a request; others are the page's own. */
const OF_REQUEST = [
  'ui_type',
  'mode',
  'data',
  'actions',
  'action_policy',
  'action_context',
  'custom_components',
  'max_operations',
  'metadata',
] as const satisfies readonly (keyof ComposeRequest)[];

/**
 * The endpoint that `useUIStream({ api })` of `@json-render/react` posts to, from Request to Response. The hook needs no
 * other code: `send(prompt)` creates, `send(prompt, { previousSpec })` edits, and `data`, `actions` and the like may stand
 * in its context.
 */
export function uiStreamHandler(options: ComposeHandlerOptions): (request: Request) => Promise<Response> {
  return relayHandler(options, requestOf, 'application/x-ndjson');
}

function requestOf({ prompt, context }: UIStreamBody): ComposeRequest {
  const told = isObject(context) ? context : {};
  const given = Object.fromEntries(OF_REQUEST.flatMap((name) => (name in told ? [[name, told[name]]] : [])));
  const previous = told['previousSpec'];
  // An empty spec, the hook's first, is nothing to edit.
  const isEdit = isObject(previous) && typeof previous['root'] === 'string' && previous['root'] !== '';
  return { ...given, ...(isEdit && { mode: 'edit', prior_spec: previous }), prompt: prompt as string };
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
