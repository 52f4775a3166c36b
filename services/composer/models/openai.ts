import type { ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import {
  type Message,
  type Model,
  type ModelCall,
  type ModelPart,
  ModelUnavailable,
  type Notation,
  type TokenPrices,
} from './model.ts';
import { backendCaller, type CallBackend } from './call-backend.ts';
import { type Chunk, type TokenUsage, readChunks } from './read-chunks.ts';
import { type ModelTimeouts, watchAnswer } from './watch-answer.ts';

/** How much a reasoning model thinks before it answers. */
export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max'] as const;
type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

type ResponseFormat = NonNullable<ChatCompletionCreateParamsStreaming['response_format']>;

/** One tier on an OpenAI-compatible backend. */
export type OpenAiTier = {
  alias: string;
  model: string;
  baseUrl: string | undefined;
  apiKey: string;
  /** Absent settings are not sent, so that the backend's own defaults apply. */
  reasoningEffort?: ReasoningEffort | undefined;
  temperature?: number | undefined;
  maxOutputTokens?: number | undefined;
  /** The format that the backend enforces. Source: OpenAI API reference, "Create chat completion", `response_format`. */
  responseFormat?: { type: ResponseFormat['type'] } | undefined;
  /** The notation to ask for. */
  notation?: Notation;
  prices?: TokenPrices | undefined;
  timeouts: ModelTimeouts;
};

/** OpenAI's own API, for tiers without a base URL. */
const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

/** Host and port of a tier's backend. */
export function hostOf({ baseUrl = DEFAULT_BASE_URL }: Pick<OpenAiTier, 'baseUrl'>): string {
  return new URL(baseUrl).host;
}

/** How long a backend may take after a complete answer to report its tokens and end the stream. */
const AFTER_FINISH_MS = 1_000;

/**
 * A model behind the chat completions API at any base URL. No retries: a hidden one would double the caller's wait, and
 * what to try next is the composer's decision.
 */
export function openAiModel(tier: OpenAiTier): Model {
  const { baseUrl = DEFAULT_BASE_URL, apiKey } = tier;
  const callBackend = backendCaller({ baseUrl, apiKey });
  return {
    alias: tier.alias,
    deterministic: false,
    ...(tier.notation !== undefined && { notation: tier.notation }),
    prices: tier.prices,
    stream: (call, signal) => stream({ ...tier, callBackend }, call, signal),
  };
}

async function* stream(
  tier: OpenAiTier & { callBackend: CallBackend },
  call: ModelCall,
  signal: AbortSignal,
): AsyncGenerator<ModelPart> {
  const request = requestOf(tier, await call.messages());
  const watch = watchAnswer(tier.timeouts, signal);
  const partsOf = partsReader();
  let finished = false;
  // Some backends name a finish reason in every chunk: text after one takes it back.
  let isEnd = false;
  try {
    for await (const chunks of readChunks(await tier.callBackend(request, watch.signal))) {
      watch.arrived();
      for (const { text, finishReason } of chunks) {
        if (text !== '') isEnd = false;
        if (finishReason === undefined) continue;
        isEnd ||= !finished;
        finished = true;
      }
      yield* partsOf(chunks);
      watch.awaiting(isEnd ? AFTER_FINISH_MS : undefined);
    }
  } catch (error) {
    signal.throwIfAborted();
    // With its finish reason an answer is complete, whatever happens afterwards.
    if (isEnd) return;
    const late = watch.lateBecause();
    if (late !== undefined) throw new ModelUnavailable(late, { cause: error, late: true });
    if (error instanceof ModelUnavailable) throw error;
    throw new ModelUnavailable('the answer broke off or could not be understood', { cause: error });
  } finally {
    watch.stop();
  }
  // A cut stream and an HTML page end in the same way as a complete answer.
  signal.throwIfAborted();
  const late = watch.lateBecause();
  if (!finished) throw new ModelUnavailable(late ?? 'the answer was cut off', { late: late !== undefined });
}

function requestOf(tier: OpenAiTier, messages: readonly Message[]): ChatCompletionCreateParamsStreaming {
  return {
    model: tier.model,
    messages: [...messages],
    stream: true,
    stream_options: { include_usage: true },
    ...(tier.reasoningEffort !== undefined && { reasoning_effort: tier.reasoningEffort }),
    ...(tier.temperature !== undefined && { temperature: tier.temperature }),
    ...(tier.maxOutputTokens !== undefined && { max_completion_tokens: tier.maxOutputTokens }),
    ...(tier.responseFormat !== undefined && { response_format: tier.responseFormat as ResponseFormat }),
  };
}

// Chunks that arrive together become one part, which saves overhead per part. Backends may send cumulative usage in every
// chunk; only the increase is passed on.
function partsReader(): (chunks: readonly Chunk[]) => Generator<ModelPart> {
  const counted = { inputTokens: 0, outputTokens: 0 };
  return function* partsOf(chunks) {
    const text = chunks.map((chunk) => chunk.text).join('');
    if (text !== '') yield { type: 'text', text };
    for (const { usage, finishReason, model } of chunks) {
      if (usage !== undefined) yield { type: 'usage', ...newTokens(usage, counted) };
      if (finishReason === undefined) continue;
      yield { type: 'finish', reason: reasonOf(finishReason), ...(model !== undefined && { model }) };
    }
  };
}

function newTokens(usage: TokenUsage, counted: { inputTokens: number; outputTokens: number }) {
  const added = { inputTokens: 0, outputTokens: 0 };
  for (const side of ['inputTokens', 'outputTokens'] as const) {
    added[side] = Math.max(0, (usage[side] ?? 0) - counted[side]);
    counted[side] += added[side];
  }
  return added;
}

function reasonOf(finishReason: string): 'stop' | 'length' | 'other' {
  return finishReason === 'stop' || finishReason === 'length' ? finishReason : 'other';
}
