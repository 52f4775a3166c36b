import { Refusal } from '#contract/refusal.ts';
import type { Claimed, Failure, GenerationFacts } from '#proto/accounts/v1/accounts.ts';
import type { Completed, ComposeRequest, ComposeResponse } from '#proto/composer/v1/composer.ts';
import { refusalOf } from '#services/rpc/refusal-status.ts';
import type { Accounts } from '../clients/accounts-client.ts';
import { ClientGone } from '../in-flight.ts';
import type { Composer } from '../clients/composer-client.ts';
import { type GenerationEvent, startProgress } from './generation-progress.ts';
import { upstreamAborts } from '../telemetry/metrics.ts';
import type { Origin } from '../clients/origin.ts';

/** One composition that accounts has accepted. */
export type Generation = {
  accounts: Accounts;
  composer: Composer;
  claimed: Claimed;
  request: ComposeRequest;
  metadataJson: string | undefined;
  origin: Origin;
  /** Aborts the composition at any point, except while it is being billed. */
  signal: AbortSignal;
  /** What a replay needs, as JSON text; called when all events before `completed` have been consumed. */
  storedResult(completed: Completed): string | undefined;
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
  const { accounts, composer, claimed, origin, signal } = generation;
  const progress = startProgress();
  if (signal.aborted) {
    // The client left while its generation was being reserved: no need to call the model.
    await release(generation, progress.failure(signal.reason));
    throw signal.reason;
  }
  const call = composer.compose(generation.request, origin);
  let leaseLost = false;
  const stopRenewing = keepLease(accounts, claimed, origin, () => {
    leaseLost = true;
    call.cancel();
  });
  const cancel = (): void => call.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  let settled = false;
  // The default is the one case that throws nothing: a reader that stops reading.
  let abortedBecause: 'client_gone' | 'closing' | 'lease_lost' | 'unread' | undefined = 'unread';
  let failedWith: unknown = new ClientGone('the reader stopped');
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
    abortedBecause = leaseLost ? 'lease_lost' : undefined;
    if (signal.aborted) {
      abortedBecause = signal.reason instanceof ClientGone ? 'client_gone' : 'closing';
      throw (failedWith = signal.reason);
    }
    throw (failedWith = leaseLost ? new Refusal('SERVICE_UNAVAILABLE') : refusalOf(thrown));
  } finally {
    stopRenewing();
    signal.removeEventListener('abort', cancel);
    call.cancel();
    if (!settled) {
      if (abortedBecause !== undefined) upstreamAborts.inc({ reason: abortedBecause });
      await release(generation, progress.failure(failedWith));
    }
  }
}

async function settle(generation: Generation, completed: Completed, facts: GenerationFacts): Promise<void> {
  const { accounts, claimed, metadataJson, origin } = generation;
  const { generationId, attemptToken } = claimed;
  const { model, operationCount, usage = { inputTokens: 0, outputTokens: 0 } } = completed;
  const resultJson = generation.storedResult(completed);
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

/**
 * Renews a generation's lease every third of its length, until the returned function is called. A failed renewal is
 * tried again at the next interval; `onLost` is called once the lease has expired, since another request may then hold
 * the generation's key.
 */
function keepLease(accounts: Accounts, claimed: Claimed, origin: Origin, onLost: () => void): () => void {
  const { generationId, attemptToken, leaseMs } = claimed;
  let heldUntilMs = performance.now() + leaseMs;
  const renew = async (): Promise<void> => {
    const askedMs = performance.now();
    try {
      const renewed = await accounts.renew({ generationId, attemptToken }, origin);
      heldUntilMs = askedMs + renewed.leaseMs;
    } catch {
      if (performance.now() >= heldUntilMs) onLost();
    }
  };
  const timer = setInterval(() => void renew(), leaseMs / 3);
  return () => clearInterval(timer);
}
