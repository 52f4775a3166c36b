import { type ComposeHandlerOptions, refusal, relayHandler } from '../compose-handler.ts';
import { CompositionError } from '../errors.ts';
import { readEvents } from '../read-events.ts';
import type { ComposeRequest, JsonObject } from '../types.ts';
import { type AgUiEvent, agUiEvents, type AgUiRun } from './events.ts';
import { requestOfRun } from './request-of-run.ts';

/** Three keepalives of the service. */
const LONGEST_SILENCE_MS = 45_000;
const PING_INTERVAL_MS = 15_000;

/**
 * The endpoint that `HttpAgent({ url })` of `@ag-ui/client` posts to, from Request to Response. A failure before the first
 * event keeps its status; a later one is the event `RUN_ERROR`.
 */
export function agUiHandler(options: ComposeHandlerOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const run: AgUiRun = { threadId: '', runId: '' };
    const left = new AbortController();
    const relay = relayHandler(
      {
        ...options,
        authorize: async (asked, body) => {
          const allowed = await options.authorize(asked, body);
          const isDecided = typeof allowed === 'object' && !(allowed instanceof Response);
          const told: ComposeRequest = isDecided ? { ...body, ...allowed } : body;
          if (told.mode === 'edit' && told.prior_spec !== undefined) run.priorSpec = told.prior_spec;
          return allowed;
        },
      },
      (body) => readRun(body, run),
      'text/event-stream',
    );
    const answer = await relay(new Request(request, { signal: AbortSignal.any([request.signal, left.signal]) }));
    if (!answer.ok || answer.body === null) return answer;
    const events = agUiEvents(readEvents(answer.body, LONGEST_SILENCE_MS), run);
    return new Response(eventStream(events, left), answer);
  };
}

function readRun(body: JsonObject, run: AgUiRun): ComposeRequest | Response {
  const { threadId, runId, messages, tools } = body;
  if (typeof threadId !== 'string') return refusal(400, 'BAD_REQUEST', 'threadId: must be a string.');
  if (typeof runId !== 'string') return refusal(400, 'BAD_REQUEST', 'runId: must be a string.');
  if (!Array.isArray(messages)) return refusal(400, 'BAD_REQUEST', 'messages: must be a list.');
  if (tools !== undefined && !Array.isArray(tools)) return refusal(400, 'BAD_REQUEST', 'tools: must be a list.');
  Object.assign(run, { threadId, runId });
  try {
    return requestOfRun({ ...body, messages, tools });
  } catch (error) {
    if (!(error instanceof CompositionError)) throw error;
    return refusal(400, error.code, error.message);
  }
}

function eventStream(events: AsyncGenerator<AgUiEvent, void>, left: AbortController): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let pings: ReturnType<typeof setInterval> | undefined;
  return new ReadableStream({
    start(controller) {
      pings = setInterval(() => controller.enqueue(encoder.encode(': ping\n\n')), PING_INTERVAL_MS);
    },
    async pull(controller) {
      try {
        const { done, value } = await events.next();
        if (done !== true) return controller.enqueue(encoder.encode(`data: ${JSON.stringify(value)}\n\n`));
        clearInterval(pings);
        controller.close();
      } catch (error) {
        clearInterval(pings);
        controller.error(error);
      }
    },
    cancel() {
      clearInterval(pings);
      left.abort();
    },
  });
}
