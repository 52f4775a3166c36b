import { type ComposeHandlerOptions, refusal } from '../compose-handler.ts';
import { CompositionError } from '../errors.ts';
import { eventRelay, type Translation } from '../event-relay.ts';
import type { JsonObject } from '../json.ts';
import type { ComposeEvent } from '../types.ts';
import { type AgUiRun, agUiEvents } from './events.ts';
import { inTermsOfRun, requestOfRun } from './request-of-run.ts';

/**
 * The endpoint that `HttpAgent({ url })` of `@ag-ui/client` posts to, from Request to Response. A failure before the first
 * event keeps its status; a later one is the event `RUN_ERROR`.
 */
export function agUiHandler(options: ComposeHandlerOptions): (request: Request) => Promise<Response> {
  return eventRelay(options, {
    translate,
    contentType: 'text/event-stream; charset=utf-8',
    keepalive: ': ping\n\n',
  });
}

function translate(body: JsonObject): Translation | Response {
  const { threadId, runId, messages, tools } = body;
  if (typeof threadId !== 'string') return refusal(400, 'BAD_REQUEST', 'threadId: must be a string.');
  if (typeof runId !== 'string') return refusal(400, 'BAD_REQUEST', 'runId: must be a string.');
  if (!Array.isArray(messages)) return refusal(400, 'BAD_REQUEST', 'messages: must be a list.');
  if (tools !== undefined && !Array.isArray(tools)) return refusal(400, 'BAD_REQUEST', 'tools: must be a list.');
  try {
    return {
      request: requestOfRun({ ...body, messages, tools }),
      texts: (events, { mode, prior_spec: priorSpec }) =>
        frames(events, { threadId, runId, ...(mode === 'edit' && priorSpec !== undefined && { priorSpec }) }),
      inTermsOfPage: (message) => inTermsOfRun(message, { forwardedProps: body['forwardedProps'] }),
    };
  } catch (error) {
    if (!(error instanceof CompositionError)) throw error;
    return refusal(400, error.code, error.message);
  }
}

async function* frames(events: AsyncIterable<ComposeEvent>, run: AgUiRun): AsyncGenerator<string, void> {
  for await (const event of agUiEvents(events, run)) yield `data: ${JSON.stringify(event)}\n\n`;
}
