import { Refusal } from '#contract/refusal.ts';
import { type Answer, destroyWhenStalled, endWithError, type EventStream, openEventStream } from './event-stream.ts';
import { type Generation, runGeneration } from './generation.ts';
import { recordDelivery } from './generation-progress.ts';
import {
  completedMembers,
  completedText,
  onOneLine,
  operationText,
  type Outcome,
  outcomeMembers,
  publicUsage,
  restartedText,
  startedText,
} from './event-json.ts';
import type { Completed } from '#proto/composer/v1/composer.ts';
import { sendData } from '../http/envelope.ts';
import { z } from 'zod';
import type { Replay } from '#proto/accounts/v1/accounts.ts';

/**
 * Runs a generation and sends its events as they arrive. The stream opens with the first event: an earlier refusal is
 * thrown and becomes an HTTP status, a later failure is the last event.
 *
 * @param keepResult whether the result is stored for replay
 * @throws what {@link runGeneration} throws, before the stream has opened
 */
export async function answerWithStream(
  generation: Omit<Generation, 'replayJson'>,
  keepResult: boolean,
  answer: Answer,
): Promise<void> {
  const operations: string[] = [];
  const { generationId } = generation.claimed;
  const { facts } = answer.context;
  const record = recordDelivery(facts);
  const events = runGeneration({
    ...generation,
    replayJson: (completed) => (keepResult ? serializeReplay(completed, { operations }) : undefined),
  });
  let stream: EventStream | undefined;
  try {
    for await (const event of events) {
      record(event);
      if (event.$case === 'started') stream ??= openEventStream(answer);
      if (stream === undefined) throw Refusal.from(new Error(`the composer sent ${event.$case} before started`));
      switch (event.$case) {
        case 'started':
          await stream.send('compose.started', startedText(generationId, event.value.model));
          break;
        case 'operation': {
          const text = operationText(event.value);
          if (keepResult) operations.push(text);
          await stream.send('op', text);
          break;
        }
        case 'restarted':
          operations.length = 0;
          await stream.send('compose.restarted', restartedText(generationId, event.value));
          break;
        case 'completed':
          stream.end('compose.completed', completedText(completedMembers(generationId, event.value)));
      }
    }
  } catch (thrown) {
    if (stream === undefined) throw thrown;
    endWithError(stream, thrown, facts);
  }
}

/**
 * Runs a generation to its end and answers with the whole spec in one envelope.
 *
 * @param keepResult whether the result is stored for replay
 * @throws what {@link runGeneration} throws
 */
export async function answerBuffered(
  generation: Omit<Generation, 'replayJson'>,
  keepResult: boolean,
  { context: { response, facts }, slowReaderTimeoutMs }: Answer,
): Promise<void> {
  const record = recordDelivery(facts);
  const events = runGeneration({
    ...generation,
    replayJson: (completed) => {
      const spec = specOf(completed);
      return keepResult ? serializeReplay(completed, { spec }) : undefined;
    },
  });
  for await (const event of events) {
    record(event);
    if (event.$case !== 'completed') continue;
    const members = completedMembers(generation.claimed.generationId, event.value);
    destroyWhenStalled(response, slowReaderTimeoutMs);
    sendData(response, `{${members},"spec":${specOf(event.value)}}`);
  }
}

// Checked before billing: a completion without a spec must not be billed.
function specOf({ specJson }: Completed): string {
  if (specJson === undefined) throw Refusal.from(new Error('the composer completed without the spec'));
  return onOneLine(specJson);
}

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
function serializeReplay(completed: Completed, answer: { operations: string[] } | { spec: string }): string {
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
