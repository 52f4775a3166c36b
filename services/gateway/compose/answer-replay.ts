import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import type { Replay } from '#proto/accounts/v1/accounts.ts';
import type { Completed } from '#proto/composer/v1/composer.ts';
import { sendData } from '../http/envelope.ts';
import { type Answer, destroyWhenStalled, endWithError, openEventStream } from './event-stream.ts';
import { type Outcome, completedText, outcomeMembers, publicUsage, startedText } from './event-json.ts';

/**
 * Answers with the result stored under an idempotency key, in the mode of the first request: the same body bytes ask for
 * the same mode.
 *
 * @throws the signal's reason when the client left during the lookup: a response that is already closed emits no second
 *   `close`, so a stream opened on it would never end
 *
 * Source: service spec, "POST /v1/compose", replay behaviour.
 */
export async function answerWithReplay({ generationId, resultJson }: Replay, answer: Answer): Promise<void> {
  const { signal, slowReaderTimeoutMs } = answer;
  const { response, facts } = answer.context;
  signal.throwIfAborted();
  const stored = readReplay(resultJson);
  const outcome = `${outcomeMembers(generationId, stored)},"replayed":true`;
  response.set('Idempotent-Replayed', 'true');
  facts.outcome = 'replayed';
  facts.operationCount = stored.operationCount;
  if (stored.spec !== undefined) {
    destroyWhenStalled(response, slowReaderTimeoutMs);
    return sendData(response, `{${outcome},"spec":${stored.spec}}`);
  }
  if (stored.operations === undefined) throw Refusal.from(new Error('a stored result has neither spec nor operations'));
  await replayEvents(generationId, stored.model, stored.operations, completedText(outcome), answer);
}

async function replayEvents(
  generationId: string,
  model: ReplayContent['model'],
  operations: readonly string[],
  completed: string,
  answer: Answer,
): Promise<void> {
  const stream = openEventStream(answer);
  try {
    await stream.send('compose.started', startedText(generationId, model));
    for (const operation of operations) await stream.send('op', operation);
    stream.end('compose.completed', completed);
  } catch (thrown) {
    endWithError(stream, thrown, answer.context.facts);
  }
}

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
type ReplayContent = z.output<typeof ReplayContent>;

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
function readReplay(json: string): ReplayContent {
  try {
    return ReplayContent.parse(JSON.parse(json));
  } catch {
    // The parser's own message could quote the result, which must not be logged.
    throw new Error('a stored result cannot be read');
  }
}
