import { builtinLines } from '../builtin/compose-builtin.ts';
import type { Model, ModelCall, ModelPart } from './model.ts';

/** The rule-based composer as a tier: no network, no tokens, the same lines as a model would write. */
export function builtinModel(alias: string): Model {
  return { alias, deterministic: true, prices: undefined, stream };
}

async function* stream({ brief, pace }: ModelCall, signal: AbortSignal): AsyncGenerator<ModelPart> {
  for (const line of await pace.run(() => [...builtinLines(brief)])) {
    signal.throwIfAborted();
    yield { type: 'text', text: `${line}\n` };
  }
  yield { type: 'usage', inputTokens: 0, outputTokens: 0 };
  yield { type: 'finish', reason: 'stop' };
}
