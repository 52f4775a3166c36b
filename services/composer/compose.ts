import type { Finding } from '#catalog/compiler/validate/finding.ts';
import { safeTokens } from '#contract/json/json-pointer.ts';
import { LIMITS } from '#contract/limits.ts';
import type { Operation } from '#contract/json/operation.ts';
import { Refusal } from '#contract/refusal.ts';
import type { Spec } from '#contract/spec/spec.ts';
import { attempt, type AttemptResult } from './attempt/attempt.ts';
import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Model, TokenPrices } from './models/model.ts';
import { OutOfTime, createPace, refusalIfOutOfTime, type Pace } from './pace/pace.ts';
import { reasonOf, restartReason } from './attempt/restart-reason.ts';
import type { Derived } from './views/views.ts';
import type { Stats, AttemptRecord } from './stats.ts';

/** The events of a composition. */
export type ComposeEvent =
  | { type: 'started'; model: string }
  | { type: 'operation'; operation: Operation }
  | { type: 'restarted'; model: string; reasonCode: string }
  | {
      type: 'completed';
      model: string;
      spec: Spec;
      operationCount: number;
      usage: Usage;
      repairs: number;
      derived: Derived[];
      /** The edit left the prior spec as it was, new data aside. */
      unchanged: boolean;
    };

/** Tokens of all attempts together. */
export type Usage = { inputTokens: number; outputTokens: number };

/** What a composition works with. */
type Composing = {
  /** Models in order, at least one; the last one serves all attempts that are left. */
  tiers: readonly Model[];
  /** Updated along the way. */
  stats: Stats;
  signal: AbortSignal;
  /** Epoch milliseconds, for the durations in the stats. */
  now: () => number;
  /** Of this composition, which has already counted earlier work. */
  pace?: Pace;
};

/**
 * Composes one interface: up to three attempts, each on the next tier, until one gives a valid spec. A last tier that would
 * answer the same again leaves out what validation has refused.
 *
 * @throws Refusal COMPOSITION_FAILED when the last attempt still fails validation, MODEL_UNAVAILABLE when no tier
 *   could be reached, BAD_REQUEST when the request itself takes too much processor time
 *
 * Source: service spec, "Streaming compose lifecycle".
 */
export async function* compose(
  input: ComposeInput,
  { tiers, stats, signal, now, pace = createPace() }: Composing,
): AsyncGenerator<ComposeEvent> {
  let findings: readonly Finding[] = [];
  const leaveOut = new Set<string>();
  let streamed = 0;
  let model = tierAt(tiers, 0);
  yield { type: 'started', model: model.alias };
  for (let restarts = 0; ; restarts++) {
    if (restarts > 0) pace.startAttempt();
    const task = { input: withRoomLeft(input, streamed), model, findings, leaveOut: new Set(leaveOut), stats, pace };
    const operations = recordAttempt(inTime(attempt(task, signal), model), { model, stats, now });
    const result = yield* asEvents(operations, () => (streamed += 1));
    if (result.outcome === 'valid') {
      const { spec, operationCount, derived, unchanged } = result;
      stats.unchanged = unchanged;
      const usage = { inputTokens: stats.inputTokens, outputTokens: stats.outputTokens };
      const repairs = Object.values(stats.repairs).reduce((sum, count) => sum + count, 0);
      return yield { type: 'completed', model: model.alias, spec, operationCount, usage, repairs, derived, unchanged };
    }
    const next = nextTier(tiers, restarts, result, input.mode === 'edit' ? [] : refusedBesides(leaveOut, result));
    if (next === undefined) throw failure(result, model, input);
    for (const id of next === model ? refusedBesides(leaveOut, result) : []) leaveOut.add(id);
    model = next;
    findings = result.outcome === 'invalid' ? result.findings : findings;
    const reasonCode = restartReason(result);
    stats.restarts.push(reasonCode);
    yield { type: 'restarted', model: model.alias, reasonCode };
  }
}

// Operations of failed attempts count too. Every draft holds back those that its closing takes, and a failed one is never closed,
// so that some are always left.
function withRoomLeft(input: ComposeInput, streamed: number): ComposeInput {
  return input.maxOperations === undefined ? input : { ...input, maxOperations: input.maxOperations - streamed };
}

