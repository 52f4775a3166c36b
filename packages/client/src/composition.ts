import { CompositionError, errorOf, errorOfEvent, jsonOf, noAnswer, timedOut } from './errors.ts';
import { renderable, withOperation } from './draft.ts';
import { readEvents } from './read-events.ts';
import { isStillRunning, pauseMs, wait } from './retry.ts';
import { refuseUnsendable } from './sendable.ts';
import type { Json } from './json.ts';
import type { ComposeEvent, ComposeRequest, ComposeResult, Spec } from './types.ts';

/** Where compositions come from: the service itself, or a host's own endpoint in front of it. */
export type Source = {
  url: string;
  headers: Readonly<Record<string, string>>;
  fetch: typeof fetch;
  /** Tries after the first. */
  maxRetries: number;
  /** Longest silence before a try is given up; the service sends something at least every 15 s. */
  timeoutMs: number;
};

/** How one composition is sent. */
export type ComposeOptions = {
  /** Ends the composition; nothing is billed. */
  signal?: AbortSignal | undefined;
  /** One for each request of the user; created when absent. The same key with the same request is never billed twice. */
  idempotencyKey?: string | undefined;
};

const NOT_YET = { resolve: () => undefined, reject: () => undefined };

type StreamedResponse = Response & { body: NonNullable<Response['body']> };

/** Types of pages, and of answers that are whole. */
const NO_STREAM = /\b(?:html|json|xml)\b/i;

function bodyOf(request: ComposeRequest): string {
  try {
    return JSON.stringify({ ...request, stream: true });
  } catch (cause) {
    throw new CompositionError('CLIENT_ERROR', `The request is no JSON: ${String(cause)}`, { cause });
  }
}

// randomUUID is missing on pages without https; any 128 random bits do.
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * A composition under way: iterate over its events, or just await its result. It starts with the first of the two.
 * After a lost connection it goes on by itself: the events then start again with `compose.started`.
 */
export class Composition implements AsyncIterable<ComposeEvent> {
  /** The key that every try is sent under. */
  readonly idempotencyKey: string;
  readonly #source: Source;
  readonly #request: ComposeRequest;
  readonly #abort = new AbortController();
  readonly #isOver = new AbortController();
  /** The same for every try: other bytes under the same key are refused. */
  #body: string | undefined;
  #document: Json;
  #draft: Spec | undefined;
  #events: AsyncGenerator<ComposeEvent, void> | undefined;
  readonly #outcome: Promise<ComposeResult>;
  #settle: { resolve: (result: ComposeResult) => void; reject: (reason: unknown) => void } = NOT_YET;

  constructor(source: Source, request: ComposeRequest, { signal, idempotencyKey }: ComposeOptions = {}) {
    this.idempotencyKey = idempotencyKey ?? newKey();
    this.#source = source;
    this.#request = request;
    this.#document = this.#base();
    this.#draft = renderable(this.#document);
    // A result that is not awaited must not be an unhandled rejection: an iterating caller gets the failure there.
    this.#outcome = new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
    });
    this.#outcome.catch(() => undefined);
    if (signal?.aborted === true) this.abort(signal.reason);
    else
      signal?.addEventListener('abort', () => this.abort(signal.reason), { once: true, signal: this.#isOver.signal });
  }

  /** The interface so far: immutable, sharing what did not change with the draft before; undefined before its root. */
  get draft(): Spec | undefined {
    return this.#draft;
  }

  /** The validated interface. Rejects with a CompositionError, or with the reason of an abort. */
  get result(): Promise<ComposeResult> {
    // Later, so that whoever asks for the result first and then iterates gets all events.
    queueMicrotask(() => {
      if (this.#events === undefined) void this.#drain();
    });
    return this.#outcome;
  }

  /** Ends the composition on the service, too. */
  abort(reason?: unknown): void {
    this.#abort.abort(reason);
  }

  [Symbol.asyncIterator](): AsyncGenerator<ComposeEvent, void> {
    this.#events ??= this.#run();
    return this.#events;
  }

  async #drain(): Promise<void> {
    try {
      for await (const _ of this) void _;
    } catch {
      // The outcome has it.
    }
  }

  async *#run(): AsyncGenerator<ComposeEvent, void> {
    try {
      let failedTries = 0;
      let triesWhileRunning = 0;
      for (;;) {
        try {
          return yield* this.#attempt();
        } catch (error) {
          const before = isStillRunning(error) ? triesWhileRunning++ : failedTries++;
          const delayMs = this.#abort.signal.aborted ? undefined : pauseMs(error, before, this.#source.maxRetries);
          if (delayMs === undefined) throw error;
          await wait(delayMs, this.#abort.signal);
        }
      }
    } catch (error) {
      const failure = this.#abort.signal.aborted ? this.#abort.signal.reason : error;
      this.#settle.reject(failure);
      throw failure;
    } finally {
      this.#isOver.abort();
      this.#settle.reject(new CompositionError('CONNECTION_LOST', 'The composition was left before its end.'));
    }
  }

  async *#attempt(): AsyncGenerator<ComposeEvent, void> {
    const response = await this.#send();
    // From here on the reader of events watches for silence.
    for await (const event of readEvents(response.body, this.#source.timeoutMs)) {
      this.#take(event);
      if (event.type === 'error') throw errorOfEvent(event, response.headers);
      yield event;
    }
  }

  /** Sends the request; an answer that is no stream of events is thrown as the error that it stands for. */
  async #send(): Promise<StreamedResponse> {
    const { url, timeoutMs } = this.#source;
    const headers = {
      ...this.#source.headers,
      'content-type': 'application/json',
      'idempotency-key': this.idempotencyKey,
    };
    refuseUnsendable(headers);
    const sent = (this.#body ??= bodyOf(this.#request));
    const isSilent = AbortSignal.timeout(timeoutMs);
    const stopping = new AbortController();
    const stop = (): void => stopping.abort();
    isSilent.addEventListener('abort', stop, { once: true });
    const signal = AbortSignal.any([this.#abort.signal, stopping.signal]);
    const response = await this.#source
      .fetch(url, { method: 'POST', headers, body: sent, signal })
      .catch((cause: unknown) => {
        throw isSilent.aborted ? timedOut(timeoutMs) : noAnswer(url, cause);
      });
    const isStream = response.ok && !NO_STREAM.test(response.headers.get('content-type') ?? '');
    if (!isStream || response.body === null) throw errorOf(response, await jsonOf(response));
    isSilent.removeEventListener('abort', stop);
    return response as StreamedResponse;
  }

  #take(event: ComposeEvent): void {
    if (event.type === 'compose.started' || event.type === 'compose.restarted') this.#document = this.#base();
    if (event.type === 'op') this.#document = withOperation(this.#document, event);
    if (event.type !== 'error') this.#draft = renderable(this.#document);
    if (event.type === 'compose.completed') {
      const { type: _, ...completed } = event;
      // The document has passed validation, so it is a Spec.
      this.#settle.resolve({ ...completed, spec: this.#document as unknown as Spec });
    }
  }

  #base(): Json {
    return this.#request.mode === 'edit' ? ((this.#request.prior_spec ?? {}) as Json) : {};
  }
}
