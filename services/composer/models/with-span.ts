import { context, type Span, SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { startSpan } from '#services/process/start-span.ts';
import { genAiFinish, genAiRequest, genAiResponseModel, genAiSpanName, genAiUsage } from './gen-ai-attributes.ts';
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
