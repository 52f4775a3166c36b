import { z } from 'zod';
import type { Completed } from '#proto/composer/v1/composer.ts';
import { type Outcome, publicUsage } from './event-json.ts';

/**
 * What a replay answers with; accounts stores it as text, without reading it. Events and spec are the exact texts that
 * were sent.
 */
const ReplayContent = z.object({
  model: z.string(),
  operationCount: z.number(),
  usage: z.object({ input_tokens: z.number(), output_tokens: z.number() }),
  /** The `op` events of a streamed answer. */
  operations: z.array(z.string()).optional(),
  /** The spec of a buffered answer. */
  spec: z.string().optional(),
});
export type ReplayContent = z.output<typeof ReplayContent>;

/** Serializes a result for storage under an idempotency key. */
export function serializeReplay(completed: Completed, answer: { operations: string[] } | { spec: string }): string {
  const { model, operationCount, usage } = completed;
  const outcome: Outcome = { model, operationCount, usage: publicUsage(usage) };
  return JSON.stringify({ ...outcome, ...answer } satisfies ReplayContent);
}

/**
 * Reads what {@link serializeReplay} wrote.
 *
 * @throws Error when the text has another form
 */
export function readReplay(json: string): ReplayContent {
  try {
    return ReplayContent.parse(JSON.parse(json));
  } catch {
    // The parser's own message could quote the result, which must not be logged.
    throw new Error('a stored result cannot be read');
  }
}
