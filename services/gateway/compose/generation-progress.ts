import { Refusal } from '#contract/refusal.ts';
import type { Failure, GenerationFacts } from '#proto/accounts/v1/accounts.ts';
import type { ComposeResponse } from '#proto/composer/v1/composer.ts';
import { type RequestFacts, since } from '../http/request-context.ts';
import { ClientGone } from '../in-flight.ts';
import { restarts } from '../telemetry/metrics.ts';

/** An event of a composition as the composer sends it. */
export type GenerationEvent = NonNullable<ComposeResponse['event']>;

/** What accounts stores about a generation: counts and durations, never content. */
export type Progress = {
  /** Records an event when it arrives. */
  record(event: GenerationEvent): void;
  facts(): GenerationFacts;
  /** What to store about a generation that ended without a result. */
  failure(thrown: unknown): Failure;
};

/**
 * Starts measuring what the composer produces, for the books of accounts: also the part of it that no client took. What
 * was delivered is counted apart, by {@link recordDelivery}.
 */
export function startProgress(): Progress {
  const startedMs = performance.now();
  const sinceStart = (): number => Math.round(performance.now() - startedMs);
  const facts: Omit<GenerationFacts, 'durationMs'> = { restarts: 0, repairs: 0 };
  // Alias of the model that answered last, and operations since the last restart.
  let model = '';
  let operationCount = 0;
  const factsNow = (): GenerationFacts => ({ ...facts, durationMs: sinceStart() });
  return {
    record: (event) => {
      switch (event.$case) {
        case 'started':
          model = event.value.model;
          break;
        case 'operation':
          facts.firstOperationMs ??= sinceStart();
          operationCount += 1;
          break;
        case 'restarted':
          model = event.value.model;
          facts.restarts += 1;
          operationCount = 0;
          break;
        case 'completed':
          facts.repairs = event.value.repairs ?? 0;
      }
    },
    facts: factsNow,
    failure: (thrown) => {
      const code = thrown instanceof ClientGone ? 'CLIENT_GONE' : Refusal.from(thrown).code;
      return { code, model, operationCount, facts: factsNow() };
    },
  };
}

/**
 * Returns a function that records each event handed on to the client, for the log line and metrics, which have tenths of
 * milliseconds like their other durations.
 */
export function recordDelivery(facts: RequestFacts): (event: GenerationEvent) => void {
  const startedMs = performance.now();
  return (event) => {
    switch (event.$case) {
      case 'started':
        break;
      case 'operation':
        facts.firstOperationMs ??= since(startedMs);
        break;
      case 'restarted':
        facts.restarts = (facts.restarts ?? 0) + 1;
        restarts.inc({ reason: event.value.reasonCode });
        break;
      case 'completed':
        facts.outcome = 'completed';
        facts.operationCount = event.value.operationCount;
    }
  };
}
