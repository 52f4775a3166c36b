import type { Script, ScriptUsage } from './script.ts';

/** The members that every chunk of one answer repeats. */
export type AnswerHead = { id: string; created: number; model: string };

type Delta = { role?: 'assistant'; content?: string; reasoning_content?: string };

/** One `data:` frame with a piece of the answer. Source: OpenAI API reference, "The chat completion chunk object". */
export function chunkFrame(head: AnswerHead, delta: Delta, finishReason: string | null = null): string {
  return frame({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
  });
}

/** The frame that `stream_options.include_usage` asks for: no choices, only usage. */
export function usageFrame(head: AnswerHead, usage: ScriptUsage): string {
  return frame({ ...head, object: 'chat.completion.chunk', choices: [], usage: withTotal(usage) });
}

/** The frame that ends a complete stream. */
export const DONE_FRAME = 'data: [DONE]\n\n';

/** The whole answer of a request that did not ask for a stream. Source: OpenAI API reference, "The chat completion object". */
export function completionBody(
  head: AnswerHead,
  content: string,
  finishReason: NonNullable<Script['finishReason']>,
  usage: ScriptUsage,
): object {
  const message = { role: 'assistant', content, refusal: null };
  return {
    ...head,
    object: 'chat.completion',
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason }],
    usage: withTotal(usage),
  };
}

/** OpenAI's error envelope. */
export function errorBody(message: string, type: string, code: string | null = null): object {
  return { error: { message, type, param: null, code } };
}

/** The answer of `GET /v1/models`. */
export function modelsBody(names: readonly string[]): object {
  return { object: 'list', data: names.map((id) => ({ id, object: 'model', created: 0, owned_by: 'model-backend' })) };
}

function frame(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function withTotal(usage: ScriptUsage): object {
  return { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens };
}
