import { Refusal } from '#contract/refusal.ts';
import type { Completed } from '#proto/composer/v1/composer.ts';
import { type Answer, destroyWhenStalled } from './event-stream.ts';
import { type Generation, runGeneration } from './generation.ts';
import { recordDelivery } from './generation-progress.ts';
import { completedMembers, onOneLine } from './event-json.ts';
import { serializeReplay } from './answer-replay.ts';
import { sendData } from '../http/envelope.ts';

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
