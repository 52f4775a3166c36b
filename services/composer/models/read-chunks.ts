import { createParser } from 'eventsource-parser';
import { type Chunk, readChunk } from './read-chunk.ts';
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
