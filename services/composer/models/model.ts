import type { ComposeInput } from '#catalog/compose-input.ts';
import type { Pace } from '../pace/pace.ts';

/** One message to a model, in the roles of the chat completions API. */
export type Message = { role: 'system' | 'user' | 'assistant'; content: string };

/** A call to a model: the input for composers that read it; messages, built on demand, for those that read text. */
export type ModelCall = {
  input: ComposeInput;
  messages: () => readonly Message[] | Promise<readonly Message[]>;
  /** Elements of its answer that validation has refused: a deterministic composer leaves them out when it is asked again. */
  leaveOut?: ReadonlySet<string>;
  pace: Pace;
};

/** The parts of an answer, in order. An answer is complete only once a `finish` part has arrived. */
export type ModelPart =
  | { type: 'text'; text: string }
  /** How many requested changes were made, and how many were not understood; only the built-in composer knows. */
  | { type: 'clauses'; made: number; missed: number }
  /** How many values of the data a screen does not show, by reason; only the built-in composer knows. */
  | { type: 'left_out'; shape: number; room: number; id: number }
  | { type: 'usage'; inputTokens: number; outputTokens: number }
  /** `model` is the backend's name for the model that answered. */
  | { type: 'finish'; reason: 'stop' | 'length' | 'other'; model?: string };

/** US dollars per million tokens. */
export type TokenPrices = { usdPerMillionInputTokens: number; usdPerMillionOutputTokens: number };

/** The notation that a model is asked to answer in. Any notation is accepted. */
export const NOTATIONS = ['outline', 'operations'] as const;
export type Notation = (typeof NOTATIONS)[number];

/** One tier: composes text that the pipeline reads as operations. */
export type Model = {
  /** Opaque name that callers see. */
  alias: string;
  /** True when the same call always gives the same answer, so that retrying is pointless. */
  deterministic: boolean;
  /** The notation to ask for. Default: the outline. */
  notation?: Notation;
  /** Prices of its tokens; undefined when not configured. */
  prices: TokenPrices | undefined;
  /**
   * Streams one answer. Aborting `signal` cancels the call to the backend immediately and makes the iteration throw.
   *
   * @throws ModelUnavailable when the backend is unreachable, refuses, is silent for too long, or breaks off
   */
  stream(call: ModelCall, signal: AbortSignal): AsyncIterable<ModelPart>;
};

/** The model backend cannot answer now. The message is only for the log. */
export class ModelUnavailable extends Error {
  /** True when the backend is healthy and refused this one call because of its content. */
  readonly refusedCall: boolean;
  /** True when it took a timeout to find out. */
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
