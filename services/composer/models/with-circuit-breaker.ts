import type { CircuitBreaker } from './circuit-breaker.ts';
import { type Model, type ModelCall, type ModelPart, ModelUnavailable } from './model.ts';

/**
 * The model behind a circuit breaker, so that a dead backend does not cost every request a timeout: while the circuit is
 * open a call throws ModelUnavailable immediately, without contacting the backend. The first part of an answer counts as
 * success, whatever happens to the rest.
 *
 * @param isLastResort whether no later tier could take over
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
    // Has an effect only after an abort, or when the reader leaves.
    learn(permit.abandoned);
  }
}
