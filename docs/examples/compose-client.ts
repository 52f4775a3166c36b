import { applySpecPatch, type JsonPatch, type Spec } from '@json-render/core';
import { EventSourceParserStream } from 'eventsource-parser/stream';

/** Where the service is, and the key to call it with. Keys stay on servers; a browser calls its own backend. */
export type Access = { baseUrl: string; apiKey: string };

type Failure = Error & { code: string; retryAfterSeconds: number | undefined };

type StreamEvent =
  | { type: 'compose.started' | 'compose.completed' }
  | { type: 'compose.restarted'; reason: { code: string } }
  | ({ type: 'op' } & JsonPatch)
  | { type: 'error'; error: { code: string; message: string } };

/**
 * Composes one interface. `onDraft` is called with the spec as it grows, and with an empty one after a restart: it may be
 * shown, and is not to be kept. What is returned has passed validation and has been billed.
 *
 * @param idempotencyKey one for each wish of the user. The same key with the same request never costs twice.
 * @throws Failure with the `code` of the service, also for a connection that broke
 */
export async function compose(
  { baseUrl, apiKey }: Access,
  request: { prior_spec?: Spec; mode?: string; prompt: string; [field: string]: unknown },
  idempotencyKey: string,
  onDraft: (draft: Spec) => void = () => undefined,
): Promise<Spec> {
  const response = await fetch(`${baseUrl}/v1/compose`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify(request),
  });
  if (!response.ok || response.body === null) throw await failureIn(response);
  const emptyDraft = (): Spec =>
    structuredClone(request.mode === 'edit' ? request.prior_spec : undefined) ?? ({} as Spec);
  let draft = emptyDraft();
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) {
    const event = JSON.parse(data) as StreamEvent;
    switch (event.type) {
      case 'op':
        onDraft(applySpecPatch(draft, event));
        break;
      case 'compose.restarted':
        draft = emptyDraft();
        onDraft(draft);
        break;
      case 'compose.completed':
        return draft;
      case 'error':
        throw failure(event.error.code, event.error.message);
      default: // Events that are not known yet may come at any time, and are ignored.
    }
  }
  throw failure('SERVICE_UNAVAILABLE', 'The stream broke before the interface was complete.');
}

const WORTH_RETRYING = new Set([
  'MODEL_UNAVAILABLE',
  'SERVICE_UNAVAILABLE',
  'COMPOSITION_FAILED',
  'INTERNAL_SERVER_ERROR',
  'IDEMPOTENCY_KEY_IN_USE',
  'RATE_LIMITED',
]);

/**
 * The same, up to five times, with growing pauses. A try that follows a lost answer gets the stored result for free: the
 * key and the bytes of the request stay the same.
 */
export async function composeWithRetries(...call: Parameters<typeof compose>): Promise<Spec> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await compose(...call);
    } catch (thrown) {
      // `fetch` itself throws a TypeError when the service cannot be reached.
      const { code, retryAfterSeconds } = thrown as Partial<Failure>;
      const isTransient = thrown instanceof TypeError || WORTH_RETRYING.has(code ?? '');
      if (!isTransient || tries === 5) throw thrown;
      const pauseMs = retryAfterSeconds === undefined ? 500 * 2 ** tries * Math.random() : retryAfterSeconds * 1_000;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

async function failureIn(response: Response): Promise<Failure> {
  // A proxy in between answers in its own words, if at all.
  const unnamed = { error: { code: 'SERVICE_UNAVAILABLE', message: `The answer was ${response.status}.` } };
  const { error } = (await response.json().catch(() => unnamed)) as typeof unnamed;
  const retryAfter = response.headers.get('retry-after');
  return failure(error.code, error.message, retryAfter === null ? undefined : Number(retryAfter));
}

function failure(code: string, message: string, retryAfterSeconds?: number): Failure {
  return Object.assign(new Error(message), { code, retryAfterSeconds });
}
