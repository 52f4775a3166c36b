import type { Attributes } from '@opentelemetry/api';

// Names of OpenTelemetry's conventions for generative AI, collected here because they are still in development and may
// change. Their attributes for prompts and answers are left out on purpose: that content is the caller's.
// Source: OpenTelemetry semantic conventions, "Generative AI › Spans".

/** The parameters of a model call, without content. */
type Asked = {
  model: string;
  baseUrl?: string | undefined;
  temperature?: number | undefined;
  maxOutputTokens?: number | undefined;
};

/** Name of the span around a model call. */
export function genAiSpanName({ model }: Asked): string {
  return `chat ${model}`;
}

/** Attributes known before the model answers. */
export function genAiRequest({ model, baseUrl, temperature, maxOutputTokens }: Asked): Attributes {
  return {
    'gen_ai.operation.name': 'chat',
    // The protocol; the actual provider is unknown.
    'gen_ai.provider.name': 'openai',
    'gen_ai.request.model': model,
    ...(baseUrl !== undefined && { 'server.address': new URL(baseUrl).hostname }),
    ...(temperature !== undefined && { 'gen_ai.request.temperature': temperature }),
    ...(maxOutputTokens !== undefined && { 'gen_ai.request.max_tokens': maxOutputTokens }),
  };
}

/** The model that answered, as the backend reports it. */
export function genAiResponseModel(model: string): Attributes {
  return { 'gen_ai.response.model': model };
}

/** Why an answer ended. */
export function genAiFinish(reason: string): Attributes {
  return { 'gen_ai.response.finish_reasons': [reason] };
}

/** Token usage of an answer. */
export function genAiUsage({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }): Attributes {
  return { 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens };
}
