import type { Replay } from '#proto/accounts/v1/accounts.ts';
import { Refusal } from '#contract/refusal.ts';
import { type Answer, destroyWhenStalled } from './answer.ts';
import { endWithError, openEventStream } from './event-stream.ts';
import { completedText, outcomeMembers, startedText } from './event-json.ts';
import { readReplay, type ReplayContent } from './replay-content.ts';
import { sendData } from '../http/envelope.ts';

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
