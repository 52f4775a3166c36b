import type { Json } from '#contract/json/json.ts';

/** One operation as a model wrote it, unchecked. */
export type Candidate = { op: string; path: string; value?: Json; from?: string };

/**
 * Why a piece of an answer gave no operation. `prose`: text around the answer, which is no fault. `broken`: JSON that
 * cannot be repaired without guessing. `cut`: the answer ended inside it. `too_long`, `too_deep`: beyond the limits.
 * `unknown`: valid JSON that is neither an operation nor an element nor part of a spec.
 */
export type UnreadableReason = 'prose' | 'broken' | 'cut' | 'too_long' | 'too_deep' | 'unknown';

/**
 * Why reading was stopped. `repetition`: the same text, or the same path, again and again. `operations`: more operations
 * than any screen has. `total`: more text than any answer has.
 */
export type RunawayReason = 'repetition' | 'operations' | 'total';

/** What the reader found in a piece of the answer. A `sample` is its beginning, at most 120 characters. */
export type Reading =
  | { type: 'operation'; operation: Candidate }
  | { type: 'unreadable'; reason: UnreadableReason; sample: string }
  | { type: 'runaway'; reason: RunawayReason; sample: string };

/** Longest reported sample, in characters. */
export const SAMPLE_MAX_CHARS = 120;
