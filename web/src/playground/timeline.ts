import type { ComposeEvent, Usage } from '@ui-composition/client';

/** One thing that happened while composing, in milliseconds since the request. */
export type Moment = { atMs: number; event: ComposeEvent };

/** The figures of a composition that the timeline shows. */
export type Summary = {
  model: string | undefined;
  firstOperationMs: number | undefined;
  durationMs: number | undefined;
  operations: number;
  restarts: { atMs: number; reason: string; model: string }[];
  usage: Usage | undefined;
  components: readonly string[];
};

/** Reads the figures off the moments of one composition. */
export function summarise(moments: readonly Moment[]): Summary {
  const summary: Summary = {
    model: undefined,
    firstOperationMs: undefined,
    durationMs: undefined,
    operations: 0,
    restarts: [],
    usage: undefined,
    components: [],
  };
  for (const { atMs, event } of moments) {
    if (event.type === 'compose.started') summary.model = event.model;
    if (event.type === 'op') {
      summary.firstOperationMs ??= atMs;
      summary.operations += 1;
    }
    if (event.type === 'compose.restarted') {
      summary.restarts.push({ atMs, reason: event.reason.code, model: event.model });
      summary.model = event.model;
      summary.operations = 0;
    }
    if (event.type === 'compose.completed') {
      summary.durationMs = atMs;
      summary.usage = event.usage;
      summary.model = event.model;
      summary.components = event.components_used ?? [];
    }
    if (event.type === 'error') summary.durationMs = atMs;
  }
  return summary;
}
