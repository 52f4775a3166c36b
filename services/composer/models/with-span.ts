import { context, type Span, SpanKind, SpanStatusCode, type Attributes } from '@opentelemetry/api';
import { startSpan } from '#services/process/tracing.ts';
import type { Model, ModelCall, ModelPart } from './model.ts';
import type { OpenAiTier } from './openai.ts';

/** The model with a span around each of its answers, as a child of the composition's span. */
export function withSpan(model: Model, tier: OpenAiTier): Model {
  return { ...model, stream: (call, signal) => stream(model, tier, call, signal) };
}

async function* stream(
  model: Model,
  tier: OpenAiTier,
  call: ModelCall,
  signal: AbortSignal,
): AsyncGenerator<ModelPart> {
  const options = { kind: SpanKind.CLIENT, attributes: genAiRequest(tier) };
  const span = startSpan(genAiSpanName(tier), options, context.active());
  try {
    for await (const part of model.stream(call, signal)) {
      note(part, span);
      yield part;
    }
  } catch (thrown) {
    // An abandoned answer is no fault of the model.
    if (!signal.aborted) span.setAttribute('error.type', 'unavailable').setStatus({ code: SpanStatusCode.ERROR });
    throw thrown;
  } finally {
    // Has an effect only when the reader leaves in the middle of an answer.
    if (signal.aborted) span.setAttribute('error.type', 'cancelled');
    span.end();
  }
}

function note(part: ModelPart, span: Span): void {
  if (part.type === 'usage') span.setAttributes(genAiUsage(part));
  if (part.type !== 'finish') return;
  span.setAttributes(genAiFinish(part.reason));
  if (part.model !== undefined) span.setAttributes(genAiResponseModel(part.model));
}

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
function genAiSpanName({ model }: Asked): string {
  return `chat ${model}`;
}

/** Attributes known before the model answers. */
function genAiRequest({ model, baseUrl, temperature, maxOutputTokens }: Asked): Attributes {
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
function genAiResponseModel(model: string): Attributes {
  return { 'gen_ai.response.model': model };
}

/** Why an answer ended. */
function genAiFinish(reason: string): Attributes {
  return { 'gen_ai.response.finish_reasons': [reason] };
}

/** Token usage of an answer. */
function genAiUsage({ inputTokens, outputTokens }: { inputTokens: number; outputTokens: number }): Attributes {
  return { 'gen_ai.usage.input_tokens': inputTokens, 'gen_ai.usage.output_tokens': outputTokens };
}
