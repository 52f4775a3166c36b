import type { CircuitBreaker, Permit } from './circuit-breaker.ts';
import { type Model, type ModelCall, type ModelPart, ModelUnavailable } from './model.ts';

/**
 * The model behind a circuit breaker, so that a dead backend does not cost every request its timeout: while the
 * circuit is open a call throws ModelUnavailable at once, without a word to the backend. What counts is the first part
 * of an answer; a backend that begins to answer lives, whatever becomes of the rest.
 */
export function withCircuitBreaker(model: Model, breaker: CircuitBreaker): Model {
  return { ...model, stream: (call, signal) => stream(model, breaker, call, signal) };
}

async function* stream(
  model: Model,
  breaker: CircuitBreaker,
  call: ModelCall,
  signal: AbortSignal,
): AsyncGenerator<ModelPart> {
  const permit = breaker.enter();
  if (permit === undefined) throw new ModelUnavailable('not asked: the backend failed too often in a row');
  let learned = false;
  const learn = (end: keyof Permit): void => {
    if (!learned) permit[end]();
    learned = true;
  };
  try {
    for await (const part of model.stream(call, signal)) {
      learn('succeeded');
      yield part;
    }
    learn('succeeded');
  } catch (thrown) {
    if (thrown instanceof ModelUnavailable) learn(thrown.refusedCall ? 'succeeded' : 'failed');
    throw thrown;
  } finally {
    // Reached first by an abort, and by a reader that leaves.
    learn('abandoned');
  }
}
