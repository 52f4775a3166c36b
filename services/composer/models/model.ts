import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Pace } from '../pace/pace.ts';

/** One message to a model, in the roles of the chat completions API. */
export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/** What is asked of a model: the input for composers that read it; for those that read text, messages, made when asked for. */
export type ModelCall = {
  input: ComposeInput;
  messages: () => readonly Message[] | Promise<readonly Message[]>;
  pace: Pace;
};

/** What a model answers with, in order. An answer is whole only when a `finish` part has come. */
export type ModelPart =
  | { type: 'text'; text: string }
  | { type: 'usage'; inputTokens: number; outputTokens: number }
  /** `model` is what the backend calls the model that answered. */
  | { type: 'finish'; reason: 'stop' | 'length' | 'other'; model?: string };

/** US dollars for a million tokens. */
export type TokenPrices = { usdPerMillionInputTokens: number; usdPerMillionOutputTokens: number };

/** What a model is asked to answer with. It is read whatever it answers with. */
export const NOTATIONS = ['outline', 'operations'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** One tier: composes text that the pipeline reads as operations. */
export type Model = {
  /** Opaque name that callers see. */
  alias: string;
  /** True when the same call always gives the same answer, so that asking again is no use. */
  deterministic: boolean;
  /** What it is asked to answer with. Absent: the outline. */
  notation?: Notation;
  /** What its tokens cost; undefined when not configured. */
  prices: TokenPrices | undefined;
  /**
   * Streams one answer. Aborting `signal` ends the call to the backend at once and makes the iteration throw.
   *
   * @throws ModelUnavailable when the backend is out of reach, refuses, is silent too long, or cuts its answer off
   */
  stream(call: ModelCall, signal: AbortSignal): AsyncIterable<ModelPart>;
};

/** The model backend cannot answer now. The message is for our logs only. */
export class ModelUnavailable extends Error {
  /** True when the backend is well and refused this one call for what is in it. */
  readonly refusedCall: boolean;
  /** True when a timeout had to pass before this was known. */
  readonly late: boolean;

  constructor(
    message: string,
    { refusedCall = false, late = false, cause }: { refusedCall?: boolean; late?: boolean; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.refusedCall = refusedCall;
    this.late = late;
  }
}
