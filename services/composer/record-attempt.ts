import type { Operation } from '#contract/operation.ts';
import type { AttemptResult } from './attempt.ts';
import type { Model, TokenPrices } from './models/model.ts';
import type { AttemptRecord, Tally } from './tally.ts';

/**
 * Passes an attempt on and enters in the tally what it took, however it ends.
 *
 * @param now epoch milliseconds
 */
export async function* recordAttempt(
  attempt: AsyncGenerator<Operation, AttemptResult>,
  { model, tally, now }: { model: Model; tally: Tally; now: () => number },
): AsyncGenerator<Operation, AttemptResult> {
  const before = { inputTokens: tally.inputTokens, outputTokens: tally.outputTokens, startedMs: now() };
  let outcome: AttemptRecord['outcome'] = 'abandoned';
  try {
    const result = yield* attempt;
    outcome = result.outcome;
    return result;
  } finally {
    const inputTokens = tally.inputTokens - before.inputTokens;
    const outputTokens = tally.outputTokens - before.outputTokens;
    tally.attempts.push({
      model: model.alias,
      outcome,
      inputTokens,
      outputTokens,
      durationMs: now() - before.startedMs,
      ...(model.prices !== undefined && { costUsd: costUsd(inputTokens, outputTokens, model.prices) }),
    });
  }
}

function costUsd(inputTokens: number, outputTokens: number, prices: TokenPrices): number {
  const { usdPerMillionInputTokens, usdPerMillionOutputTokens } = prices;
  return (inputTokens * usdPerMillionInputTokens + outputTokens * usdPerMillionOutputTokens) / 1_000_000;
}
