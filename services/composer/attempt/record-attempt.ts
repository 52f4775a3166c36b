import type { Operation } from '#contract/operation.ts';
import type { AttemptResult } from './attempt.ts';
import type { Model, TokenPrices } from '../models/model.ts';
import type { AttemptRecord, Stats } from '../stats.ts';

/**
 * Runs an attempt and records its tokens, duration and outcome in the stats, however it ends.
 *
 * @param now epoch milliseconds
 */
export async function* recordAttempt(
  attempt: AsyncGenerator<Operation, AttemptResult>,
  { model, stats, now }: { model: Model; stats: Stats; now: () => number },
): AsyncGenerator<Operation, AttemptResult> {
  const before = { inputTokens: stats.inputTokens, outputTokens: stats.outputTokens, startedMs: now() };
  let outcome: AttemptRecord['outcome'] = 'abandoned';
  try {
    const result = yield* attempt;
    outcome = result.outcome;
    return result;
  } finally {
    const inputTokens = stats.inputTokens - before.inputTokens;
    const outputTokens = stats.outputTokens - before.outputTokens;
    stats.attempts.push({
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
