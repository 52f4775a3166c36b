import { EventSourceParserStream } from 'eventsource-parser/stream';
import { CompositionError, streamCut } from './errors.ts';
import type { ComposeEvent } from './types.ts';

const KNOWN: ReadonlySet<string> = new Set([
  'compose.started',
  'op',
  'compose.restarted',
  'compose.completed',
  'error',
] satisfies ComposeEvent['type'][]);

/** Longest silence before a stream counts as lost: three keepalives of the service. */
export const LONGEST_SILENCE_MS = 45_000;

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
        throw error instanceof CompositionError ? error : streamCut(error);
      });
      if (done) throw streamCut();
      const event = readEvent(value.data);
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

/** The event of a frame; undefined for a type that is not known. A damaged one throws: it would leave a gap. */
function readEvent(data: string): ComposeEvent | undefined {
  if (!data.startsWith('{')) return undefined;
  let event: ComposeEvent;
  try {
    event = JSON.parse(data) as ComposeEvent;
  } catch (error) {
    throw streamCut(error);
  }
  if (!KNOWN.has(event.type)) return undefined;
  if (!isWhole(event)) throw streamCut();
  return event;
}

const OPERATIONS: ReadonlySet<unknown> = new Set(['add', 'remove', 'replace', 'move', 'copy', 'test']);

// What a reader of the event relies on; other members may be missing.
function isWhole(event: ComposeEvent): boolean {
  const { type, op, path, from, error } = event as { [member: string]: unknown };
  if (type === 'error') return typeof (error as { code?: unknown } | undefined)?.code === 'string';
  if (type !== 'op') return true;
  const hasSource = (op !== 'move' && op !== 'copy') || typeof from === 'string';
  return OPERATIONS.has(op) && typeof path === 'string' && hasSource;
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
