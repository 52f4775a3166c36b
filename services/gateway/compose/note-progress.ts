import type { GenerationEvent } from './generation.ts';
import { restarts } from '../telemetry/metrics.ts';
import { type RequestFacts, since } from '../telemetry/request-facts.ts';

/** Returns a function that notes for log line and metrics how a composition goes; it is told each event. */
export function noteProgress(facts: RequestFacts): (event: GenerationEvent) => void {
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
