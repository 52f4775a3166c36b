import { Refusal } from '#contract/refusal.ts';
import type { Failure, GenerationFacts } from '#proto/accounts/v1/accounts.ts';
import { ClientGone } from './client-gone.ts';
import type { GenerationEvent } from './generation.ts';

/** How a generation goes, as accounts keeps it: counts and durations, nothing of what is asked or answered. */
export type Course = {
  /** To be told each event as it comes. */
  note(event: GenerationEvent): void;
  facts(): GenerationFacts;
  /** Alias of the model that answered last; empty before the first. */
  model(): string;
  /** Operations since the last restart. */
  operationCount(): number;
};

/** Starts at this moment to watch a generation. */
export function startCourse(): Course {
  const startedMs = performance.now();
  const sinceStart = (): number => Math.round(performance.now() - startedMs);
  const facts: Omit<GenerationFacts, 'durationMs'> = { restarts: 0, repairs: 0 };
  let model = '';
  let operationCount = 0;
  return {
    note: (event) => {
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
    facts: () => ({ ...facts, durationMs: sinceStart() }),
    model: () => model,
    operationCount: () => operationCount,
  };
}

/** A generation that ended without a result, by what ended it. */
export function failureOf(course: Course, thrown: unknown): Failure {
  const code = thrown instanceof ClientGone ? 'CLIENT_GONE' : Refusal.from(thrown).code;
  return { code, model: course.model(), operationCount: course.operationCount(), facts: course.facts() };
}
