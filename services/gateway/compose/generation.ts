import { Refusal } from '#contract/refusal.ts';
import type { Claimed, Failure, GenerationFacts } from '#proto/accounts/v1/accounts.ts';
import type { Completed, ComposeRequest, ComposeResponse } from '#proto/composer/v1/composer.ts';
import { refusalOf } from '#services/rpc/refusal-status.ts';
import type { Accounts, Composer, Origin } from '../clients.ts';
import { ClientGone } from '../in-flight.ts';
import { type GenerationEvent, startProgress } from './generation-progress.ts';
import { keepLease, type Lease } from './lease.ts';
import { upstreamAborts } from '../telemetry/metrics.ts';

/** One composition that accounts has accepted. */
export type Generation = {
  accounts: Accounts;
  composer: Composer;
  claimed: Claimed;
  /** When the claim was asked for, by `performance.now()`: its lease counts from then. */
  askedMs: number;
  request: ComposeRequest;
  metadataJson: string | undefined;
  origin: Origin;
  /** Aborts the composition at any point, except while it is being billed. */
  signal: AbortSignal;
  /** What a replay needs, as JSON text; called when all events before `completed` have been consumed. */
  replayJson(completed: Completed): string | undefined;
};

/**
 * Runs one composition and bills it. Events are pulled at the reader's pace. `completed` comes only after the generation
 * has been billed and its result stored. However else it ends (a failure, the signal, a reader that stops reading), the
 * composer is cancelled, and key and reservation are released before this function ends.
 *
 * @throws Refusal for a failure, or the signal's reason
 *
 * Source: service spec, "Streaming compose lifecycle" and "Idempotency key lifecycle".
 */
export async function* runGeneration(generation: Generation): AsyncGenerator<GenerationEvent, void, undefined> {
  const { composer, origin, signal } = generation;
  const progress = startProgress();
  if (signal.aborted) {
    // The client left while its generation was being reserved: no need to call the model.
    await release(generation, progress.failure(signal.reason));
    throw signal.reason;
  }
  const call = composer.compose(generation.request, origin);
  const cancel = (): void => call.cancel();
  const lease = keepLease(generation, cancel);
  signal.addEventListener('abort', cancel, { once: true });
  let settled = false;
  let failedEnd: FailedEnd | undefined;
  try {
    for await (const { event } of call as AsyncIterable<ComposeResponse>) {
      signal.throwIfAborted();
      if (event === undefined) continue;
      progress.record(event);
      if (event.$case === 'completed') {
        await settle(generation, event.value, progress.facts());
        settled = true;
      }
      yield event;
      if (settled) return;
    }
    throw Refusal.from(new Error('the composer ended its stream without completing it'));
  } catch (thrown) {
    failedEnd = endOf(thrown, signal, lease);
    throw failedEnd.error;
  } finally {
    lease.stopRenewing();
    signal.removeEventListener('abort', cancel);
    call.cancel();
    if (!settled) {
      // A reader that stops reading ends this function without anything being thrown.
      const { abortReason, error } = failedEnd ?? LEFT_UNREAD;
      if (abortReason !== undefined) upstreamAborts.inc({ reason: abortReason });
      await release(generation, progress.failure(error));
    }
  }
}

/** How a generation ended without a result. */
type FailedEnd = {
  error: unknown;
  /** Why the gateway cancelled the composer; undefined when it failed by itself. */
  abortReason: 'client_gone' | 'closing' | 'lease_lost' | 'unread' | undefined;
};

const LEFT_UNREAD: FailedEnd = { abortReason: 'unread', error: new ClientGone('the reader stopped') };

function endOf(thrown: unknown, signal: AbortSignal, lease: Lease): FailedEnd {
  if (signal.aborted) {
    const error: unknown = signal.reason;
    return { abortReason: error instanceof ClientGone ? 'client_gone' : 'closing', error };
  }
  if (lease.isLost()) return { abortReason: 'lease_lost', error: new Refusal('SERVICE_UNAVAILABLE') };
  return { abortReason: undefined, error: refusalOf(thrown) };
}

async function settle(generation: Generation, completed: Completed, facts: GenerationFacts): Promise<void> {
  const { accounts, claimed, metadataJson, origin } = generation;
  const { generationId, attemptToken } = claimed;
  const { model, operationCount, usage = { inputTokens: 0, outputTokens: 0 } } = completed;
  const resultJson = generation.replayJson(completed);
  await accounts.settle(
    { generationId, attemptToken, model, operationCount, ...usage, resultJson, metadataJson, facts },
    origin,
  );
}

// When the release fails, the end of the lease releases the generation.
async function release({ accounts, claimed, origin }: Generation, failure: Failure): Promise<void> {
  const { generationId, attemptToken } = claimed;
  await accounts.release({ generationId, attemptToken, failure }, origin).catch(() => undefined);
}
