import type { ChatCompletionChunk, ChatCompletionCreateParamsStreaming } from 'openai/resources/chat/completions';
import { type Model, type ModelCall, type ModelPart, ModelUnavailable, type TokenPrices } from './model.ts';
import { postChat } from './post-chat.ts';
import { readChunks } from './read-chunks.ts';
import { type Patience, watchAnswer } from './watch-answer.ts';

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
  /** Settings that are absent are not sent, so that the backend's own defaults hold. */
  reasoningEffort?: ReasoningEffort | undefined;
  temperature?: number | undefined;
  maxOutputTokens?: number | undefined;
  /** What the backend holds its answers to. Source: OpenAI API reference, "Create chat completion", `response_format`. */
  responseFormat?: { type: ResponseFormat['type'] } | undefined;
  prices?: TokenPrices | undefined;
  patience: Patience;
};

/** OpenAI's own backend, for tiers that name none. */
const DEFAULT_BASE_URL = 'https://api.openai.com/v1';

/** How long an answer that is complete may take to tell its tokens and to end. */
const FAREWELL_MS = 1_000;

/**
 * A model behind the chat completions API of any base URL. It is asked once: a hidden retry would double the silence
 * that the caller sees, and what to try next is the composer's business.
 */
export function openAiModel(tier: OpenAiTier): Model {
  return {
    alias: tier.alias,
    deterministic: false,
    prices: tier.prices,
    stream: (call, signal) => stream(tier, call, signal),
  };
}

async function* stream(tier: OpenAiTier, call: ModelCall, signal: AbortSignal): AsyncGenerator<ModelPart> {
  const { baseUrl = DEFAULT_BASE_URL, apiKey } = tier;
  const watch = watchAnswer(tier.patience, signal);
  let finished = false;
  try {
    const answer = await postChat({ baseUrl, apiKey }, JSON.stringify(requestOf(tier, call)), watch.signal);
    for await (const chunks of readChunks(answer, answer.headers['content-type'])) {
      watch.arrived();
      for (const part of partsOf(chunks)) {
        if (part.type === 'finish') finished = true;
        yield part;
      }
      watch.awaiting(finished ? FAREWELL_MS : undefined);
    }
  } catch (error) {
    signal.throwIfAborted();
    // With its finish reason an answer is whole, whatever becomes of the rest.
    if (finished) return;
    const late = watch.lateBecause();
    if (late !== undefined) throw new ModelUnavailable(late, { cause: error, late: true });
    if (error instanceof ModelUnavailable) throw error;
    throw new ModelUnavailable('the answer broke off or could not be understood', { cause: error });
  } finally {
    watch.stop();
  }
  // A cut stream and an HTML page end like a whole answer.
  signal.throwIfAborted();
  const late = watch.lateBecause();
  if (!finished) throw new ModelUnavailable(late ?? 'the answer was cut off', { late: late !== undefined });
}

function requestOf(tier: OpenAiTier, call: ModelCall): ChatCompletionCreateParamsStreaming {
  return {
    model: tier.model,
    messages: [...call.messages()],
    stream: true,
    stream_options: { include_usage: true },
    ...(tier.reasoningEffort !== undefined && { reasoning_effort: tier.reasoningEffort }),
    ...(tier.temperature !== undefined && { temperature: tier.temperature }),
    ...(tier.maxOutputTokens !== undefined && { max_completion_tokens: tier.maxOutputTokens }),
    ...(tier.responseFormat !== undefined && { response_format: tier.responseFormat as ResponseFormat }),
  };
}

// The text of chunks that arrived together is one part: what a part costs on its way is spent once.
function* partsOf(chunks: readonly ChatCompletionChunk[]): Generator<ModelPart> {
  const text = chunks.map(textOf).join('');
  if (text !== '') yield { type: 'text', text };
  for (const chunk of chunks) yield* endOf(chunk);
}

// Backends differ from the typed API: `choices` may be missing, `usage` null.
function textOf({ choices }: ChatCompletionChunk): string {
  const content = choices?.[0]?.delta?.content;
  return typeof content === 'string' ? content : '';
}

function* endOf(chunk: ChatCompletionChunk): Generator<ModelPart> {
  const [choice] = chunk.choices ?? [];
  if (chunk.usage) {
    yield {
      type: 'usage',
      inputTokens: chunk.usage.prompt_tokens ?? 0,
      outputTokens: chunk.usage.completion_tokens ?? 0,
    };
  }
  if (choice?.finish_reason) {
    const { model } = chunk;
    yield { type: 'finish', reason: finishReason(choice.finish_reason), ...(typeof model === 'string' && { model }) };
  }
}

function finishReason(reason: string): 'stop' | 'length' | 'other' {
  return reason === 'stop' || reason === 'length' ? reason : 'other';
}
