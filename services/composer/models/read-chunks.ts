import { createParser } from 'eventsource-parser';
import { isJsonObject } from '#contract/json/json.ts';

/** Longest buffered event, in characters; no backend's chunks come near. */
const EVENT_MAX_CHARS = 1024 * 1024;

const FINISH: Chunk = { text: '', usage: undefined, finishReason: 'stop', model: undefined };

/**
 * The chunks of an answer, read by what it is and not by the content type that it is declared with: proxies and local servers
 * send streams as JSON, and completions that were not streamed as text or as a stream.
 *
 * @param body the answer's bytes as they arrive
 * @throws Error when a chunk is not JSON or reports an error; earlier ones are yielded first
 */
export async function* readChunks(body: AsyncIterable<Uint8Array>): AsyncGenerator<Chunk[], void> {
  const texts = withoutLeadingBlanks(body);
  const first = await texts.next();
  if (first.done === true) return;
  const whole = after(first.value, texts);
  if (/^\s*[[{]/.test(first.value)) yield await readWholeCompletion(whole);
  else yield* readEvents(whole);
}

/**
 * The chunks of a streamed chat completion until `[DONE]`; those that arrive together are yielded together, to save
 * overhead per chunk. What follows `[DONE]` is read and discarded, so that the connection can be reused. `[DONE]` counts as
 * the finish reason if a backend omits it.
 */
async function* readEvents(texts: AsyncIterable<string>): AsyncGenerator<Chunk[], void> {
  let chunks: Chunk[] = [];
  let isDone = false;
  let isFinished = false;
  let fault: unknown;
  const parser = createParser({
    maxBufferSize: EVENT_MAX_CHARS,
    onEvent: ({ event, data }) => {
      // Some proxies keep the connection alive with events that hold nothing.
      if (isDone || fault !== undefined || data.trim() === '') return;
      if (event === 'error') {
        fault = new Error('the backend broke off with an error');
        return;
      }
      isDone = data.trim() === '[DONE]';
      if (isDone && !isFinished) chunks.push(FINISH);
      if (isDone) return;
      try {
        const chunk = readChunk(JSON.parse(data));
        isFinished ||= chunk.finishReason !== undefined;
        chunks.push(chunk);
      } catch (error) {
        fault = error;
      }
    },
  });
  for await (const text of texts) {
    parser.feed(text);
    const given = chunks;
    chunks = [];
    if (given.length > 0) yield given;
    if (fault !== undefined) throw fault;
  }
}

/** The texts of a body from its first sign on, and the blank line that ends an event: many backends omit it after their last one. */
async function* withoutLeadingBlanks(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder();
  let isBlank = true;
  for await (const bytes of body) {
    const text = decoder.decode(bytes, { stream: true });
    isBlank &&= text.trim() === '';
    if (!isBlank) yield text;
  }
  if (!isBlank) yield '\n\n';
}

// Whoever stops reading ends the call, also at the first text.
async function* after(first: string, rest: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  try {
    yield first;
    yield* rest;
  } finally {
    await rest.return();
  }
}

/** Longest buffered completion, in characters; no interface comes near. */
const COMPLETION_MAX_CHARS = 4 * 1024 * 1024;

/**
 * Reads a completion that was not streamed although a stream was requested, or chunks without the form of events, a line each. Some
 * proxies and local servers do not support streaming.
 *
 * @throws Error when it is not JSON, too long, or reports an error
 */
async function readWholeCompletion(texts: AsyncIterable<string>): Promise<Chunk[]> {
  const reads: string[] = [];
  let size = 0;
  for await (const text of texts) {
    size += text.length;
    if (size > COMPLETION_MAX_CHARS) throw new Error('the answer of the backend never ended');
    reads.push(text);
  }
  const completions = jsonIn(reads.join(''));
  const chunks = completions.map(readChunk);
  const isCompletion = completions.some(
    (one) => isJsonObject(one) && Array.isArray(one['choices']) && one['choices'].length > 0,
  );
  if (!isCompletion) throw new Error('the backend answered with JSON that is no completion');
  return chunks;
}

function jsonIn(text: string): unknown[] {
  try {
    return [JSON.parse(text)];
  } catch (error) {
    const lines = text.split('\n').filter((line) => line.trim() !== '' && line.trim() !== '[DONE]');
    if (lines.length < 2) throw error;
    return lines.map((line): unknown => JSON.parse(line));
  }
}

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
