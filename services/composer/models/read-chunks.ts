import { createParser } from 'eventsource-parser';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';

/** Longest event that is waited for, in characters; no chunk of a backend comes near. */
const EVENT_MAX_CHARS = 1024 * 1024;

/**
 * The chunks of a streamed chat completion until `[DONE]`; those that arrive together are given together. The SDK's own
 * decoder gives them one by one, at twice the processor time: see docs/decisions/0046. What follows `[DONE]` is read
 * and ignored, so that the connection can be used again.
 *
 * @throws Error when a chunk is no JSON or tells of an error; those before it are given first
 */
export async function* readChunks({ body }: Response): AsyncGenerator<ChatCompletionChunk[], void> {
  if (body === null) return;
  let chunks: ChatCompletionChunk[] = [];
  let isDone = false;
  let fault: unknown;
  const parser = createParser({
    maxBufferSize: EVENT_MAX_CHARS,
    onEvent: ({ data }) => {
      if (isDone || fault !== undefined) return;
      isDone = data === '[DONE]';
      if (isDone) return;
      try {
        chunks.push(readChunk(data));
      } catch (error) {
        fault = error;
      }
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of body as AsyncIterable<Uint8Array>) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    const given = chunks;
    chunks = [];
    if (given.length > 0) yield given;
    if (fault !== undefined) throw fault;
  }
}

function readChunk(data: string): ChatCompletionChunk {
  const chunk = JSON.parse(data) as ChatCompletionChunk & { error?: unknown };
  if (chunk.error) throw new Error('the backend broke off with an error');
  return chunk;
}
