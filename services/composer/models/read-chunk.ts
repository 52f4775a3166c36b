import { isJsonObject } from '#contract/json/json.ts';

/** The contents of one chunk of an answer. */
export type Chunk = {
  text: string;
  usage: TokenUsage | undefined;
  /** Undefined while the answer continues. */
  finishReason: string | undefined;
  /** The backend's name for the model that answers. */
  model: string | undefined;
};

/** Cumulative tokens of an answer; undefined for what a backend does not report. */
export type TokenUsage = { inputTokens: number | undefined; outputTokens: number | undefined };

/** More than any model reads or writes in one answer; a larger count is invalid. */
const TOKENS_MAX = 100_000_000;

/** What some backends send as the finish reason of an unfinished answer. */
const UNFINISHED = new Set(['', 'null']);

/**
 * Reads a chunk of a streamed completion, or a whole completion, from any JSON: backends deviate from the typed API in
 * every member. What is not understood is ignored.
 *
 * @throws Error when it reports an error
 *
 * Source: OpenAI API reference, "The chat completion chunk object", "The chat completion object".
 */
export function readChunk(value: unknown): Chunk {
  const chunk = isJsonObject(value) ? value : {};
  // The backend's message is left out: it may quote the prompt.
  if (isError(chunk['error']) || chunk['object'] === 'error') throw new Error('the backend broke off with an error');
  const choice = choiceOf(chunk['choices']);
  const said = [choice['delta'], choice['message']].find(isJsonObject);
  const { finish_reason: finishReason } = choice;
  const finished = typeof finishReason === 'string' && !UNFINISHED.has(finishReason);
  return {
    text: textOf(said === undefined ? choice['text'] : said['content']),
    usage: usageOf(chunk['usage']),
    finishReason: finished ? finishReason : undefined,
    model: typeof chunk['model'] === 'string' ? chunk['model'] : undefined,
  };
}

function isError(error: unknown): boolean {
  return isJsonObject(error) ? Object.keys(error).length > 0 : Boolean(error);
}

// One answer is requested. If there are several, the first is read: mixed, they would make no sense.
function choiceOf(choices: unknown): { [name: string]: unknown } {
  const given = (Array.isArray(choices) ? choices : []).filter(isJsonObject);
  return given.find(({ index }) => typeof index !== 'number' || index === 0) ?? {};
}

/** A text, or the texts in a list of parts. */
function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  if (Array.isArray(content)) return content.map(textOfPart).join('');
  return textOfPart(content);
}

// Parts of other types are reasoning and refusals.
function textOfPart(part: unknown): string {
  if (typeof part === 'string') return part;
  if (!isJsonObject(part)) return '';
  const { type, text } = part;
  if (type !== undefined && type !== 'text' && type !== 'output_text') return '';
  if (isJsonObject(text)) return typeof text['value'] === 'string' ? text['value'] : '';
  return typeof text === 'string' ? text : '';
}

function usageOf(usage: unknown): TokenUsage | undefined {
  if (!isJsonObject(usage)) return undefined;
  const inputTokens = tokensOf(usage['prompt_tokens']);
  const outputTokens = tokensOf(usage['completion_tokens']);
  return inputTokens === undefined && outputTokens === undefined ? undefined : { inputTokens, outputTokens };
}

function tokensOf(count: unknown): number | undefined {
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 0 || count > TOKENS_MAX) return undefined;
  return count;
}
