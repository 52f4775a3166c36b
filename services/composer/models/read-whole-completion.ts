import type { ChatCompletion, ChatCompletionChunk } from 'openai/resources/chat/completions';

/** Longest completion that is waited for, in bytes; no interface comes near. */
const COMPLETION_MAX_BYTES = 4 * 1024 * 1024;

/**
 * A chat completion that came whole, though a stream was asked for, as the one chunk that says the same. Some proxies
 * and local servers know no streams.
 *
 * @throws Error when it is no JSON, too long, or tells of an error
 */
export async function readWholeCompletion(body: AsyncIterable<Uint8Array>): Promise<ChatCompletionChunk> {
  const reads: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of body) {
    size += bytes.length;
    if (size > COMPLETION_MAX_BYTES) throw new Error('the backend answered without end');
    reads.push(bytes);
  }
  const { choices, ...rest } = JSON.parse(Buffer.concat(reads).toString('utf8')) as Partial<ChatCompletion>;
  const [choice] = choices ?? [];
  if (choice === undefined) throw new Error('the backend answered with JSON that is no completion');
  const { message, finish_reason } = choice;
  const chunk = { ...rest, choices: [{ index: 0, delta: { content: message?.content ?? null }, finish_reason }] };
  return chunk as unknown as ChatCompletionChunk;
}
