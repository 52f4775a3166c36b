import { z } from 'zod';
import type { Completed } from '#proto/composer/v1/composer.ts';
import { type Outcome, publicUsage } from './public-event.ts';

/** What a replay answers with. Events and spec are stored as the exact texts that were sent. */
const StoredResult = z.object({
  model: z.string(),
  operationCount: z.number(),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }),
  /** The `op` events of a streamed answer. */
  operations: z.array(z.string()).optional(),
  /** The spec of a buffered answer. */
  spec: z.string().optional(),
});
export type StoredResult = z.output<typeof StoredResult>;

/** Serializes a result for storage under an idempotency key. */
export function storeResult(completed: Completed, answer: { operations: string[] } | { spec: string }): string {
  const { model, operationCount, usage } = completed;
  const outcome: Outcome = { model, operationCount, usage: publicUsage(usage) };
  return JSON.stringify({ ...outcome, ...answer } satisfies StoredResult);
}

/**
 * Reads what {@link storeResult} wrote.
 *
 * @throws Error when the text has another form
 */
export function readStoredResult(json: string): StoredResult {
  try {
    return StoredResult.parse(JSON.parse(json));
  } catch {
    // The parser's own message could quote the result, which must not be logged.
    throw new Error('a stored result cannot be read');
  }
}
