import type { ErrorCode } from '#contract/error-code.ts';
import type { Completed, Operation, Restarted, Usage } from '#proto/composer/v1/composer.ts';

// The events of a compose stream as JSON text; event-framing.ts puts the text into a frame, event-stream.ts sends it.
// Values that arrive as JSON text are spliced in without parsing.
// Source: service spec, "Stream events of POST /v1/compose".

/** A `compose.started` event. */
export function startedText(generationId: string, model: string): string {
  return JSON.stringify({ type: 'compose.started', generation_id: generationId, model });
}

/** One `op` event. */
export function operationText({ op, path, valueJson, from }: Operation): string {
  const value = valueJson === undefined ? '' : `,"value":${onOneLine(valueJson)}`;
  const source = from === undefined ? '' : `,"from":${JSON.stringify(from)}`;
  return `{"type":"op","op":${JSON.stringify(op)},"path":${JSON.stringify(path)}${value}${source}}`;
}

/** A `compose.restarted` event. */
export function restartedText(generationId: string, { model, reasonCode }: Restarted): string {
  return JSON.stringify({
    type: 'compose.restarted',
    generation_id: generationId,
    model,
    reason: { code: reasonCode },
  });
}

/** A `compose.completed` event around {@link completedMembers}, or around the members of a replay. */
export function completedText(membersJson: string): string {
  return `{"type":"compose.completed",${membersJson}}`;
}

/** An `error` event. */
export function errorText({ code, message }: { code: ErrorCode; message: string }): string {
  return JSON.stringify({ type: 'error', error: { code, message } });
}

/** The members shared by a `compose.completed` event and the `data` of a buffered answer, without braces. */
export function completedMembers(generationId: string, completed: Completed): string {
  const { model, operationCount, usage, interactions, componentsUsed, derived, unchanged } = completed;
  const interactionsJson = interactions.map(
    ({ paramsJson, ...interaction }) =>
      `{${members(interaction)},"params":${paramsJson === undefined ? 'null' : onOneLine(paramsJson)}}`,
  );
  return (
    `${outcomeMembers(generationId, { model, operationCount, usage: publicUsage(usage) })},` +
    `"interactions":[${interactionsJson.join(',')}],"components_used":${JSON.stringify(componentsUsed)}` +
    (derived.length === 0 ? '' : `,"derived":${JSON.stringify(derived)}`) +
    (unchanged ? ',"unchanged":true' : '')
  );
}

/** The result of a composition apart from its spec. */
export type Outcome = {
  model: string;
  operationCount: number;
  usage: { input_tokens: number; output_tokens: number };
};

/** The members shared by a first answer and its replay, without braces. */
export function outcomeMembers(generationId: string, { model, operationCount, usage }: Outcome): string {
  return members({ generation_id: generationId, model, operation_count: operationCount, usage, validated: true });
}

/** Usage as callers see it. */
export function publicUsage(usage: Usage | undefined): Outcome['usage'] {
  return { input_tokens: usage?.inputTokens ?? 0, output_tokens: usage?.outputTokens ?? 0 };
}

function members(object: object): string {
  return JSON.stringify(object).slice(1, -1);
}

/** JSON text without raw line breaks, which can only stand between tokens and would end an SSE `data:` line. */
export function onOneLine(json: string): string {
  return /[\r\n]/.test(json) ? json.replaceAll(/[\r\n]+/g, ' ') : json;
}
