import { composeAt, CompositionError, type ComposeEvent, type ComposeRequest } from '@ui-composition/client';
import { describe, expect, test, vi } from 'vitest';
import type { Step } from './composition-steps.ts';
import { followComposition } from './follow-composition.ts';

const EVENTS = [
  { type: 'compose.started' },
  { type: 'op', op: 'add', path: '/root', value: 'a' },
  { type: 'compose.completed', generation_id: 'gen_1' },
];

/** The events one by one, as from a service: a body that is aborted breaks off. */
function bodyOf(signal: AbortSignal | null | undefined, events: readonly object[]): ReadableStream<Uint8Array> {
  const frames = events.map((event) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`)).values();
  return new ReadableStream(
    {
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        const { value, done } = frames.next();
        if (signal?.aborted === true) controller.error(signal.reason);
        else if (done === true) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

/** The steps of a composition that is answered with these events. */
async function stepsOf(
  onEvent: (event: ComposeEvent, abort: () => void) => void,
  request: ComposeRequest = { prompt: 'A form' },
  events: readonly object[] = EVENTS,
): Promise<Step[]> {
  const answer: typeof fetch = async (_, init) =>
    new Response(bodyOf(init?.signal, events), { headers: { 'content-type': 'text/event-stream' } });
  const composition = composeAt('https://host.example/compose', request, { fetch: answer });
  const steps: Step[] = [];
  let isAborted = false;
  const abort = () => {
    isAborted = true;
    composition.abort();
  };
  await followComposition(composition, {
    dispatch: (step) => steps.push(step),
    onEvent: (event) => onEvent(event, abort),
    isCurrent: () => true,
    isAborted: () => isAborted,
  });
  return steps;
}

describe('a composition that is followed', () => {
  test('ends with its result', async () => {
    const onEvent = vi.fn<(event: ComposeEvent) => void>();
    const steps = await stepsOf(onEvent);
    expect(steps.map(({ type }) => type)).toEqual(['draft', 'done']);
    expect(onEvent).toHaveBeenCalledTimes(3);
  });

  test('counts the operations of the attempt that is drawn', async () => {
    const [started, operation, completed] = EVENTS as [object, object, object];
    const restarted = { type: 'compose.restarted', model: 'm', reason: { code: 'x' } };
    const events = [started, operation, operation, restarted, operation, completed];
    const steps = await stepsOf(() => undefined, undefined, events);
    expect(steps.map((step) => ('operations' in step ? step.operations : step.type))).toEqual([
      1,
      2,
      'restart',
      1,
      'done',
    ]);
  });

  test('fails, with the cause, when a listener throws', async () => {
    const cause = new TypeError('events is not iterable');
    const steps = await stepsOf(() => {
      throw cause;
    });
    expect(steps).toEqual([{ type: 'failed', error: expect.any(CompositionError) as unknown }]);
    expect(steps[0]).toMatchObject({ error: { code: 'CLIENT_ERROR', isTransient: false, cause } });
  });

  test('fails when the request cannot be sent as JSON', async () => {
    const data: { self?: unknown } = {};
    data.self = data;
    const steps = await stepsOf(() => undefined, { prompt: 'A form', data });
    expect(steps).toMatchObject([{ type: 'failed', error: { code: 'CLIENT_ERROR', cause: expect.any(TypeError) } }]);
  });

  test('ends without a failure when it is aborted', async () => {
    const steps = await stepsOf((event, abort) => {
      if (event.type === 'op') abort();
    });
    expect(steps.at(-1)).toEqual({ type: 'aborted' });
    expect(steps.map(({ type }) => type)).not.toContain('failed');
  });
});
