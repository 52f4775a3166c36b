import { type ComposeHandlerOptions, refusal } from '../compose-handler.ts';
import { CompositionError } from '../errors.ts';
import { eventRelay } from '../event-relay.ts';
import type { ComposeRequest, JsonObject } from '../types.ts';
import { agUiEvents } from './events.ts';
import { inTermsOfRun, requestOfRun } from './request-of-run.ts';

/**
 * The endpoint that `HttpAgent({ url })` of `@ag-ui/client` posts to, from Request to Response. A failure before the first
 * event keeps its status; a later one is the event `RUN_ERROR`.
 */
export function agUiHandler(options: ComposeHandlerOptions): (request: Request) => Promise<Response> {
  return eventRelay(options, () => {
    const run = { threadId: '', runId: '' };
    let forwardedProps: unknown;
    return {
      requestOf(body) {
        forwardedProps = body['forwardedProps'];
        return readRun(body, run);
      },
      async *texts(events, { mode, prior_spec: priorSpec }) {
        const isEdit = mode === 'edit' && priorSpec !== undefined;
        for await (const event of agUiEvents(events, { ...run, ...(isEdit && { priorSpec }) })) {
          yield `data: ${JSON.stringify(event)}\n\n`;
        }
      },
      inTermsOfPage: (message) => inTermsOfRun(message, { forwardedProps }),
      contentType: 'text/event-stream; charset=utf-8',
      keepalive: ': ping\n\n',
    };
  });
}

function readRun(body: JsonObject, run: { threadId: string; runId: string }): ComposeRequest | Response {
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
