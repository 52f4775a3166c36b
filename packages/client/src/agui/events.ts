import { CompositionError, errorOfEvent } from '../errors.ts';
import type { JsonObject } from '../json.ts';
import type { ComposeEvent, CompletedEvent, Operation } from '../types.ts';

/** The result of a finished run: everything of `compose.completed`. The spec is the content of the activity. */
export type RunResult = Omit<CompletedEvent, 'type'>;

/** The AG-UI events that a composition is sent as. */
export type AgUiEvent =
  | { type: 'RUN_STARTED'; threadId: string; runId: string }
  | { type: 'ACTIVITY_SNAPSHOT'; messageId: string; activityType: string; content: JsonObject; replace: true }
  | { type: 'ACTIVITY_DELTA'; messageId: string; activityType: string; patch: [Operation] }
  | {
      type: 'RUN_FINISHED';
      threadId: string;
      runId: string;
      result: RunResult;
      usage: [{ model: string; inputTokens: number; outputTokens: number }];
    }
  | { type: 'RUN_ERROR'; message: string; code: string };

/** The run of AG-UI that a composition belongs to. */
export type AgUiRun = {
  threadId: string;
  runId: string;
  /** The activity that becomes the interface. Default: one for each run. */
  messageId?: string | undefined;
  /** With `mode: 'edit'`: what the operations apply to. */
  priorSpec?: object | undefined;
};

/** The type of the activities whose content is a spec. */
export const ACTIVITY_TYPE = 'ui-composition';

/**
 * A composition as events of AG-UI: the content of the activity is the spec, each operation is one delta, and a restart
 * is a snapshot of where it starts from. A draft is provisional, so a run that fails takes its activity back there, too.
 * An abort ends the events with its reason, and what was drawn stays.
 *
 * @param composition a Composition, or the events of a compose stream
 */
export async function* agUiEvents(
  composition: AsyncIterable<ComposeEvent>,
  run: AgUiRun,
): AsyncGenerator<AgUiEvent, void> {
  const { threadId, runId, messageId = `ui-${runId}`, priorSpec = {} } = run;
  const activity = { messageId, activityType: ACTIVITY_TYPE };
  const content = priorSpec as JsonObject;
  const snapshot = { type: 'ACTIVITY_SNAPSHOT', ...activity, content, replace: true } as const;
  let isShown = false;
  yield { type: 'RUN_STARTED', threadId, runId };
  try {
    for await (const event of composition) {
      switch (event.type) {
        case 'compose.started':
        case 'compose.restarted':
          isShown = true;
          yield snapshot;
          break;
        case 'op': {
          const { type: _, ...operation } = event;
          yield { type: 'ACTIVITY_DELTA', ...activity, patch: [operation] };
          break;
        }
        case 'compose.completed': {
          const { type: _, ...result } = event;
          const { input_tokens: inputTokens, output_tokens: outputTokens } = event.usage;
          const usage = { model: event.model, inputTokens, outputTokens };
          yield { type: 'RUN_FINISHED', threadId, runId, result, usage: [usage] };
          break;
        }
        case 'error':
          throw errorOfEvent(event);
      }
    }
  } catch (error) {
    if (!(error instanceof CompositionError)) throw error;
    if (isShown) yield snapshot;
    yield runError(error);
  }
}

/** A failure as the event that ends a run. */
export function runError({ message, code }: CompositionError): AgUiEvent {
  return { type: 'RUN_ERROR', message, code };
}