async function* asEvents(
  operations: AsyncGenerator<Operation, AttemptResult>,
  onOperation: () => void,
): AsyncGenerator<ComposeEvent, AttemptResult> {
  try {
    for (;;) {
      const step = await operations.next();
      if (step.done === true) return step.value;
      onOperation();
      yield { type: 'operation', operation: step.value };
    }
  } finally {
    // A reader that leaves ends the attempt and cancels the call to the model.
    await operations[Symbol.asyncDispose]();
  }
}

// The built-in composer would take as long again. A model's next answer may be shorter.
async function* inTime(
  operations: AsyncGenerator<Operation, AttemptResult>,
  model: Model,
): AsyncGenerator<Operation, AttemptResult> {
  try {
    return yield* operations;
  } catch (thrown) {
    if (thrown instanceof OutOfTime && !model.deterministic) return { outcome: 'invalid', findings: [TOO_LONG] };
    throw refusalIfOutOfTime(thrown);
  }
}

const TOO_LONG: Finding = {
  pointer: '',
  code: 'too_large',
  message:
    'The answer takes more processor time than one composition may have; write fewer elements and shorter lists.',
};

// A tier that is down is skipped: asking the same backend again would cost another timeout.
function nextTier(
  tiers: readonly Model[],
  restarts: number,
  result: AttemptResult,
  refused: readonly string[],
): Model | undefined {
  if (restarts === LIMITS.restartsMax) return undefined;
  const current = tierAt(tiers, restarts);
  const next = tierAt(tiers, restarts + 1);
  if (next !== current) return next;
  const worthRepeating = current.deterministic
    ? refused.length > 0
    : !(result.outcome === 'unavailable' && !result.answered);
  return worthRepeating ? current : undefined;
}

/** The elements that validation refused in an attempt, besides those that were left out already. */
function refusedBesides(leaveOut: ReadonlySet<string>, result: AttemptResult): string[] {
  const findings = result.outcome === 'invalid' ? result.findings : [];
  const ids = findings.flatMap(({ pointer }) => {
    const [top, id] = safeTokens(pointer);
    return top === 'elements' && id !== undefined ? [id] : [];
  });
  return ids.filter((id) => !leaveOut.has(id));
}

function tierAt(tiers: readonly Model[], index: number): Model {
  const tier = tiers[Math.min(index, tiers.length - 1)];
  if (tier === undefined) throw new RangeError('a composition needs at least one tier');
  return tier;
}

function failure(result: Exclude<AttemptResult, { outcome: 'valid' }>, model: Model, input: ComposeInput): Refusal {
  const findings = result.outcome === 'invalid' ? result.findings : [];
  const tooMuch = findings.find((finding) => reasonOf(finding) === 'resource_limit');
  // The built-in composer would fail the same way again, so the request is to blame: only a caller can make room.
  if (tooMuch !== undefined && model.deterministic && input.mode === 'edit') {
    const message = `\`prior_spec\` has no room for what the edit adds: ${tooMuch.message} Send a smaller one, or ask for less.`;
    return new Refusal('BAD_REQUEST', message, { field: 'prior_spec' });
  }
  if (result.outcome === 'unavailable') return new Refusal('MODEL_UNAVAILABLE', undefined, { cause: result.cause });
  return new Refusal('COMPOSITION_FAILED', undefined, { cause: new Error(restartReason(result)) });
}

/**
 * Runs an attempt and records its tokens, duration and outcome in the stats, however it ends.
 *
 * @param now epoch milliseconds
 */
async function* recordAttempt(
  running: AsyncGenerator<Operation, AttemptResult>,
  { model, stats, now }: { model: Model; stats: Stats; now: () => number },
): AsyncGenerator<Operation, AttemptResult> {
  const before = { inputTokens: stats.inputTokens, outputTokens: stats.outputTokens, startedMs: now() };
  let end: Pick<AttemptRecord, 'outcome' | 'cause'> = { outcome: 'abandoned' };
  try {
    const result = yield* running;
    end = { outcome: result.outcome, ...(result.outcome === 'unavailable' && { cause: result.cause.message }) };
    return result;
  } finally {
    const inputTokens = stats.inputTokens - before.inputTokens;
    const outputTokens = stats.outputTokens - before.outputTokens;
    stats.attempts.push({
      model: model.alias,
      ...end,
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
