import { Refusal } from '#contract/refusal.ts';
import type { Failure, GenerationFacts } from '#proto/accounts/v1/accounts.ts';
import type { ComposeResponse } from '#proto/composer/v1/composer.ts';
import { type RequestFacts, since } from '../http/request-context.ts';
import { ClientGone } from '../in-flight.ts';
import { restarts } from '../telemetry/metrics.ts';

/** What happens in a composition, as the composer reports it. */
export type GenerationEvent = NonNullable<ComposeResponse['event']>;

/** How far a generation has come, as accounts keeps it: counts and durations, nothing of what is asked or answered. */
export type Progress = {
  /** Takes each event as it comes. */
  record(event: GenerationEvent): void;
  facts(): GenerationFacts;
  /** The generation ended without a result: by what, and how far it had come. */
  failure(thrown: unknown): Failure;
};

/** Measures a generation from now on. */
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

/** Returns a function that takes each event and records for log line and metrics what the client was sent. */
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
