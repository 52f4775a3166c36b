import { isJsonObject } from '#contract/json.ts';
import { type Chunk, readChunk } from './read-chunk.ts';

/** Longest buffered completion, in bytes; no interface comes near. */
const COMPLETION_MAX_BYTES = 4 * 1024 * 1024;

/**
 * Reads a completion that was not streamed although a stream was requested, as one equivalent chunk. Some proxies and local
 * servers do not support streaming.
 *
 * @throws Error when it is not JSON, too long, or reports an error
 */
export async function readWholeCompletion(body: AsyncIterable<Uint8Array>): Promise<Chunk> {
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
