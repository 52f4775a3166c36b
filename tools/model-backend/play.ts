import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { ReceivedRequest, Script, ScriptUsage, Step } from './script.ts';

const CHUNK_CHARS = 12;
/** Where an endless script ends when the request did not ask for a stream, as a model's output limit would end it. */
const WHOLE_MAX_CHARS = 200_000;

/** One answer being given. */
type Performance = {
  script: Script;
  request: ReceivedRequest;
  response: ServerResponse;
  head: AnswerHead;
  /** Aborts when the client leaves. */
  signal: AbortSignal;
};

/**
 * Plays a script into the response, as a stream or as one body, whichever the request asked for.
 *
 * @returns how it ended
 * @throws AbortError when the client left first
 */
export async function play(performance: Performance): Promise<'answered' | 'cut'> {
  const stream = performance.request.body.stream === true;
  let answer = '';
  for (const step of performance.script.steps) {
    performance.signal.throwIfAborted();
    if ('text' in step) {
      answer += step.text;
      if (stream) await sendText(performance, step);
      else if (answer.length > WHOLE_MAX_CHARS) break;
    } else if ('reasoning' in step) {
      if (stream) await sendText(performance, step);
    } else {
      const end = await act(performance, step);
      if (end !== undefined) return end;
    }
  }
  await (stream ? finishStream(performance) : finishWhole(performance, answer));
  return 'answered';
}

async function act(performance: Performance, step: Step): Promise<'answered' | 'cut' | undefined> {
  const { response, signal } = performance;
  if ('delayMs' in step) await setTimeout(step.delayMs, undefined, { signal });
  else if ('silence' in step) await once(signal, 'abort');
  else if ('raw' in step) {
    openStream(response);
    await write(performance, Buffer.from(step.raw));
  } else if ('status' in step) {
    const text = typeof step.body === 'string';
    response.writeHead(step.status, { 'content-type': text ? 'text/html' : 'application/json', ...step.headers });
    response.end(text ? step.body : JSON.stringify(step.body));
    return 'answered';
  } else if ('cutOff' in step) {
    if (step.cutOff === 'end') response.end();
    else response.socket?.resetAndDestroy();
    return 'cut';
  }
  return undefined;
}

async function sendText(performance: Performance, step: { text: string } | { reasoning: string }): Promise<void> {
  const { script, request, response, head } = performance;
  if (!response.headersSent) {
    openStream(response);
    await write(performance, Buffer.from(chunkFrame(head, { role: 'assistant', content: '' })));
  }
  const whole = 'text' in step ? step.text : step.reasoning;
  for (const [piece] of whole.matchAll(new RegExp(`[^]{1,${script.chunkChars ?? CHUNK_CHARS}}`, 'gu'))) {
    const delta = 'text' in step ? { content: piece } : { reasoning_content: piece };
    await write(performance, Buffer.from(chunkFrame(head, delta)));
    request.charsSent += piece.length;
  }
}

async function finishStream(performance: Performance): Promise<void> {
  const { script, request, response, head } = performance;
  openStream(response);
  await write(performance, Buffer.from(chunkFrame(head, {}, script.finishReason ?? 'stop')));
  if (request.body.stream_options?.include_usage === true) {
    await write(performance, Buffer.from(usageFrame(head, usageOf(performance))));
  }
  await write(performance, Buffer.from(DONE_FRAME));
  response.end();
}

async function finishWhole(performance: Performance, answer: string): Promise<void> {
  const { script, request, response, head } = performance;
  request.charsSent = answer.length;
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'application/json' });
  const body = completionBody(head, answer, script.finishReason ?? 'stop', usageOf(performance));
  await write(performance, Buffer.from(JSON.stringify(body)));
  response.end();
}

function usageOf({ script, request }: Performance): ScriptUsage {
  const promptChars = JSON.stringify(request.body.messages).length;
  return (
    script.usage ?? {
      prompt_tokens: Math.ceil(promptChars / 4),
      completion_tokens: Math.ceil(request.charsSent / 4),
    }
  );
}

function openStream(response: ServerResponse): void {
  if (response.headersSent) return;
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-cache' });
  response.flushHeaders();
}

async function write({ script, response, signal }: Performance, bytes: Buffer): Promise<void> {
  const size = script.sliceBytes ?? bytes.length;
  for (let start = 0; start < bytes.length; start += size) {
    signal.throwIfAborted();
    if (!response.write(bytes.subarray(start, start + size))) await once(response, 'drain', { signal });
    // A turn of the event loop between two slices, so that they leave as two packets.
    if (script.sliceBytes !== undefined) await setImmediate();
  }
}

/** The members that every chunk of one answer repeats. */
export type AnswerHead = { id: string; created: number; model: string };

type Delta = { role?: 'assistant'; content?: string; reasoning_content?: string };

/** One `data:` frame with a piece of the answer. Source: OpenAI API reference, "The chat completion chunk object". */
function chunkFrame(head: AnswerHead, delta: Delta, finishReason: string | null = null): string {
  return frame({
    ...head,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, logprobs: null, finish_reason: finishReason }],
  });
}

/** The frame that `stream_options.include_usage` asks for: no choices, only usage. */
function usageFrame(head: AnswerHead, usage: ScriptUsage): string {
  return frame({ ...head, object: 'chat.completion.chunk', choices: [], usage: withTotal(usage) });
}

/** The frame that ends a complete stream. */
const DONE_FRAME = 'data: [DONE]\n\n';

/** The whole answer of a request that did not ask for a stream. Source: OpenAI API reference, "The chat completion object". */
function completionBody(
  head: AnswerHead,
  content: string,
  finishReason: NonNullable<Script['finishReason']>,
  usage: ScriptUsage,
): object {
  const message = { role: 'assistant', content, refusal: null };
  return {
    ...head,
    object: 'chat.completion',
    choices: [{ index: 0, message, logprobs: null, finish_reason: finishReason }],
    usage: withTotal(usage),
  };
}

/** OpenAI's error envelope. */
export function errorBody(message: string, type: string, code: string | null = null): object {
  return { error: { message, type, param: null, code } };
}

/** The answer of `GET /v1/models`. */
export function modelsBody(names: readonly string[]): object {
  return { object: 'list', data: names.map((id) => ({ id, object: 'model', created: 0, owned_by: 'model-backend' })) };
}

function frame(data: object): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

function withTotal(usage: ScriptUsage): object {
  return { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens };
}
