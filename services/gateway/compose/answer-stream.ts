import { Refusal } from '#contract/refusal.ts';
import { type Answer, type EventStream, endWithError, openEventStream } from './event-stream.ts';
import { type Generation, runGeneration } from './generation.ts';
import { recordDelivery } from './generation-progress.ts';
import { completedMembers, completedText, operationText, restartedText, startedText } from './event-json.ts';
import { serializeReplay } from './answer-replay.ts';

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
