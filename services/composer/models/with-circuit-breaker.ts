import type { CircuitBreaker } from './circuit-breaker.ts';
import { type Model, type ModelCall, type ModelPart, ModelUnavailable } from './model.ts';

/**
 * The model behind a circuit breaker, so that a dead backend does not cost every request its timeout: while the
 * circuit lets nothing through a call throws ModelUnavailable at once, without a word to the backend. What counts is
 * the first part of an answer; a backend that begins to answer lives, whatever becomes of the rest.
 *
 * @param isLastResort whether no tier that could take over stands after this one
 */
export function withCircuitBreaker(model: Model, breaker: CircuitBreaker, isLastResort: () => boolean): Model {
  return { ...model, stream: (call, signal) => stream(model, breaker, isLastResort, call, signal) };
}

async function* stream(
  model: Model,
  breaker: CircuitBreaker,
  isLastResort: () => boolean,
  call: ModelCall,
  signal: AbortSignal,
): AsyncGenerator<ModelPart> {
  const permit = breaker.enter(isLastResort());
  if (permit === undefined) throw new ModelUnavailable('not asked: the backend failed too often in a row');
  let learned = false;
  const learn = (tell: () => void): void => {
    if (!learned) tell();
    learned = true;
  };
  try {
    for await (const part of model.stream(call, signal)) {
      learn(permit.succeeded);
      yield part;
    }
    learn(permit.succeeded);
  } catch (thrown) {
    if (thrown instanceof ModelUnavailable) {
      const { refusedCall, late } = thrown;
      learn(() => (refusedCall ? permit.succeeded() : permit.failed({ late })));
    }
    throw thrown;
  } finally {
    // Reached first by an abort, and by a reader that leaves.
    learn(permit.abandoned);
  }
}
