import { createParser } from 'eventsource-parser';
import { ComposeEvent } from '#contract/compose-event.ts';
import { isErrorCode } from '#contract/error-code.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { Refusal } from '#contract/refusal.ts';

/** Where the service is, and the key to call it with. */
export type Access = { baseUrl: string; apiKey: string };

/**
 * Calls POST /v1/compose and yields its events as they arrive. Sends an idempotency key, so that a lost answer could
 * be fetched again for free.
 *
 * @throws Refusal with the service's own code and sentence, for an error status as for an `error` event;
 *   SERVICE_UNAVAILABLE when the service cannot be reached or the stream ends without a terminal event
 */
export async function* composeEvents(
  { baseUrl, apiKey }: Access,
  request: JsonObject,
  idempotencyKey: string,
): AsyncGenerator<ComposeEvent> {
  const response = await fetch(`${baseUrl}/v1/compose`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${apiKey}`,
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    },
    body: JSON.stringify(request),
  }).catch((error: unknown) => {
    const reason = reasonOf(error);
    const hint = reason.includes('ECONNREFUSED')
      ? 'Is the service running?'
      : `UIC_BASE_URL says where it is. ${reason}`;
    throw new Refusal('SERVICE_UNAVAILABLE', `Nothing answers at ${baseUrl}. ${hint}`, { cause: error });
  });
  const type = response.headers.get('content-type') ?? 'no content type';
  if (!response.ok || response.body === null || !type.startsWith('text/event-stream')) {
    const refusal = refusalIn(await response.json().catch(() => undefined));
    if (refusal !== undefined) throw refusal;
    const { status } = response;
    const code = status < 500 ? 'NOT_FOUND' : 'SERVICE_UNAVAILABLE';
    const message = `${response.url} answered ${status}, ${type}. Is UIC_BASE_URL the address of the service?`;
    throw new Refusal(code, message);
  }
  for await (const event of eventsIn(response.body)) {
    if (event.type === 'error') throw refusalIn(event) ?? new Refusal('INTERNAL_SERVER_ERROR');
    yield event;
    if (event.type === 'compose.completed') return;
  }
  throw brokenStream();
}

/** For a stream that does not lead to an interface: it ends too early, or is damaged. */
export function brokenStream(cause?: unknown): Refusal {
  return new Refusal('SERVICE_UNAVAILABLE', 'The stream ended before the interface was complete.', { cause });
}

// The cause of fetch's error has the reason; for a host with several addresses there is one per address.
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const causes: unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return causes.map((each) => (each instanceof Error ? each.message : String(each))).join('; ');
}

async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<ComposeEvent> {
  const waiting: ComposeEvent[] = [];
  const parser = createParser({
    onEvent: ({ data }) => {
      // Event types that are not known yet are additive, and to be ignored.
      const event = ComposeEvent.safeParse(jsonIn(data));
      if (event.success) waiting.push(event.data);
    },
  });
  const decoder = new TextDecoder();
  for await (const bytes of unbroken(body)) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* waiting.splice(0);
  }
}

// A connection that breaks ends the stream as early as one that is closed in good order; what is missing is the same.
async function* unbroken(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch {
    // The terminal event has not come.
  }
}

function jsonIn(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (error) {
    throw brokenStream(error);
  }
}

function refusalIn(body: unknown): Refusal | undefined {
  const error = isJsonObject(body) && isJsonObject(body['error']) ? body['error'] : {};
  const { code, message } = error;
  if (typeof code !== 'string' || !isErrorCode(code)) return undefined;
  return new Refusal(code, typeof message === 'string' ? message : undefined);
}
