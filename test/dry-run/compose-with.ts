import type { Spec } from '#contract/spec/spec.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import { compose } from '#services/composer/compose.ts';
import type { Model } from '#services/composer/models/model.ts';
import { newStats } from '#services/composer/stats.ts';

/**
 * The spec that a model's answer comes to.
 *
 * @throws Refusal when it comes to none
 */
export async function composeWith(model: Model, input: ComposeInput): Promise<Spec> {
  const signal = new AbortController().signal;
  for await (const event of compose(input, { tiers: [model], stats: newStats(), signal, now: Date.now })) {
    if (event.type === 'completed') return event.spec;
  }
  throw new Error('the composition ended without a result');
}

/** A model that always answers with the same text. */
export function sayingModel(text: string): Model {
  return {
    alias: 'saying',
    deterministic: true,
    prices: undefined,
    async *stream() {
      yield { type: 'text', text };
      yield { type: 'finish', reason: 'stop' };
    },
  };
}
