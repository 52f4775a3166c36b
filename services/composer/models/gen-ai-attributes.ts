import type { Attributes } from '@opentelemetry/api';

// Names of OpenTelemetry's conventions for generative AI, all in this file: they are still in development and may change.
// What the conventions offer for prompts and answers is left out on purpose: those are the caller's, not ours to record.
// Source: OpenTelemetry semantic conventions, "Generative AI › Spans".

/** What is asked of a model, apart from the words. */
type Asked = {
  model: string;
  baseUrl?: string | undefined;
  temperature?: number | undefined;
  maxOutputTokens?: number | undefined;
};

/** The name of a span around a model call. */
export function genAiSpanName({ model }: Asked): string {
  return `chat ${model}`;
}

/** What is known before a model answers. */
export function genAiRequest({ model, baseUrl, temperature, maxOutputTokens }: Asked): Attributes {
  return {
    'gen_ai.operation.name': 'chat',
    // The protocol; whose server it really is cannot be known.
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': model,
    ...(baseUrl !== undefined && { 'server.address': new URL(baseUrl).hostname }),
    ...(temperature !== undefined && { 'gen_ai.request.temperature': temperature }),
    ...(maxOutputTokens !== undefined && { 'gen_ai.request.max_tokens': maxOutputTokens }),
  };
}

/** The model that answered, by its own account. */
export function genAiResponseModel(model: string): Attributes {
  return { 'gen_ai.response.model': model };
}

/** Why an answer ended. */
export function genAiFinish(reason: string): Attributes {
  return { 'gen_ai.response.finish_reasons': [reason] };
}

/** What an answer took. */
export function genAiUsage({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }): Attributes {
  return { 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens };
}
