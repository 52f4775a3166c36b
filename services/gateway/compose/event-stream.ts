import type { ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';
import { Refusal } from '#contract/refusal.ts';
import { recordRefusal } from '../http/envelope.ts';
import type { RequestContext, RequestFacts } from '../http/request-context.ts';
import { ClientGone } from '../in-flight.ts';
import { backpressureSeconds, streamsActive } from '../telemetry/metrics.ts';
import type { EventFraming } from './event-framing.ts';
import { errorText } from './event-json.ts';

/** What every way of answering a compose request needs. */
export type Answer = {
  context: RequestContext;
  /** Ends the answer early, see `InFlight`. */
  signal: AbortSignal;
  /** How events are written. */
  framing: EventFraming;
  pingIntervalMs: number;
  slowReaderTimeoutMs: number;
};

/** An open stream of events. */
export type EventStream = {
  /**
   * Sends one event; resolves when the client can take more.
   *
   * @throws the signal's reason; Refusal SERVICE_UNAVAILABLE when the client takes nothing for too long
   */
  send(name: string, data: string): Promise<void>;
  /** Sends the last event and closes. A client that does not read the rest is disconnected. */
  end(name: string, data: string): void;
};

// No proxy may cache, compress or buffer the stream.
const HEADERS = {
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
};

/**
 * Opens the response as a stream of events. Status and headers are sent with the first event, which must follow
 * immediately; pings follow until the end.
 *
 * Source: service spec, "POST /v1/compose"; WHATWG HTML, "Server-sent events".
 */
export function openEventStream({
  context: { response },
  signal,
  framing,
  pingIntervalMs,
  slowReaderTimeoutMs,
}: Answer): EventStream {
  response.writeHead(200, { 'content-type': framing.contentType, ...HEADERS });
  const stopPings = startPings(response, pingIntervalMs, framing.ping);
  streamsActive.inc();
  response.once('close', () => streamsActive.dec());
  const writer = turnWriter(response);
  return {
    send: async (name, data) => {
      signal.throwIfAborted();
      writer.write(framing.write(name, data));
      if (response.writableNeedDrain) await drained(response, signal, slowReaderTimeoutMs);
    },
    end: (name, data) => {
      stopPings();
      if (framing.breaksAfter(name)) writer.breakAfter(framing.write(name, data));
      else writer.end(framing.write(name, data));
      destroyWhenStalled(response, slowReaderTimeoutMs);
    },
  };
}

/**
 * Ends a stream with the `error` event, unless the client has gone.
 *
 * Source: service spec, "Stream events of POST /v1/compose".
 */
export function endWithError(stream: EventStream, thrown: unknown, facts: RequestFacts): void {
  if (thrown instanceof ClientGone) {
    facts.outcome = 'client_gone';
    return;
  }
  stream.end('error', errorText(recordRefusal(thrown, facts)));
}

/**
 * Pings one stream at this interval, counted from its opening, until it closes or the returned function is called, so
 * that no proxy closes the connection while a model is thinking. Clients ignore pings. None is sent while a client does
 * not read: they would only queue.
 *
 * Source: service spec, "Events", rule 3.
 */
function startPings(response: ServerResponse, intervalMs: number, ping: string): () => void {
  const timer = setInterval(() => {
    if (!response.writableNeedDrain) response.write(ping);
  }, intervalMs);
  timer.unref();
  const stop = (): void => clearInterval(timer);
  response.once('close', stop);
  return stop;
}

// Waiting for `drain` alone could wait forever: a client that leaves under backpressure only emits `close`.
function drained(response: ServerResponse, signal: AbortSignal, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const startedMs = performance.now();
    const stop = (): void => {
      backpressureSeconds.inc((performance.now() - startedMs) / 1000);
      clearTimeout(timer);
      response.off('drain', onDrain);
      signal.removeEventListener('abort', onAbort);
    };
    const onDrain = (): void => {
      stop();
      resolve();
    };
    const onAbort = (): void => {
      stop();
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      stop();
      const message = `The stream was not read for ${timeoutMs / 1000} s and was given up. Nothing was billed.`;
      reject(new Refusal('SERVICE_UNAVAILABLE', message, { cause: new Error('the client does not read') }));
    }, timeoutMs);
    response.on('drain', onDrain);
    signal.addEventListener('abort', onAbort);
  });
}

/** Destroys the connection of a client that reads nothing for `timeoutMs`, so that no response stays in memory forever. */
export function destroyWhenStalled(response: ServerResponse, timeoutMs: number): void {
  response.setTimeout(timeoutMs, () => response.destroy());
}

/** Writes to a response with few system calls. */
type TurnWriter = {
  write(text: string): void;
  /** Writes the rest and ends the response. */
  end(text: string): void;
  /** Writes the rest, then destroys the connection instead of ending the response. */
  breakAfter(text: string): void;
};

/**
 * Writes the first text of each event loop turn immediately and the others of that turn together at its end: a burst of
 * events costs two system calls instead of one each, and the first event is not delayed.
 */
export function turnWriter(response: Writable): TurnWriter {
  // Undefined until something is written in this turn.
  let buffered: string | undefined;
  const endTurn = (): void => {
    const text = buffered ?? '';
    buffered = undefined;
    if (text !== '' && !response.destroyed) response.write(text);
  };
  return {
    write: (text) => {
      if (buffered !== undefined) {
        buffered += text;
        return;
      }
      buffered = '';
      setImmediate(endTurn);
      response.write(text);
    },
    end: (text) => {
      response.end((buffered ?? '') + text);
      buffered = '';
    },
    breakAfter: (text) => {
      response.write((buffered ?? '') + text, () => response.destroy());
      buffered = '';
    },
  };
}
