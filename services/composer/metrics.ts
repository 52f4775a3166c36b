import { Counter, Gauge, Histogram } from '#services/process/metrics.ts';
import type { ErrorCode } from '#contract/error-code.ts';
import type { TierDescription } from './models/tiers.ts';
import { RESTART_REASONS } from './attempt/restart-reason.ts';
import type { AttemptRecord, Stats } from './stats.ts';

/** Running compositions. */
export const composesActive = new Gauge({ name: 'uic_composer_composes_active', help: 'Running compositions.' });

/** Limit of concurrent compositions of this composer. */
export const composesMax = new Gauge({
  name: 'uic_composer_composes_max',
  help: 'Compositions that may run at once; more are refused.',
});

const tierInfo = new Gauge({
  name: 'uic_composer_tier_info',
  help: 'Always 1, per model tier; labels give its position, its model and the host of its backend.',
  labelNames: ['tier', 'position', 'model', 'host'],
});

let updateCircuits: () => void = () => undefined;
// Computed at each scrape: the end of a cool-down is no event.
const circuitOpen = new Gauge({
  name: 'uic_composer_circuit_open',
  help: 'Whether the circuit breaker of a tier refuses calls (1); 0 once the cool-down has passed.',
  labelNames: ['tier'],
  collect: () => updateCircuits(),
});

const durationSeconds = new Histogram({
  name: 'uic_composer_compose_duration_seconds',
  help: 'Duration of compositions by outcome: completed, cancelled or an error code.',
  labelNames: ['outcome'],
  buckets: [0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 240],
});
const attempts = new Counter({
  name: 'uic_composer_attempts_total',
  help: 'Attempts by tier and outcome: valid, invalid, unreadable, unavailable or abandoned.',
  labelNames: ['tier', 'outcome'],
});
const costUsd = new Counter({
  name: 'uic_composer_cost_usd_total',
  help: 'Cost of model tokens in US dollars, for tiers with configured prices.',
  labelNames: ['tier'],
});
const restarts = new Counter({
  name: 'uic_composer_restarts_total',
  help: 'Abandoned attempts, by reason code.',
  labelNames: ['reason'],
});
const repairs = new Counter({
  name: 'uic_composer_repairs_total',
  help: 'Repairs of model output, by name.',
  labelNames: ['rule'],
});
const dropped = new Counter({
  name: 'uic_composer_operations_dropped_total',
  help: 'Operations that were read but not applied, by reason.',
  labelNames: ['reason'],
});
const unreadable = new Counter({
  name: 'uic_composer_unreadable_total',
  help: 'Pieces of model output that could not be read.',
});
const inventedFacts = new Counter({
  name: 'uic_composer_invented_facts_total',
  help: 'Numbers, dates and times in results that the caller did not provide.',
});
const unchangedEdits = new Counter({
  name: 'uic_composer_unchanged_edits_total',
  help: 'Edits that left the prior spec as it was.',
});
const editClauses = new Counter({
  name: 'uic_composer_edit_clauses_total',
  help: 'Changes that edits asked the built-in composer for, by outcome: made or missed.',
  labelNames: ['outcome'],
});
const dataLeftOut = new Counter({
  name: 'uic_composer_data_left_out_total',
  help: 'Values of the data that the built-in composer left out of a screen, by reason: shape, room or id.',
  labelNames: ['reason'],
});
const tokens = new Counter({
  name: 'uic_composer_tokens_total',
  help: 'Model tokens by direction: input or output.',
  labelNames: ['direction'],
});

// Every series starts at zero: rate() does not see the first increment of a series that starts at 1, and an alert on all
// tiers would see only the broken ones.
const OUTCOMES: readonly (ErrorCode | 'completed' | 'cancelled')[] = [
  'completed',
  'cancelled',
  'BAD_REQUEST',
  'INVALID_MANIFEST',
  'CUSTOM_SLICE_TOO_LARGE',
  'COMPOSITION_FAILED',
  'MODEL_UNAVAILABLE',
  'SERVICE_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
];
for (const outcome of OUTCOMES) durationSeconds.zero({ outcome });
for (const reason of RESTART_REASONS) restarts.inc({ reason }, 0);
for (const direction of ['input', 'output']) tokens.inc({ direction }, 0);
for (const outcome of ['made', 'missed']) editClauses.inc({ outcome }, 0);

const ATTEMPT_OUTCOMES: readonly AttemptRecord['outcome'][] = [
  'valid',
  'invalid',
  'unreadable',
  'unavailable',
  'abandoned',
];

/**
 * Publishes the configured tiers, the built-in one included, before any has been called.
 *
 * @param isOpen whether the circuit of the tier at that position, from 1, is open
 */
export function publishTiers(tiers: readonly TierDescription[], isOpen: (position: number) => boolean): void {
  tierInfo.reset();
  circuitOpen.reset();
  for (const { tier, position, model, host } of tiers) {
    tierInfo.set({ tier, position: String(position), model, host }, 1);
    for (const outcome of ATTEMPT_OUTCOMES) attempts.inc({ tier, outcome }, 0);
  }
  updateCircuits = () => {
    for (const { tier, position } of tiers) circuitOpen.set({ tier }, isOpen(position) ? 1 : 0);
  };
}

/** Counts one finished composition. */
export function countCompose(outcome: string, durationMs: number, stats: Stats): void {
  durationSeconds.observe({ outcome }, durationMs / 1000);
  for (const attempt of stats.attempts) {
    attempts.inc({ tier: attempt.model, outcome: attempt.outcome });
    if (attempt.costUsd !== undefined) costUsd.inc({ tier: attempt.model }, attempt.costUsd);
  }
  for (const reason of stats.restarts) restarts.inc({ reason });
  for (const [rule, count] of Object.entries(stats.repairs)) repairs.inc({ rule }, count);
  for (const [reason, count] of Object.entries(stats.dropped)) dropped.inc({ reason }, count);
  unreadable.inc(stats.unreadable);
  inventedFacts.inc(stats.inventedFacts);
  if (stats.unchanged) unchangedEdits.inc();
  for (const [clauseOutcome, count] of Object.entries(stats.clauses))
    editClauses.inc({ outcome: clauseOutcome }, count);
  for (const [reason, count] of Object.entries(stats.leftOut)) dataLeftOut.inc({ reason }, count);
  tokens.inc({ direction: 'input' }, stats.inputTokens);
  tokens.inc({ direction: 'output' }, stats.outputTokens);
}
