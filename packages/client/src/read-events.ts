import { EventSourceParserStream } from 'eventsource-parser/stream';
import { CompositionError } from './errors.ts';
import type { ComposeEvent } from './types.ts';

const KNOWN: ReadonlySet<string> = new Set([
  'compose.started',
  'op',
  'compose.restarted',
  'compose.completed',
  'error',
] satisfies ComposeEvent['type'][]);

/** How long the end of a body may take after its last event. */
const END_WITHIN_MS = 5_000;

/**
 * The events in the body of a compose stream. Types that a later version adds are skipped.
 *
 * @param timeoutMs longest silence, keepalive comments included
 * @throws CompositionError CONNECTION_LOST when the body breaks or ends without a terminal event, TIMED_OUT
 */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
  timeoutMs: number,
): AsyncGenerator<ComposeEvent, void> {
  const watched = body.pipeThrough(silenceWatch(timeoutMs));
  const frames = watched.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = frames.getReader();
  let isOver = false;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((error: unknown) => {
        throw error instanceof CompositionError ? error : connectionLost(error);
      });
      if (done) throw connectionLost(undefined);
      const event = eventIn(value.data);
      if (event === undefined) continue;
      isOver = event.type === 'compose.completed' || event.type === 'error';
      yield event;
      if (isOver) return;
    }
  } finally {
    if (isOver) void readToEnd(reader);
    // A reader that leaves ends the composition on the service, too.
    else await reader.cancel().catch(() => undefined);
  }
}

// After the last event only the end of the body follows. A request that is cancelled before it counts as failed in
// browsers, and its connection is lost to the next one.
async function readToEnd(reader: ReadableStreamDefaultReader<unknown>): Promise<void> {
  const timer = setTimeout(() => void reader.cancel().catch(() => undefined), END_WITHIN_MS);
  try {
    while (!(await reader.read()).done);
  } catch {
    // The terminal event has arrived already.
  } finally {
    clearTimeout(timer);
  }
}

const OPERATIONS: ReadonlySet<unknown> = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test']);

/** The event of a frame; undefined for a type that is not known. A damaged one throws: it would leave a gap. */
function eventIn(data: string): ComposeEvent | undefined {
  if (!data.startsWith('{')) return undefined;
  let event: ComposeEvent;
  try {
    event = JSON.parse(data) as ComposeEvent;
  } catch (error) {
    throw connectionLost(error);
  }
  if (!KNOWN.has(event.type)) return undefined;
  const sent: { op?: unknown; path?: unknown; from?: unknown; error?: { code?: unknown } } = event as object;
  const isOperation = OPERATIONS.has(sent.op) && typeof sent.path === 'string';
  const hasSource = (sent.op !== 'move' && sent.op !== 'copy') || typeof sent.from === 'string';
  const isWhole =
    event.type === 'op' ? isOperation && hasSource : event.type !== 'error' || typeof sent.error?.code === 'string';
  if (!isWhole) throw connectionLost(undefined);
  return event;
}

function connectionLost(cause: unknown): CompositionError {
  return new CompositionError('CONNECTION_LOST', 'The stream ended before the interface was complete.', { cause });
}

function silenceWatch(timeoutMs: number): TransformStream<Uint8Array, Uint8Array<ArrayBuffer>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (controller: TransformStreamDefaultController<unknown>): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      controller.error(new CompositionError('TIMED_OUT', `Nothing was heard for ${timeoutMs} ms.`));
    }, timeoutMs);
  };
  const clear = (): void => clearTimeout(timer);
  const transformer = {
    start: watch,
    transform: (chunk: Uint8Array, controller: TransformStreamDefaultController<Uint8Array<ArrayBuffer>>): void => {
      watch(controller);
      controller.enqueue(chunk as Uint8Array<ArrayBuffer>);
    },
    flush: clear,
    // Newer than the types: called when either side is given up.
    cancel: clear,
  };
  return new TransformStream<Uint8Array, Uint8Array<ArrayBuffer>>(transformer);
}
