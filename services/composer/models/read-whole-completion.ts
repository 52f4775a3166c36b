import { isJsonObject } from '#contract/json.ts';
import { type Chunk, readChunk } from './read-chunk.ts';

/** Longest completion that is waited for, in bytes; no interface comes near. */
const COMPLETION_MAX_BYTES = 4 * 1024 * 1024;

/**
 * A chat completion that came whole, though a stream was asked for, as the one chunk that says the same. Some proxies
 * and local servers know no streams.
 *
 * @throws Error when it is no JSON, too long, or reports an error
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
