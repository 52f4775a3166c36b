import { createParser } from 'eventsource-parser';
import { type Chunk, readChunk } from './read-chunk.ts';
import { isJsonObject } from '#contract/json/json.ts';

/** Longest buffered event, in characters; no backend's chunks come near. */
const EVENT_MAX_CHARS = 1024 * 1024;

const FINISH: Chunk = { text: '', usage: undefined, finishReason: 'stop', model: undefined };

/**
 * The chunks of a streamed chat completion until `[DONE]`; those that arrive together are yielded together, to save
 * overhead per chunk. What follows `[DONE]` is read and discarded, so that the connection can be reused. `[DONE]` counts as
 * the finish reason if a backend omits it.
 *
 * @param body the answer's bytes as they arrive
 * @param contentType JSON means a completion that was not streamed
 * @throws Error when a chunk is not JSON or reports an error; earlier ones are yielded first
 */
export async function* readChunks(body: AsyncIterable<Uint8Array>, contentType = ''): AsyncGenerator<Chunk[], void> {
  if (/^application\/json\b/i.test(contentType)) return yield [await readWholeCompletion(body)];
  let chunks: Chunk[] = [];
  let isDone = false;
  let isFinished = false;
  let fault: unknown;
  const parser = createParser({
    maxBufferSize: EVENT_MAX_CHARS,
    onEvent: ({ data }) => {
      // Some proxies keep the connection alive with events that hold nothing.
      if (isDone || fault !== undefined || data.trim() === '') return;
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
  for await (const text of textsOf(body)) {
    parser.feed(text);
    const given = chunks;
    chunks = [];
    if (given.length > 0) yield given;
    if (fault !== undefined) throw fault;
  }
}

/** The texts of a body, and the blank line that ends an event: many backends omit it after their last one. */
async function* textsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  for await (const bytes of body) yield decoder.decode(bytes, { stream: true });
  yield '\n\n';
}

/** Longest buffered completion, in bytes; no interface comes near. */
const COMPLETION_MAX_BYTES = 4 * 1024 * 1024;

/**
 * Reads a completion that was not streamed although a stream was requested, as one equivalent chunk. Some proxies and local
 * servers do not support streaming.
 *
 * @throws Error when it is not JSON, too long, or reports an error
 */
async function readWholeCompletion(body: AsyncIterable<Uint8Array>): Promise<Chunk> {
  const reads: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of body) {
    size += bytes.length;
    if (size > COMPLETION_MAX_BYTES) throw new Error('the answer of the backend never ended');
    reads.push(bytes);
  }
  const completion: unknown = JSON.parse(Buffer.concat(reads).toString('utf8'));
  const chunk = readChunk(completion);
  const isCompletion =
    isJsonObject(completion) && Array.isArray(completion['choices']) && completion['choices'].length > 0;
  if (!isCompletion) throw new Error('the backend answered with JSON that is no completion');
  return chunk;
}
